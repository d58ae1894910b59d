/**
 * Returns a function that formats a non-negative value in US dollars with two decimals. `value` is in units of 10^-`decimals`
 * dollars. Truncates instead of rounding; a value below a cent, except zero, is formatted as `<$0.01`, and one of 10^12 dollars
 * or more, which only worthless tokens have, as `>$999B`.
 *
 * @param locale BCP 47 tag.
 */
export function createUsdFormat(locale: string): (value: bigint, decimals: number) => string {
  const currency = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const fraction = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  let compact: Intl.NumberFormat | undefined
  return (value, decimals) => {
    if (value >= 10n ** BigInt(decimals + 12)) {
      compact ??= new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        notation: 'compact',
      })
      return `>${compact.format(999n * 10n ** 9n)}`
    }
    const cents = (value * 100n) / 10n ** BigInt(decimals)
    const shown = cents === 0n && value !== 0n ? 1n : cents
    // Of a bigint, `Intl` formats only whole dollars.
    const text = currency
      .formatToParts(shown / 100n)
      .map(({ type, value: part }) => (type === 'fraction' ? fraction.format(shown % 100n) : part))
      .join('')
    return shown === cents ? text : `<${text}`
  }
}
