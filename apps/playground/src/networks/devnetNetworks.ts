import type { EvmNetwork } from '@latchkit/core'
import { fromViemChain } from '@latchkit/react/networks'

/** The devnet's chain of that id, reached through the page's own origin (`server/chains.ts`). */
function devnet(id: number): EvmNetwork {
  // On a server there is no page; nothing is fetched there either.
  const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin
  return fromViemChain({
    id,
    name: `Devnet ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`${origin}/rpc/${id}`] } },
    contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
    testnet: true,
  })
}

/** The devnet's first chain, which both test wallets know. */
export const devnet31337: EvmNetwork = devnet(31337)

/** The devnet's second chain, which Meadow has to be taught. */
export const devnet31338: EvmNetwork = devnet(31338)
