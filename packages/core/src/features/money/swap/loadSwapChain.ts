import type { Latchkit } from '../../../engine/latchkit.js'
import type { KitState } from '../../../engine/types.js'
import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import {
  SimulationRevertedError,
  SwapPriceChangedError,
  TransactionMismatchError,
} from '../../../foundation/errors/transaction.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { approveReview } from '../review/approveReview.js'
import { createReviewFeature } from '../review/createReviewFeature.js'
import { showResult } from '../review/showResult.js'
import { startReview } from '../review/startReview.js'
import { getSwapPorts } from '../swap-review/getSwapPorts.js'
import { getLimit, getPaid, getReceived, isAsGood } from '../swap-review/rules.js'
import type { SwapChain } from '../swap-review/SwapChain.js'
import { swapFlow } from '../swap-review/swapViews.js'
import { toSwapAction } from '../swap-review/toSwapAction.js'

/** Each is a chunk of its own, so that an app loads only the code of its namespaces. */
const loads: Readonly<Partial<Record<ChainNamespace, () => Promise<SwapChain>>>> = {
  solana: async () =>
    (await import('../solana-swap/createSolanaSwap.js')).createSolanaSwap({
      MethodNotSupportedError,
      SimulationRevertedError,
      SwapPriceChangedError,
      TransactionMismatchError,
      approveReview,
      createReviewFeature,
      getLimit,
      getPaid,
      getReceived,
      getSwapPorts,
      isAsGood,
      showResult: (sent, state) => showResult(sent, swapFlow, state),
      startReview,
      toSwapAction,
    }),
}

/** Returns what swapping knows about a namespace; `undefined` for `eip155`, and if it is not loaded yet. */
export const getSwapChain = (
  { swap }: Pick<KitState, 'swap'>,
  namespace: ChainNamespace,
): SwapChain | undefined => (swap?.chain?.namespace === namespace ? swap.chain : undefined)

/**
 * Loads what swapping knows about a namespace, and installs its review. Returns `undefined` for `eip155`, and in a namespace
 * without swaps.
 *
 * @throws `Error` if its code cannot be loaded
 */
export async function loadSwapChain(
  kit: Latchkit,
  namespace: ChainNamespace,
): Promise<SwapChain | undefined> {
  const loaded = getSwapChain(kit.getState(), namespace)
  const chain = loaded ?? (await loads[namespace]?.())
  if (!chain || loaded) return chain
  kit.internal.install(chain.feature)
  kit.internal.send({ feature: 'swap', event: { type: 'chainLoaded', chain } })
  return chain
}
