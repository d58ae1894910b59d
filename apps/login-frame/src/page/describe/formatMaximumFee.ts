import type { Network } from '@latchkit/core'
import { formatUnits } from 'viem'

const significantDigits = 4

/** Returns the most that the network takes, rounded up to four significant digits: never less than what is signed. */
export function formatMaximumFee(fee: bigint, { symbol, decimals }: Network['nativeCurrency']): string {
  const extra = Math.max(fee.toString().length - significantDigits, 0)
  const unit = 10n ** BigInt(extra)
  return `${formatUnits(((fee + unit - 1n) / unit) * unit, decimals)} ${symbol}`
}
