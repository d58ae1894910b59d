/** Options of {@link formatAmount}. */
export type AmountFormat = {
  /** BCP 47 tag. */
  readonly locale: string
  /** Maximum number of decimals. Default: 3. */
  readonly fractionDigits?: number | undefined
}

/**
 * Formats a non-negative token amount in base units. Truncates instead of rounding, so that it never shows more than the
 * amount. An amount below the last decimal, except zero, is formatted as `<0.001`.
 *
 * @example
 * ```ts
 * import { formatAmount } from '@latchkit/ui'
 *
 * formatAmount(1_999_999_999_999_999_999n, 18, { locale: 'en' }) // '1.999'
 * ```
 */
export function formatAmount(value: bigint, decimals: number, format: AmountFormat): string {
  const { locale, fractionDigits = 3 } = format
  const kept = Math.min(decimals, fractionDigits)
  const units = value / 10n ** BigInt(decimals - kept)
  return units === 0n && value !== 0n ? `<${formatUnits(1n, kept, locale)}` : formatUnits(units, kept, locale)
}

/** Formats the fraction without `Intl`, which accepts it only as a `number` with too few digits. */
function formatUnits(units: bigint, decimals: number, locale: string): string {
  const scale = 10n ** BigInt(decimals)
  const whole = new Intl.NumberFormat(locale).format(units / scale)
  const fraction = (units % scale).toString().padStart(decimals, '0').replace(/0+$/, '')
  if (decimals === 0 || fraction === '') return whole
  const separator = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')
  const digit = new Intl.NumberFormat(locale)
  return whole + (separator?.value ?? '.') + Array.from(fraction, (one) => digit.format(Number(one))).join('')
}
