import { formatUnits } from 'viem'

type Balance = {
  readonly status: string
  readonly value?: bigint | undefined
  readonly decimals?: number | undefined
  readonly symbol?: string | undefined
}

/** Formats a balance with at most four decimals. */
export function formatBalance({ value, decimals, symbol }: Balance): string {
  if (value === undefined || decimals === undefined) return '…'
  const amount = Number(formatUnits(value, decimals)).toLocaleString('en', { maximumFractionDigits: 4 })
  return `${amount} ${symbol}`
}
