import type { Latchkit } from '../../engine/latchkit.js'
import { LatchkitError } from '../../foundation/errors/base.js'
import { PayError } from '../../foundation/errors/pay.js'
import { UnexpectedError } from '../../foundation/errors/unexpected.js'
import { sendSolanaTransfer } from '../request/solana/sendSolanaTransfer.js'
import { approveReview } from '../review/approveReview.js'
import { payReview } from './payReview.js'
import type { Payment } from './types.js'

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
  const { pay, payReview: review } = kit.getState()
  const nothing = new PayError({ code: 'pay-not-initiated', reason: 'Call `payWithWallet` first.' })
  if (pay?.status !== 'reviewing' || pay.isAsking) throw nothing
  if (pay.payment.asset.namespace === 'solana') return sendOnSolana(kit, pay.payment)
  if (review?.status !== 'ready' || review.intent.paymentId !== pay.payment.id) throw nothing
  return approveReview(kit, payReview, review)
}

export declare namespace approvePayment {
  type ErrorType = PayError | LatchkitError
}

async function sendOnSolana(kit: Latchkit, { id, recipient, amount, asset }: Payment): Promise<string> {
  const { internal } = kit
  internal.send({ feature: 'pay', event: { type: 'askWallet', id } })
  try {
    const { signature } = await sendSolanaTransfer(kit, {
      to: recipient,
      amount,
      ...(asset.address !== undefined && { mint: asset.address }),
    })
    internal.send({ feature: 'pay', event: { type: 'walletSent', id, txHash: signature } })
    return signature
  } catch (cause) {
    const error = cause instanceof LatchkitError ? cause : new UnexpectedError({ cause })
    internal.send({ feature: 'pay', event: { type: 'walletFailed', id, error } })
    throw error
  }
}
