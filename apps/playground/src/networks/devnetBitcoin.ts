import { defineNetwork } from '@latchkit/react/networks'
import { toOwnUrl } from './toOwnUrl.js'

/** The devnet's Bitcoin chain, reached through the page's origin (`server/chains.ts`). */
export const devnetBitcoin = defineNetwork({
  // Every regtest chain has it: the first characters of the genesis hash (BIP-122).
  id: '0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'Devnet Bitcoin',
  chainNamespace: 'bip122',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [toOwnUrl('/rpc/bitcoin')] } },
  testnet: true,
})
