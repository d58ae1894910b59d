import type { Config } from '../../config/config.js'
import type { KitState } from '../../engine/types.js'
import { classifyError } from '../../foundation/errors/classifyError.js'
import { toFailure } from '../../foundation/errors/toFailure.js'
import { sessionOf } from '../connection/rules.js'
import { getLabel } from '../labels/getLabel.js'
import { toPlan } from '../transfer/rules.js'
import type { TransferFacts, TransferIntent } from '../transfer/types.js'
import { shownWallet } from '../wallets/rules.js'
import { getRecipientNotices } from './getRecipientNotices.js'
import { getSendTokens } from './getSendTokens.js'
import { toValue, usdDecimals } from './rules.js'
import type { SendFee, SendReviewModel } from './view.js'

type State = Pick<
  KitState,
  'wallets' | 'connection' | 'balance' | 'portfolio' | 'activity' | 'labels' | 'send' | 'transferReview'
>

const speeds = ['slow', 'normal', 'fast'] as const

/**
 * Returns the transfer under review, ready to show: what is sent, to whom, the network fee, and what the recipient gets.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toSendReviewModel } from '@latchkit/core/views/send'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toSendReviewModel(kit.getState(), kit.config)
 * ```
 */
export function toSendReviewModel(state: State, config: Config): SendReviewModel {
  const { transferReview: review, send } = state
  if (!review || review.status === 'idle') return { status: 'none' }
  const { intent } = review
  const network = config.networkOf(intent.chainId)
  const session = sessionOf(state, 'eip155')
  if (!network || !session || send?.reviewed?.id !== review.id) return { status: 'none' }
  const { token } = send.reviewed
  const of = { address: intent.from, chainId: intent.chainId }
  const tokens = getSendTokens(state, config, of)
  const summary = {
    network: { id: intent.chainId, name: network.name, image: config.chainImages[intent.chainId] },
    token,
    from: toParty(state, intent.from),
    to: { ...toParty(state, intent.to), notices: getRecipientNotices(state, of, tokens, intent.to) },
    wallet: shownWallet(state.wallets, config, session),
  }
  if (review.status === 'preparing') return { status: 'preparing', ...summary }
  if (review.status === 'failed') return { status: 'failed', error: toFailure(review.error), ...summary }

  const { facts, speed } = review
  const native = tokens.find(({ address }) => address === undefined)
  const toFee = (speed: SendFee['speed']): SendFee => {
    const { fee } = toPlan(intent, facts, speed)
    const value = native && toValue(fee, native)
    return { speed, fee, ...(value !== undefined && { value }) }
  }
  const { amount, fee, problem } = toPlan(intent, facts, speed)
  const value = toValue(amount, token)
  const numbers = {
    amount,
    ...(value !== undefined && { value }),
    fee: toFee(speed),
    fees: speeds.map(toFee),
    nativeCurrency: network.nativeCurrency,
    ...(!intent.token && { total: amount + fee }),
    ...toResult(intent, facts, amount),
    isContract: facts.isContract,
    ...(problem && { problem }),
    valueDecimals: usdDecimals,
  }
  if (review.status === 'ready') {
    const { error } = review
    const isDeclined = error !== undefined && classifyError(error) === 'declined'
    return {
      status: 'ready',
      ...summary,
      ...numbers,
      isDeclined,
      ...(error && !isDeclined && { error: toFailure(error) }),
    }
  }
  if (review.status !== 'sent') return { status: review.status, ...summary, ...numbers }
  return { status: 'sent', hash: review.result, ...summary, ...numbers }
}

/** Returns what the simulation shows. */
function toResult({ token }: TransferIntent, { received }: TransferFacts, amount: bigint) {
  const isUnverified = token !== undefined && received === undefined
  return { isUnverified, ...(received !== undefined && received !== amount && { received }) }
}

function toParty<Address extends string>(state: Pick<KitState, 'labels'>, address: Address) {
  const label = getLabel(state, 'eip155', address)
  return { address, ...(label && { label }) }
}
