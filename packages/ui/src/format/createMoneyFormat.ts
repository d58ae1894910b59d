import { roundAmount } from './createAmountTexts.js'
import { createAmountFormat } from './formatAmount.js'

/** Formats amounts in decimal text. */
export type MoneyFormat = {
  /**
   * An amount of a currency such as `USD`: `$100.50`. An unknown code follows the amount. With 0 as `minFractionDigits`, whole amounts
   * have no decimals: `$100`.
   */
  readonly money: (amount: string, currency: string, minFractionDigits?: 0) => string
  /** An amount of a token with at most 4 significant digits, truncated: `0.03283 ETH`. */
  readonly token: (amount: string, symbol: string) => string
}

/**
 * Creates the formats of purchases.
 *
 * @param locale BCP 47 tag.
 */
export function createMoneyFormat(locale: string): MoneyFormat {
  const short = createAmountFormat({ locale, fractionDigits: 8, isShort: true })
  const plain = createAmountFormat({ locale, fractionDigits: 2 })
  return {
    money(amount, currency, minimumFractionDigits) {
      // `Intl` throws for a code of another shape.
      if (!/^[A-Za-z]{3}$/.test(currency)) return `${plain(...toUnits(amount))} ${currency}`
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits })
      const text = format.format(Number(amount))
      // The mark of a right-to-left locale would turn `US$` around where a text isolates the amount.
      return text.replaceAll('\u200f', '')
    },
    token(amount, symbol) {
      const [value, decimals] = toUnits(amount)
      return `${short(roundAmount(value, decimals, 4, 'down'), decimals)} ${symbol}`
    },
  }
}

/** Returns the base units and decimals of a decimal text, exactly. */
function toUnits(text: string): readonly [value: bigint, decimals: number] {
  const [whole = '', fraction = ''] = text.split('.')
  return [BigInt(whole + fraction), fraction.length]
}
