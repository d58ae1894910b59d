import type { NetworkOfNamespace } from '../schema/network.js'

/**
 * Bitcoin Testnet. Its URL serves the Esplora API, which wallets and dapps use instead of a node's
 * RPC.
 */
export const bitcoinTestnet: NetworkOfNamespace<'bip122', '000000000933ea01ad0ee984209779ba'> = {
  id: '000000000933ea01ad0ee984209779ba',
  name: 'Bitcoin Testnet',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
  nativeCurrency: { name: 'Bitcoin', symbol: 'tBTC', decimals: 8 },
  rpcUrls: {
    default: {
      // Of the documentation of mempool.space and of Esplora.
      http: ['https://mempool.space/testnet/api', 'https://blockstream.info/testnet/api'],
    },
  },
  blockExplorers: { default: { name: 'mempool', url: 'https://mempool.space/testnet' } },
  testnet: true,
}
