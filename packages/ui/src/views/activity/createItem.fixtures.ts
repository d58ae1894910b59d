import type { ActivityItem, TransactionTransfer } from '@latchkit/core'

/** The chain of the transactions. */
export const chainId = 'eip155:1'
const from = `0x${'1'.repeat(40)}`
const to = `0x${'2'.repeat(40)}`

/** Returns noon of a local date: the views show dates of the local time. */
export const at = (year: number, month: number, day: number): number =>
  new Date(year, month, day, 12, 4).getTime()

/** Creates a transfer of a token that was sent. ETH is the native token. */
export function createTransfer(
  symbol: string,
  amount: string,
  fields: Partial<TransactionTransfer> = {},
): TransactionTransfer {
  const isNative = symbol === 'ETH' ? { isNative: true } : {}
  return {
    kind: 'token',
    name: symbol,
    symbol,
    direction: 'out',
    amount,
    isSpam: false,
    ...isNative,
    ...fields,
  }
}

/** Creates a transaction that sent 1,250.4 USDC. `index`: determines its hash. */
export function createItem(index: number, fields: Partial<ActivityItem> = {}): ActivityItem {
  const hash = `0x${String(index).padStart(64, '0')}`
  return {
    id: `id-${index}`,
    chainId,
    hash,
    at: at(2026, 4, 14),
    status: 'confirmed',
    operation: 'send',
    from,
    to,
    transfers: [createTransfer('USDC', '1250.4')],
    label: 'sent',
    explorerUrl: `https://explorer.example/tx/${hash}`,
    ...fields,
  }
}
