import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { classifyError } from '../../../foundation/errors/classifyError.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { shownWallet } from '../../wallet/wallets/rules.js'
import { isReviewedByFrame } from '../review/isReviewedByFrame.js'
import { getPayTokens } from './getPayTokens.js'
import { toAssetValue, toPayFailure, toSummary } from './toSummary.js'
import type { Payment } from './types.js'
import type { PayReviewModel, PayTokenRow } from './view.js'

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
    ...toSummary(payment, config, state),
    from: session.accounts[0].address,
    wallet: shownWallet(state.wallets, config, session),
  }
  const { chain, reviewId } = pay
  const review = chain?.getReview(state)
  const isCurrent = review && review.status !== 'idle' && review.id === reviewId
  const preparing = {
    status: 'preparing',
    isAfterApproval: chain?.isAfterApproval?.(state) ?? false,
    ...summary,
  } as const
  if (!chain || !isCurrent)
    return pay.error ? { status: 'failed', failure: toPayFailure(pay.error), ...summary } : preparing
  if (review.status === 'failed') return { status: 'failed', failure: toPayFailure(review.error), ...summary }
  const { nativeCurrency } = config.networkOf(payment.asset.chainId) ?? {}
  const known = chain.getNumbers(state)
  if (!known || !nativeCurrency) return preparing
  const { symbol, decimals } = nativeCurrency
  const { fee, isSponsored, ...others } = known
  const { namespace, chainId } = payment.asset
  const feeValue = toAssetValue(fee, { namespace, chainId }, state)
  const numbers = {
    fee: { amount: fee, ...(feeValue !== undefined && { value: feeValue }), symbol, decimals },
    ...(isSponsored && { sponsor: config.metadata.name }),
    ...others,
  }
  if (review.status === 'checking' || review.status === 'signing')
    return { status: 'signing', ...summary, ...numbers }
  const tokens = known.problem === 'insufficient-funds' ? toTokenRows(state, payment) : []
  const error = review.status === 'ready' ? review.error : undefined
  const { isUnverified, rounding, problem, swap } = known
  const isByFrame = isReviewedByFrame(session, [isUnverified, rounding, problem, swap, error])
  return {
    ...{ status: 'ready', ...summary, ...numbers, tokens },
    ...{ isReviewedByFrame: isByFrame, ...toOutcome(error) },
  } as const
}

function toTokenRows(state: KitState, payment: Payment): readonly PayTokenRow[] {
  return getPayTokens(state, payment).map(({ id, name, symbol, decimals, icon, amount }) => ({
    id,
    name,
    symbol,
    decimals,
    ...(icon !== undefined && { icon }),
    balance: amount,
  }))
}

function toOutcome(error: LatchkitError | undefined) {
  const isDeclined = error !== undefined && classifyError(error) === 'declined'
  return { isDeclined, ...(error && !isDeclined && { failure: toPayFailure(error) }) }
}
