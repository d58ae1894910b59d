import type { Latchkit } from '../../../engine/latchkit.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { PayError } from '../../../foundation/errors/pay.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { Session } from '../../../ports/Adapter.js'
import type { PayChain } from './PayChain.js'
import type { Payment } from './types.js'

/**
 * Begins the review of a payment, and waits until it is prepared. A review that was begun before is left.
 *
 * @param load Loads its kind.
 * @throws `PayError` with the code `pay-not-initiated` if the wallet is on another network, or its code cannot be loaded; what `load` and
 * the review reject with; `AbortedError` if it is left
 */
export async function beginReview(
  kit: Latchkit,
  payment: Payment,
  { chainId, accounts }: Session,
  load: () => Promise<PayChain>,
): Promise<void> {
  const { internal, getState } = kit
  if (chainId !== payment.asset.chainId)
    throw new PayError({
      code: 'pay-not-initiated',
      reason: `Switch the wallet to ${payment.asset.chainId} first.`,
    })
  const reviewId = internal.newId()
  internal.send({ feature: 'pay', event: { type: 'back' } })
  internal.send({ feature: 'pay', event: { type: 'chooseWallet', reviewId } })
  const isLeft = () => {
    const { pay } = getState()
    return pay?.status !== 'reviewing' || pay.reviewId !== reviewId
  }
  const chain = await load().catch((cause: unknown) => {
    const reason = 'The code of the review could not be loaded.'
    const error =
      cause instanceof LatchkitError ? cause : new PayError({ code: 'pay-not-initiated', reason, cause })
    internal.send({ feature: 'pay', event: { type: 'walletFailed', reviewId, error } })
    throw error
  })
  if (isLeft()) throw new AbortedError()
  internal.install(chain.feature)
  internal.send({ feature: 'pay', event: { type: 'chainLoaded', reviewId, chain } })
  await chain.start(kit, { id: reviewId, payment, from: accounts[0].address })
}
