import type { EvmNetwork } from '@latchkit/core'
import { fromViemChain } from '@latchkit/react/networks'
import { toOwnUrl } from './toOwnUrl.js'

/** `nameResolvers.universal` of the devnet, whose package is not for browsers. */
const universalResolver = '0xCCb15F27391Af71725eae2f3e0016ecB73E442a4'

/** Returns the devnet's chain with that id, reached through the page's origin (`server/chains.ts`). */
function devnet(id: number, hasEns = false): EvmNetwork {
  return fromViemChain({
    id,
    name: `Devnet ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [toOwnUrl(`/rpc/${id}`)] } },
    contracts: {
      multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' },
      ...(hasEns && { ensUniversalResolver: { address: universalResolver } }),
    },
    testnet: true,
  })
}

/** The devnet's first chain, which both test wallets know. */
export const devnet31337: EvmNetwork = devnet(31337, true)

/** The devnet's second chain, which Meadow does not know. */
export const devnet31338: EvmNetwork = devnet(31338)
