/** Options of {@link formatAmount}. */
export type AmountFormat = {
  /** BCP 47 tag. */
  readonly locale: string
  /** Maximum number of decimals. Default: 3. */
  readonly fractionDigits?: number | undefined
  /** Whether an amount of 10^15 or more is formatted as `>999T`, which fits in a list. Default: false. */
  readonly isShort?: boolean | undefined
}

/** Amounts of this many digits are implausible. */
const shortDigitsMax = 15

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
  return createAmountFormat(format)(value, decimals)
}

/** Returns {@link formatAmount} for one format. For a list: creating the formatters of `Intl` is slow. */
export function createAmountFormat({
  locale,
  fractionDigits = 3,
  isShort = false,
}: AmountFormat): (value: bigint, decimals: number) => string {
  const numbers = new Intl.NumberFormat(locale)
  const [, separator = '.'] = numbers.format(1.5)
  const hasLatinDigits = numbers.format(0) === '0'

  /** Formats the fraction digit by digit: `Intl` accepts it only as a `number` with too few digits. */
  function formatUnits(units: bigint, decimals: number): string {
    const scale = 10n ** BigInt(decimals)
    const whole = numbers.format(units / scale)
    const fraction = (units % scale).toString().padStart(decimals, '0').replace(/0+$/, '')
    if (decimals === 0 || fraction === '') return whole
    if (hasLatinDigits) return whole + separator + fraction
    return whole + separator + Array.from(fraction, (one) => numbers.format(Number(one))).join('')
  }

  return (value, decimals) => {
    if (isShort && value >= 10n ** BigInt(decimals + shortDigitsMax)) {
      const compact = new Intl.NumberFormat(locale, { notation: 'compact' })
      return `>${compact.format(999n * 10n ** BigInt(shortDigitsMax - 3))}`
    }
    const kept = Math.min(decimals, fractionDigits)
    const units = value / 10n ** BigInt(decimals - kept)
    return units === 0n && value !== 0n ? `<${formatUnits(1n, kept)}` : formatUnits(units, kept)
  }
}
