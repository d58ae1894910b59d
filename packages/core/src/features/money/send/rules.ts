import type { Token } from '../../assets/portfolio/types.js'
import { parseAmount, toAmountText } from '../amount/parseAmount.js'
import type { ParsedRecipient } from '../transfer/TransferChain.js'
import type { RecipientName, SendForm } from './types.js'

/** Number of decimals of amounts in US dollars. */
export const usdDecimals = 18

/**
 * Next requirement of the form, the first of these: a token, an amount that is a number, an amount, a sufficient balance, a recipient,
 * the address of a name, a valid recipient; else it can be reviewed.
 */
export type SendCheck =
  | 'select-token'
  | 'incorrect-value'
  | 'add-amount'
  | 'insufficient-funds'
  | 'add-address'
  | 'resolving-name'
  | 'invalid-address'
  | 'preview'

/** Returns what the form needs next. */
export function checkSend(
  { amount, isMax }: Pick<SendForm, 'amount' | 'isMax'>,
  units: bigint | undefined,
  token: Token | undefined,
  recipient: ParsedRecipient | undefined,
  name?: RecipientName | undefined,
): SendCheck {
  if (!token) return 'select-token'
  if (amount !== '' && units === undefined) return 'incorrect-value'
  if (!units) return isMax ? 'insufficient-funds' : 'add-amount'
  if (units > token.amount) return 'insufficient-funds'
  if (name?.status === 'resolving') return 'resolving-name'
  if (name?.status === 'failed') return 'invalid-address'
  if (!recipient) return 'add-address'
  return 'error' in recipient ? 'invalid-address' : 'preview'
}

/** Returns the amount of the form in base units of the token, rounded down; `undefined` if it is not a number. */
export function getUnits(
  { amount, unit, isMax }: Pick<SendForm, 'amount' | 'unit' | 'isMax'>,
  token: Token,
): bigint | undefined {
  if (isMax) return token.amount
  if (unit === 'token') return parseAmount(amount, token.decimals)
  const price = toPrice(token)
  const dollars = parseAmount(amount, usdDecimals)
  if (!price || dollars === undefined) return undefined
  return (dollars * 10n ** BigInt(token.decimals)) / price
}

/** Returns the value of an amount of a token in units of 10^-18 US dollars, rounded down; `undefined` without a price. */
export function toValue(units: bigint, token: Token): bigint | undefined {
  const price = toPrice(token)
  return price && (units * price) / 10n ** BigInt(token.decimals)
}

/** Returns the amount as text in the other unit: whole cents in US dollars. `undefined` without a price. */
export function toOtherUnit(
  unit: SendForm['unit'],
  units: bigint,
  token: Token,
): { readonly unit: SendForm['unit']; readonly amount: string } | undefined {
  const value = toValue(units, token)
  if (value === undefined) return undefined
  return unit === 'usd'
    ? { unit: 'token', amount: toAmountText(units, token.decimals) }
    : { unit: 'usd', amount: toAmountText(value / 10n ** 16n, 2) }
}

/** The price of one token in units of 10^-18 US dollars; `undefined` if it is unknown, or less than one of them. */
const toPrice = ({ price = '' }: Token): bigint | undefined =>
  parseAmount(price.replace(/(\.\d{18})\d+$/, '$1'), usdDecimals) || undefined
