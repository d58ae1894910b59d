import type { Config } from '../../config/config.js'
import type { KitState } from '../../engine/types.js'
import type { LatchkitError } from '../../foundation/errors/base.js'
import { classifyError } from '../../foundation/errors/classifyError.js'
import { sessionOf } from '../connection/rules.js'
import { shownWallet } from '../wallets/rules.js'
import { toPayFailure, toSummary } from './toSummary.js'
import type { PayReviewModel } from './view.js'

/**
 * Returns the payment with the wallet under review, ready to show.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toPayReviewModel } from '@latchkit/core/views/pay'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toPayReviewModel(kit.getState(), kit.config)
 * ```
 */
export function toPayReviewModel(state: KitState, config: Config): PayReviewModel {
  const { pay } = state
  if (pay?.status !== 'reviewing') return { status: 'none' }
  const { payment } = pay
  const session = sessionOf(state, payment.asset.namespace)
  if (!session) return { status: 'none' }
  const summary = {
    ...toSummary(payment, config),
    from: session.accounts[0].address,
    wallet: shownWallet(state.wallets, config, session),
  }
  const { chain, reviewId } = pay
  const review = chain?.getReview(state)
  const isCurrent = review && review.status !== 'idle' && review.id === reviewId
  if (!chain || !isCurrent) {
    const failure = pay.error && toPayFailure(pay.error)
    return failure ? { status: 'failed', failure, ...summary } : { status: 'preparing', ...summary }
  }
  if (review.status === 'failed') return { status: 'failed', failure: toPayFailure(review.error), ...summary }
  const { nativeCurrency } = config.networkOf(payment.asset.chainId) ?? {}
  const known = chain.getNumbers(state)
  if (review.status === 'preparing' || !known || !nativeCurrency) return { status: 'preparing', ...summary }
  const { symbol, decimals } = nativeCurrency
  const { fee, ...others } = known
  const numbers = { fee: { amount: fee, symbol, decimals }, ...others }
  if (review.status !== 'ready') return { status: 'signing', ...summary, ...numbers }
  return { status: 'ready', ...summary, ...numbers, ...toOutcome(review.error) }
}

function toOutcome(error: LatchkitError | undefined) {
  const isDeclined = error !== undefined && classifyError(error) === 'declined'
  return { isDeclined, ...(error && !isDeclined && { failure: toPayFailure(error) }) }
}
