import { defineNetwork } from '@latchkit/react/networks'
import { toOwnUrl } from './toOwnUrl.js'

/** The devnet's Solana cluster, reached through the page's origin (`server/chains.ts`). */
export const devnetSolana = defineNetwork({
  // The first characters of the genesis hash, which is the same at every start (CAIP-2).
  id: '7kMnb5pz6QBbwNoJSNeDf1JZJKxBZXXZ',
  name: 'Devnet Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [toOwnUrl('/rpc/solana')] } },
  testnet: true,
})
