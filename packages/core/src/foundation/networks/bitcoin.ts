import type { NetworkOfNamespace } from '../schema/network.js'

/** Bitcoin. Its URL serves the Esplora API, which wallets and dapps use instead of a node's RPC. */
export const bitcoin: NetworkOfNamespace<'bip122', '000000000019d6689c085ae165831e93'> = {
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: {
    default: {
      // Of the documentation of mempool.space and of Esplora.
      http: ['https://mempool.space/api', 'https://blockstream.info/api'],
    },
  },
  blockExplorers: { default: { name: 'mempool', url: 'https://mempool.space' } },
}
