import { permit2Addresses } from '../../../chains/evm/permitData.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { SwapSource } from '../../../ports/SwapSource.js'

/** A swap over contracts of a server. A wrapped native token is its own router, so apps name it too. */
type Contracts = {
  readonly chainId: CaipNetworkId
  readonly router?: string | undefined
  readonly spender?: string | undefined
  readonly permit2Spender?: string | undefined
}

/** Whether the app names the contracts of a chain, and all contracts of the swap are among them. */
export function isPinned({ contracts }: Pick<SwapSource, 'contracts'>, swap: Contracts): boolean {
  const { chainId, router, spender, permit2Spender } = swap
  const pinned = contracts?.[chainId]?.map((address) => address.toLowerCase())
  // Permit2 takes nothing by itself: its spender does.
  const isPermit2 = permit2Spender !== undefined && permit2Addresses.includes(`${spender}`.toLowerCase())
  return (
    pinned !== undefined &&
    [router, isPermit2 ? permit2Spender : (spender ?? router)].every(
      (address) => address !== undefined && pinned.includes(address.toLowerCase()),
    )
  )
}

/** Whether the swap uses no contract that the app does not name; any contract if it names none. */
export const hasOnlyPinned = (source: Pick<SwapSource, 'contracts'>, swap: Contracts): boolean =>
  source.contracts?.[swap.chainId] === undefined || isPinned(source, swap)
