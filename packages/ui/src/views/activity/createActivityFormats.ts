import { type Rounding, roundAmount } from '../../format/createAmountTexts.js'
import { createAmountFormat } from '../../format/formatAmount.js'

/** The formats of a list of transactions in one locale. */
export type ActivityFormats = {
  /** An amount in decimal text with at most three decimals, truncated. */
  readonly amount: (text: string) => string
  /** An amount with all of its decimals. */
  readonly fullAmount: (text: string) => string
  /** An amount with at most 8 significant digits: rounded down what was received, up what was sent. */
  readonly exactAmount: (text: string, rounding: Rounding) => string
  /** Name of a month, with its year unless it is the current one. Times are in ms since the epoch. */
  readonly month: (at: number, isThisYear: boolean) => string
  readonly day: (at: number) => string
  /** How long ago it was, such as `5 min. ago`; the day from 24 hours on, or without `now`. */
  readonly age: (at: number, now: number | undefined) => string
  /** The date with its year and time. */
  readonly full: (at: number) => string
}

/** From this age on, the day says more than a number of hours. */
const dayMinutes = 24 * 60

/** Creates the formats once for a list, because creating the formatters of `Intl` is slow. Dates are in the local time. */
export function createActivityFormats(locale: string): ActivityFormats {
  const short = createAmountFormat({ locale, isShort: true })
  const long = createAmountFormat({ locale, fractionDigits: 255 })
  const exact = createAmountFormat({ locale, fractionDigits: 8, isShort: true })
  const month = new Intl.DateTimeFormat(locale, { month: 'long' })
  const monthAndYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  const age = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' })
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    amount: (text) => short(...toUnits(text)),
    fullAmount: (text) => long(...toUnits(text)),
    exactAmount: (text, rounding) => {
      const [value, decimals] = toUnits(text)
      return exact(roundAmount(value, decimals, 8, rounding), decimals)
    },
    month: (at, isThisYear) => (isThisYear ? month : monthAndYear).format(at),
    day: (at) => day.format(at),
    age: (at, now) => {
      // A block can be ahead of the clock of the device.
      const minutes = now === undefined ? dayMinutes : Math.floor(Math.max(0, now - at) / 60_000)
      if (minutes >= dayMinutes) return day.format(at)
      if (minutes >= 60) return age.format(-Math.floor(minutes / 60), 'hour')
      return minutes > 0 ? age.format(-minutes, 'minute') : age.format(0, 'second')
    },
    full: (at) => full.format(at),
  }
}

/** Returns the base units and decimals of a decimal text, exactly. */
function toUnits(text: string): readonly [value: bigint, decimals: number] {
  const [whole = '', fraction = ''] = text.split('.')
  return [BigInt(whole + fraction), fraction.length]
}
