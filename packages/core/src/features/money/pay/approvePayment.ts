import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { PayError } from '../../../foundation/errors/pay.js'

/**
 * Asks the wallet to sign and send the payment that `payWithWallet` has prepared. Returns the hash, or the signature on Solana;
 * `waitForPayment` returns the result. One approval asks the wallet at most once.
 *
 * @throws see `approvePayment.ErrorType`. `UserRejectedError` when the user declined, and `ReviewChangedError` if the review shows new
 * numbers: both leave the review open. `PayError` if nothing can be approved
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { approvePayment, payWithWallet } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { pay: true } })
 * await payWithWallet(kit)
 * const hash = await approvePayment(kit)
 * ```
 */
export async function approvePayment(kit: Latchkit): Promise<string> {
  const { pay } = kit.getState()
  const { chain, reviewId } = pay?.status === 'reviewing' && !pay.isAsking ? pay : {}
  const review = chain?.getReview(kit.getState())
  if (!chain || review?.status !== 'ready' || review.id !== reviewId)
    throw new PayError({ code: 'pay-not-initiated', reason: 'Call `payWithWallet` first.' })
  return chain.approve(kit, review)
}

export declare namespace approvePayment {
  type ErrorType = PayError | LatchkitError
}
