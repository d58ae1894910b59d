import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { classifyError } from '../../../foundation/errors/classifyError.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import { getLabel } from '../../assets/labels/getLabel.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { shownWallet } from '../../wallet/wallets/rules.js'
import { getPrice, toPlan } from './rules.js'
import type { ReplacementFee, ReplacementModel } from './types.js'

const speeds = ['slow', 'normal', 'fast'] as const

/**
 * Returns the speed-up or the cancellation under review, ready to show: its fee, and the fee of the pending transaction.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toReplacementModel } from '@latchkit/core/views/replacement'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toReplacementModel(kit.getState(), kit.config)
 * ```
 */
export function toReplacementModel(
  state: Pick<KitState, 'replacementReview' | 'connection' | 'transactions' | 'wallets' | 'labels'>,
  config: Config,
): ReplacementModel {
  const { replacementReview: review, transactions } = state
  if (!review || review.status === 'idle') return { status: 'none' }
  const { intent } = review
  const network = config.networkOf(intent.chainId)
  const session = sessionOf(state, 'eip155')
  if (!network || !session) return { status: 'none' }
  const { action, hash, chainId: id, original } = intent
  const { to, value, data } = original
  const label = to && getLabel(state, 'eip155', to)
  const tracked = transactions?.list.find((one) => one.hash === hash && one.chainId === id)
  const summary = {
    action,
    hash,
    network: { id, name: network.name, image: config.chainImages[id] },
    nativeCurrency: network.nativeCurrency,
    wallet: shownWallet(state.wallets, config, session),
    original: {
      ...(to && { to: { address: to, ...(label && { label }) } }),
      value,
      isCall: data !== undefined,
    },
    isSettled: tracked !== undefined && tracked.status !== 'pending',
  }
  if (review.status === 'preparing') return { status: 'preparing', ...summary }
  if (review.status === 'failed') return { status: 'failed', error: toFailure(review.error), ...summary }

  const { facts, speed } = review
  const toFee = (speed: ReplacementFee['speed']) => ({ speed, fee: toPlan(intent, facts, speed).fee })
  const { problem, fee } = toPlan(intent, facts, speed)
  const numbers = {
    nonce: facts.nonce,
    originalFee: facts.originalGas * getPrice(facts.originalFee),
    fee: toFee(speed),
    fees: speeds.map(toFee),
    total: action === 'cancel' ? fee : fee + value,
    ...(problem && { problem }),
  }
  if (review.status === 'ready') {
    const { error } = review
    const isDeclined = error !== undefined && classifyError(error) === 'declined'
    const failure = error && !isDeclined && { error: toFailure(error) }
    return { status: 'ready', isDeclined, ...failure, ...summary, ...numbers }
  }
  if (review.status !== 'sent') return { status: review.status, ...summary, ...numbers }
  return { status: 'sent', result: review.result, ...summary, ...numbers }
}
