import { createUsdFormat } from './createUsdFormat.js'
import { createAmountFormat } from './formatAmount.js'

/** Where an amount is rounded to: `down` for what the user has or receives, `up` for what the user pays. */
export type Rounding = 'down' | 'up'

/** Unit of an amount. */
export type AmountUnit = { readonly symbol: string; readonly decimals: number }

/** An amount as it is shown, and with all of its digits. Both are the same if no digit is left out. */
export type AmountText = {
  readonly text: string
  readonly full: string
}

/** Formats the amounts of a view. */
export type AmountTexts = {
  /** An amount with its symbol and at most 4 significant digits: `0.00005191 ETH`. Digits before the separator are never left out. */
  readonly token: (units: bigint, unit: AmountUnit, rounding: Rounding) => AmountText
  /** The same with at most 8 significant digits, for an amount that the user has typed and must recognize. */
  readonly typed: (units: bigint, unit: AmountUnit, rounding: Rounding) => AmountText
  /** A value in units of 10^-`decimals` US dollars, with cents. */
  readonly usd: (value: bigint, decimals: number, rounding: Rounding) => string
}

/** Maximum number of decimals. */
const fractionDigits = 8

/**
 * Creates the formats once for a view, because creating the formatters of `Intl` is slow. What the user has or receives is rounded
 * down, and what the user pays is rounded up.
 *
 * @param locale BCP 47 tag.
 */
export function createAmountTexts(locale: string): AmountTexts {
  const short = createAmountFormat({ locale, fractionDigits, isShort: true })
  const long = createAmountFormat({ locale, fractionDigits: 255 })
  const usd = createUsdFormat(locale)
  const create =
    (digits: number): AmountTexts['token'] =>
    (units, { decimals, symbol }, rounding) => {
      const unit = symbol && ` ${symbol}`
      return {
        text: short(roundAmount(units, decimals, digits, rounding), decimals) + unit,
        full: long(units, decimals) + unit,
      }
    }
  return {
    token: create(4),
    typed: create(8),
    // The mark of a right-to-left locale would turn `US$` around where a text isolates the amount.
    usd: (value, decimals, rounding) =>
      usd(roundTo(value, decimals - 2, rounding), decimals).replaceAll('\u200f', ''),
  }
}

/** Rounds an amount in base units to a number of significant digits. */
export function roundAmount(units: bigint, decimals: number, digits: number, rounding: Rounding): bigint {
  const dropped = Math.min(decimals, `${units}`.length - digits)
  return roundTo(units, Math.max(dropped, decimals - fractionDigits), rounding)
}

/** Sets the last digits to zero. What would be nothing then is kept: it is shown as less than the last decimal. */
function roundTo(units: bigint, dropped: number, rounding: Rounding): bigint {
  const step = 10n ** BigInt(Math.max(0, dropped))
  const rest = units % step
  if (rest === 0n || units < step) return units
  return units - rest + (rounding === 'up' ? step : 0n)
}
