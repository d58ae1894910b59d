import type { TokenBalance } from '../../../ports/DataApi.js'
import type { Token, TokenList } from './types.js'

/** Number of decimals of values: they are in units of 10^-18 US dollars. */
export const usdDecimals = 18

/**
 * Returns the value of a token, amount × price, in units of 10^-18 US dollars, rounded down; `undefined` without a price,
 * or if it is not decimal text such as `2988.02`.
 */
export function getTokenValue({
  amount,
  decimals,
  price = '',
}: Pick<TokenBalance, 'amount' | 'decimals' | 'price'>): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(price) ?? []
  if (whole === undefined) return undefined
  // In units of 10^-(decimals + fraction digits of the price).
  const product = amount * BigInt(whole + fraction)
  const surplus = decimals + fraction.length - usdDecimals
  return surplus >= 0 ? product / 10n ** BigInt(surplus) : product * 10n ** BigInt(-surplus)
}

/**
 * Returns the sum of the known values; `undefined` if no value is known, although there are tokens or it is unknown whether there are any.
 *
 * @param isMissing Whether the server has no tokens or no prices of the chain.
 */
export function getTotalValue(
  tokens: readonly Pick<Token, 'value'>[],
  isMissing = false,
): bigint | undefined {
  const values = tokens.flatMap(({ value }) => (value === undefined ? [] : [value]))
  if (values.length === 0 && (tokens.length > 0 || isMissing)) return undefined
  return values.reduce((total, value) => total + value, 0n)
}

/**
 * Compares two tokens for their order in a list: the most valuable first, then those without a known value by symbol. Of
 * equal ones, the native token is first.
 */
export function compareTokens(a: Token, b: Token): number {
  return (
    Number(a.value === undefined) - Number(b.value === undefined) ||
    compare(b.value ?? 0n, a.value ?? 0n) ||
    Number(a.address !== undefined) - Number(b.address !== undefined) ||
    compare(a.symbol.toLowerCase(), b.symbol.toLowerCase()) ||
    compare(a.id, b.id)
  )
}

/**
 * Returns the list of the balances of a chain: without tokens that have no decimals, each token once, sorted.
 *
 * @param missing What the server does not have.
 */
export function toTokenList(
  balances: readonly (TokenBalance & Pick<Token, 'explorerUrl'>)[],
  at: number,
  { isUnpriced, isPartial, unavailable }: Pick<TokenList, 'isUnpriced' | 'isPartial' | 'unavailable'> = {},
): TokenList {
  const byId = new Map<string, Token>()
  for (const balance of balances) {
    const { chainId, address = '', decimals, amount } = balance
    const id = `${chainId}/${address}`
    if (!Number.isInteger(decimals) || decimals < 1 || decimals > 255 || amount < 0n || byId.has(id)) continue
    const value = getTokenValue(balance)
    byId.set(id, { ...balance, id, ...(value !== undefined && { value }) })
  }
  const tokens = [...byId.values()].sort(compareTokens)
  const totalValue = getTotalValue(tokens, isUnpriced || unavailable !== undefined)
  return {
    tokens,
    ...(totalValue !== undefined && { totalValue }),
    at,
    isUnpriced,
    ...(isPartial && { isPartial }),
    unavailable,
  }
}

function compare<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b)
}
