import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../../assets/balance/types.js'
import { canSend } from '../../money/send/canSend.js'
import { getSendTokens } from '../../money/send/getSendTokens.js'
import type { ActivityItem } from './types.js'
import type { SendAgain } from './view.js'

/**
 * Returns what a form must contain to send the same again; `undefined` unless all of it is certain. The account has sent one token
 * to one other account, and still has it. Another token with the same symbol makes it uncertain which one was sent.
 */
export function toSendAgain(
  item: ActivityItem,
  of: BalanceSubject,
  { portfolio }: Pick<KitState, 'portfolio'>,
  config: Pick<Config, 'networkOf' | 'send'>,
): SendAgain | undefined {
  const { label, status, from, to, operation, transfers, recipients } = item
  const isSame = (one = '', other = '') => one.toLowerCase() === other.toLowerCase()
  // Anyone can send a transaction that seems to move tokens of the account.
  if (label !== 'sent' || status !== 'confirmed' || !isSame(from, of.address)) return undefined
  const [transfer, ...others] = transfers
  if (!transfer || others.length > 0 || transfer.kind !== 'token' || transfer.direction !== 'out')
    return undefined
  const { amount, isNative, symbol } = transfer
  // Without them, `to` can be the contract of the token.
  const paid = recipients ?? (isNative && operation === 'send' && to !== undefined ? [to] : [])
  const [recipient, ...otherRecipients] = paid
  if (recipient === undefined || otherRecipients.length > 0 || isSame(recipient, of.address)) return undefined
  if (!canSend(config, namespaceOf(of.chainId)) || !/[1-9]/.test(amount)) return undefined
  const tokens = getSendTokens({ balance: {}, portfolio }, config, of).filter((token) =>
    isNative === undefined
      ? token.symbol === symbol
      : (token.address === undefined) === isNative && (isNative || token.symbol === symbol),
  )
  const [token, ...otherTokens] = tokens
  return token && otherTokens.length === 0 ? { tokenId: token.id, amount, recipient } : undefined
}
