import { decodeTransfer } from '../../../chains/evm/transferData.js'
import type { Config } from '../../../config/config.js'
import { toExplorerUrl } from '../../../foundation/schema/toExplorerUrl.js'
import { isWebUrl } from '../../../foundation/schema/url.js'
import type { Transaction } from '../../../ports/DataApi.js'
import type { CleanName } from '../../assets/list/types.js'
import type { TrackedTransaction } from '../../wallet/transactions/types.js'
import { parseSentAction } from './parseSentAction.js'
import { toLabel } from './rules.js'
import type { ActivityItem } from './types.js'

/** Returns a transaction ready to show: with sanitized names, its label, and the URL of its page in the block explorer. */
export function toActivityItem(
  transaction: Transaction,
  config: Pick<Config, 'networkOf'>,
  cleanName: CleanName,
): ActivityItem {
  const { chainId, hash, transfers } = transaction
  const explorerUrl = toExplorerUrl(
    config.networkOf(chainId)?.blockExplorers?.default.url,
    ['tx', hash],
    isWebUrl,
  )
  return {
    ...transaction,
    // Texts of contracts that anybody deploys.
    transfers: transfers.map((transfer) => ({
      ...transfer,
      name: cleanName(transfer.name),
      symbol: cleanName(transfer.symbol),
    })),
    label: toLabel(transaction),
    ...(explorerUrl && { explorerUrl: explorerUrl.href }),
  }
}

/** Returns a transaction that the app has sent as a pending one. */
export function toPendingTransaction(
  tracked: TrackedTransaction,
  config: Pick<Config, 'networkOf'>,
): Transaction {
  const { chainId, hash, from, to, value = 0n, sentAt: at } = tracked
  const currency = config.networkOf(chainId)?.nativeCurrency
  // Of a token payment, `to` is the token.
  const recipient = tracked.namespace === 'eip155' ? decodeTransfer(tracked.data ?? '')?.to : undefined
  const action = parseSentAction(tracked.action)
  const hasTransfer = currency !== undefined && value > 0n
  return {
    id: `pending:${hash}`,
    chainId,
    hash,
    at,
    status: 'pending',
    operation: action?.operation ?? toOperation(tracked),
    from,
    ...(to !== undefined && { to }),
    ...(recipient && { recipients: [recipient] }),
    transfers: action
      ? action.transfers
      : hasTransfer
        ? [
            {
              kind: 'token',
              name: currency.name,
              symbol: currency.symbol,
              direction: 'out',
              amount: toDecimalText(value, currency.decimals),
              isNative: true,
              isSpam: false,
            },
          ]
        : [],
  }
}

function toOperation(tracked: TrackedTransaction): string {
  if (tracked.namespace !== 'eip155') return tracked.to === undefined ? 'execute' : 'send'
  if (tracked.to === undefined) return 'deploy'
  return tracked.data === '0x' ? 'send' : 'execute'
}

function toDecimalText(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const split = digits.length - decimals
  const fraction = digits.slice(split).replace(/0+$/, '')
  return fraction === '' ? digits.slice(0, split) : `${digits.slice(0, split)}.${fraction}`
}
