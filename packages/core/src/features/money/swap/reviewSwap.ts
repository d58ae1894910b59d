import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import { InvalidSwapError } from '../../../foundation/errors/transaction.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { startArrivals } from '../arrivals/watchArrivals.js'
import { startReview } from '../review/startReview.js'
import { isCrossing } from '../swap-review/rules.js'
import { swapReview } from '../swap-review/swapReview.js'
import { openSwap } from './installSwap.js'
import { loadSwapChain } from './loadSwapChain.js'
import { toSwapIntent } from './toSwapIntent.js'
import { toSwapOrder } from './toSwapOrder.js'

/**
 * Begins the review of the swap that `updateSwap` has prepared: asks the server for its transaction, decodes and simulates it, and
 * reads balances, allowance and fees from the network. `toSwapReviewModel` returns it. Nothing is signed until `approveSwap`.
 *
 * @throws see `reviewSwap.ErrorType`. `InvalidSwapError` if something is missing or invalid; `SwapPriceChangedError` if the price
 * is worse than the one that was shown; `TransactionMismatchError` if the transaction does something else;
 * `SimulationRevertedError` if it would fail; `AbortedError` if it is closed, or another review begins.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { reviewSwap, updateSwap } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * updateSwap(kit, { to: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', amount: '0.5' })
 * await reviewSwap(kit)
 * ```
 */
export async function reviewSwap(kit: Latchkit): Promise<void> {
  openSwap(kit)
  const state = kit.getState()
  const id = kit.internal.newId()
  const order = toSwapOrder(state, kit.config)
  if ('check' in order) throw new InvalidSwapError(order)
  const intent = toSwapIntent(state, kit.config, order)
  if (!('check' in intent)) {
    if (isCrossing(intent)) startArrivals(kit)
    return startReview(kit, swapReview, { id, intent })
  }
  const chain = await loadSwapChain(kit, getActiveNamespace(state))
  if (!chain) throw new InvalidSwapError(intent)
  return chain.start(kit, { id, order })
}

export declare namespace reviewSwap {
  type ErrorType = NotConnectedError | InvalidSwapError | LatchkitError
}
