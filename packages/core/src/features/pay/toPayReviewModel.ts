import type { Config } from '../../config/config.js'
import type { KitState } from '../../engine/types.js'
import type { LatchkitError } from '../../foundation/errors/base.js'
import { classifyError } from '../../foundation/errors/classifyError.js'
import { sessionOf } from '../connection/rules.js'
import { toPlan } from '../transfer/rules.js'
import { shownWallet } from '../wallets/rules.js'
import { toPayFailure, toSummary } from './toSummary.js'
import type { PayReviewModel } from './view.js'

type State = Pick<KitState, 'wallets' | 'connection' | 'pay' | 'payReview'>

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
export function toPayReviewModel(state: State, config: Config): PayReviewModel {
  const { pay, payReview: review } = state
  if (pay?.status !== 'reviewing') return { status: 'none' }
  const { payment } = pay
  const session = sessionOf(state, payment.asset.namespace)
  if (!session) return { status: 'none' }
  const summary = {
    ...toSummary(payment, config),
    from: session.accounts[0].address,
    wallet: shownWallet(state.wallets, config, session),
  }
  if (payment.asset.namespace === 'solana')
    return pay.isAsking
      ? { status: 'signing', ...summary }
      : { status: 'ready', ...summary, ...toOutcome(pay.error) }
  if (!review || review.status === 'idle' || review.intent.paymentId !== payment.id) return { status: 'none' }
  if (review.status === 'preparing') return { status: 'preparing', ...summary }
  if (review.status === 'failed') return { status: 'failed', failure: toPayFailure(review.error), ...summary }
  const { intent, facts, speed } = review
  const { fee, problem } = toPlan(intent, facts, speed)
  const { symbol, decimals } = config.networkOf(intent.chainId)?.nativeCurrency ?? {
    symbol: '',
    decimals: 18,
  }
  const numbers = { fee: { amount: fee, symbol, decimals, speed }, ...(problem && { problem }) }
  if (review.status !== 'ready') return { status: 'signing', ...summary, ...numbers }
  return { status: 'ready', ...summary, ...numbers, ...toOutcome(review.error) }
}

function toOutcome(error: LatchkitError | undefined) {
  const isDeclined = error !== undefined && classifyError(error) === 'declined'
  return { isDeclined, ...(error && !isDeclined && { failure: toPayFailure(error) }) }
}
