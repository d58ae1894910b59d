import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { classifyError } from '../../../foundation/errors/classifyError.js'
import { NameReadError } from '../../../foundation/errors/names.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getLabel } from '../../assets/labels/getLabel.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { shownWallet } from '../../wallet/wallets/rules.js'
import { isReviewedByFrame } from '../review/isReviewedByFrame.js'
import { toSentTransaction } from '../review/toSentTransaction.js'
import { getRecipientNotices } from './getRecipientNotices.js'
import { getSendTokens } from './getSendTokens.js'
import { getTransferChain } from './getTransferChain.js'
import { toValue, usdDecimals } from './rules.js'
import type { SendFee, SendReviewModel } from './view.js'

const speeds = ['slow', 'normal', 'fast'] as const

/**
 * Returns the transfer under review, ready to show: what is sent, to whom, the network fee, and what the recipient gets.
 *
 * @param namespace Whose account sends. Default: the active one.
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
export function toSendReviewModel(
  state: KitState,
  config: Config,
  namespace: ChainNamespace = getActiveNamespace(state),
): SendReviewModel {
  const chain = getTransferChain(state, namespace)
  const review = chain?.getReview(state)
  const reviewed = state.send?.[namespace]?.reviewed
  if (!chain || !review || review.status === 'idle') return { status: 'none' }
  const { intent } = review
  const network = config.networkOf(intent.chainId)
  const session = sessionOf(state, namespace)
  if (!network || !session || reviewed?.id !== review.id) return { status: 'none' }
  const { token, nft } = reviewed
  const of = { address: intent.from, chainId: intent.chainId }
  const tokens = getSendTokens(state, config, of)
  const summary = {
    namespace,
    network: { id: intent.chainId, name: network.name, image: config.chainImages[intent.chainId] },
    token,
    ...(nft && { nft }),
    from: toParty(state, namespace, intent.from),
    to: {
      ...toParty(state, namespace, intent.to),
      ...(intent.name !== undefined && { name: intent.name }),
      ...(chain.isMoved(state) && { isMoved: true }),
      notices: getRecipientNotices(state, of, tokens, intent.to, intent.name),
    },
    wallet: shownWallet(state.wallets, config, session),
  }
  if (review.status === 'preparing') return { status: 'preparing', ...summary }
  if (review.status === 'failed') return { status: 'failed', error: toFailure(review.error), ...summary }

  const { speed } = review
  const now = chain.getNumbers(state, speed)
  if (!now) return { status: 'preparing', ...summary }
  const native = tokens.find(({ address }) => address === undefined)
  const toFee = (speed: SendFee['speed']): SendFee => {
    const { fee } = chain.getNumbers(state, speed) ?? now
    const value = native && toValue(fee, native)
    return { speed, fee, ...(value !== undefined && { value }) }
  }
  const { isSponsored, ...plan } = now
  const { amount, fee } = plan
  const value = toValue(amount, token)
  const numbers = {
    ...plan,
    ...(isSponsored && { sponsor: config.metadata.name }),
    ...(value !== undefined && { value }),
    fee: toFee(speed),
    fees: speeds.map(toFee),
    nativeCurrency: network.nativeCurrency,
    ...(intent.token === undefined && { total: amount + fee }),
    valueDecimals: usdDecimals,
  }
  if (review.status === 'ready') {
    const { error } = review
    const isDeclined = error !== undefined && classifyError(error) === 'declined'
    const nameProblem = error instanceof NameReadError ? error.reason : undefined
    const { received, rounding, isContract, isFeeEstimate, isUnverified, problem } = plan
    const unknownToFrame = [
      ...[nft, intent.name, error, received, rounding, problem],
      ...[isContract, isFeeEstimate, isUnverified, chain.isMoved(state)],
    ]
    return {
      status: 'ready',
      ...summary,
      ...numbers,
      isReviewedByFrame: isReviewedByFrame(session, unknownToFrame),
      isDeclined,
      ...(nameProblem && { nameProblem }),
      ...(error && !isDeclined && !nameProblem && { error: toFailure(error) }),
    }
  }
  if (review.status !== 'sent') return { status: review.status, ...summary, ...numbers }
  return { status: 'sent', ...toSentTransaction(state, network, review.result), ...summary, ...numbers }
}

function toParty(state: Pick<KitState, 'labels'>, namespace: ChainNamespace, address: string) {
  const label = getLabel(state, namespace, address)
  return { address, ...(label && { label }) }
}
