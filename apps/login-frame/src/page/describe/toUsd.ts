import { formatUnits } from 'viem'

/** Returns the value of an amount in US dollars, for a field. Empty without a price. */
export function toUsd(
  amount: bigint,
  decimals: number,
  price: number | undefined,
): { readonly usd?: number } {
  const usd = price === undefined ? Number.NaN : Number(formatUnits(amount, decimals)) * price
  return Number.isFinite(usd) ? { usd } : {}
}
