import type { Config } from '../../config/config.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import { toExplorerUrl } from '../../foundation/schema/toExplorerUrl.js'
import type { Transaction } from '../../ports/DataApi.js'
import type { WriteIntent } from '../request/writes.js'
import { toLabel } from './rules.js'
import type { StartModules } from './startModules.js'
import type { ActivityItem } from './types.js'

type Tools = Pick<StartModules, 'cleanName' | 'isWebUrl'>

/** Returns a transaction ready to show: with sanitized names, its label, and the URL of its page in the block explorer. */
export function toActivityItem(
  transaction: Transaction,
  config: Pick<Config, 'networkOf'>,
  { cleanName, isWebUrl }: Tools,
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

/**
 * Returns the transaction that a wallet has just sent for the app, as a pending one. `undefined` if the write sent no
 * transaction of an EVM chain, or the result is no hash.
 */
export function toPendingTransaction(
  write: { readonly address: string; readonly chainId: CaipNetworkId; readonly intent: WriteIntent },
  result: unknown,
  config: Pick<Config, 'networkOf'>,
  at: number,
): Transaction | undefined {
  const { address, chainId, intent } = write
  if (intent.kind !== 'sendTransaction') return undefined
  if (typeof result !== 'string' || !/^0x[\da-f]{64}$/i.test(result)) return undefined
  const { to, data = '0x', value = 0n } = intent.transaction
  const currency = config.networkOf(chainId)?.nativeCurrency
  const hasTransfer = currency !== undefined && value > 0n
  return {
    id: `pending:${result.toLowerCase()}`,
    chainId,
    hash: result,
    at,
    status: 'pending',
    operation: to === undefined ? 'deploy' : data === '0x' ? 'send' : 'execute',
    from: address,
    ...(to !== undefined && { to }),
    transfers: hasTransfer
      ? [
          {
            kind: 'token',
            name: currency.name,
            symbol: currency.symbol,
            direction: 'out',
            amount: toDecimalText(value, currency.decimals),
            isSpam: false,
          },
        ]
      : [],
  }
}

function toDecimalText(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const split = digits.length - decimals
  const fraction = digits.slice(split).replace(/0+$/, '')
  return fraction === '' ? digits.slice(0, split) : `${digits.slice(0, split)}.${fraction}`
}
