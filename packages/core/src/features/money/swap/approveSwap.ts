import type { Latchkit } from '../../../engine/latchkit.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import { InvalidSwapError } from '../../../foundation/errors/transaction.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { approveReview } from '../review/approveReview.js'
import { swapReview } from '../swap-review/swapReview.js'
import type { SwapFacts, SwapIntent, SwapResult, SwapStep } from '../swap-review/types.js'
import { getSwapChain } from './loadSwapChain.js'

/**
 * Signs the step of the swap under review: compares it with the current state of the network, and asks the wallet once. After an
 * approval, the review of the next step begins by itself, with the price after its confirmation.
 *
 * @returns The step, and the hash of its transaction, which a signed permit does not have; on Solana, its `signature`; `callsId` if the wallet executes several calls together (EIP-5792): it tells
 * the hash later, and `watchTransactions` tracks it. A wallet that refuses that is asked for one step after the other, in a new review.
 * @throws see `approveSwap.ErrorType`. `ReviewChangedError` if the review shows new numbers; `UserRejectedError` when the user
 * declined: both leave the review open. `InvalidSwapError` if nothing is under review that can be signed. `AbortedError` if the
 * review is closed: a wallet that was asked can still send it.
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { approveSwap } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { step, hash } = await approveSwap(kit)
 * ```
 */
export async function approveSwap(kit: Latchkit): Promise<approveSwap.ReturnType> {
  const state = kit.getState()
  const chain = getSwapChain(state, getActiveNamespace(state))
  if (chain) {
    const review = chain.getReview(state)
    if (review?.status !== 'ready') throw new InvalidSwapError({ check: 'review' })
    return { step: 'swap', signature: await chain.approve(kit, review) }
  }
  const { swapReview: review } = state
  if (review?.status !== 'ready') throw new InvalidSwapError({ check: 'review' })
  const result = await approveReview<SwapIntent, SwapFacts, SwapResult>(kit, swapReview, review)
  const { step } = review.facts
  if (step === 'permit') return { step }
  return typeof result === 'string' ? { step, hash: result } : { step, ...result }
}

export declare namespace approveSwap {
  type ReturnType = {
    readonly step: SwapStep
    readonly hash?: Hex | undefined
    /** On Solana: the id of the transaction. */
    readonly signature?: string | undefined
    readonly callsId?: string | undefined
  }
  /** `LatchkitError`: `ReviewChangedError`, `AbortedError`, or an error of `sendTransaction`. */
  type ErrorType = NotConnectedError | InvalidSwapError | LatchkitError
}
