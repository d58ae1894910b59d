import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { SwapMode, SwapRequest, SwapToken } from '../../../ports/SwapSource.js'
import { getTokenValue } from '../../assets/portfolio/rules.js'
import { parseAmount } from '../amount/parseAmount.js'
import type { SwapForm, SwapPreset, SwapState } from './types.js'

/** The slippage that is used unless the user sets one, in hundredths of a percent. */
export const autoSlippageBps = 100

/** The highest slippage that can be set. */
export const slippageBpsMax = 5_000

/** For how long a transaction is valid, unless the user sets it. */
export const defaultDeadlineMinutes = 20

/** Quotes are read again after this time. */
export const quoteRefreshMs = 10_000

/** Typing pauses for this time before quotes are read. */
export const quoteDelayMs = 200

/** Networks on which swaps are usual: shown to a user whose network has none. */
export const swapChainIds: readonly string[] = [
  '1',
  '42161',
  '10',
  '324',
  '8453',
  '56',
  '137',
  '100',
  '43114',
  '250',
  '8217',
  '1313161554',
]
  .map((reference) => `eip155:${reference}`)
  .concat('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')

/** Symbols of tokens that are suggested first. */
export const suggestedSymbols: readonly string[] =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  )

/** How many tokens are suggested at most. */
export const suggestedMax = 8

/** How much worse than the market a swap is: see `getPriceImpact`. */
export type PriceImpactLevel = 'low' | 'medium' | 'high' | 'critical' | 'unknown'

/** How much worse than the market a swap is. */
export type PriceImpact = {
  readonly level: PriceImpactLevel
  /** In hundredths of a percent; absent if it is not known. */
  readonly bps?: number | undefined
  /** Whether the user must accept it in addition to the swap. */
  readonly needsConsent?: true | undefined
}

/** The key of a token in the form. */
export const toTokenKey = ({ address }: Pick<SwapToken, 'address'>): string => address ?? 'native'

/** The key of a token in the prices of a swap on a chain. */
export const toPriceKey = (token: Pick<SwapToken, 'address' | 'chainId'>, chainId: CaipNetworkId): string =>
  token.chainId === chainId ? toTokenKey(token) : `${token.chainId}:${toTokenKey(token)}`

/** Returns the token to sell or to buy, once the tokens of its chain are known. */
export function findToken(
  { form, tokens, otherTokens }: Pick<SwapState, 'form' | 'tokens' | 'otherTokens'>,
  side: 'from' | 'to',
): SwapToken | undefined {
  const of = side === 'to' && form?.toChainId ? otherTokens?.[form.toChainId] : tokens
  const key = form?.[side]
  return key === undefined ? undefined : of?.list?.find((token) => toTokenKey(token) === key)
}

/** Returns what to ask for quotes of; `undefined` while the form is incomplete. */
export function toRequest(state: SwapState): SwapRequest | undefined {
  const { form } = state
  const [from, to] = [findToken(state, 'from'), findToken(state, 'to')]
  if (!form || !from || !to || from === to || from.chainId !== form.of.chainId) return undefined
  const { mode, toChainId } = form
  const amount = parseAmount(form.amount, (mode === 'exactIn' ? from : to).decimals)
  if (!amount) return undefined
  return {
    ...{ chainId: from.chainId, from: from.address, to: to.address, mode, amount },
    ...(toChainId && { toChainId }),
  }
}

/** Whether two requests are for the same quotes. */
export const isSameRequest = (a: SwapRequest | undefined, b: SwapRequest | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.chainId === b.chainId &&
    a.toChainId === b.toChainId &&
    a.from === b.from &&
    a.to === b.to &&
    a.mode === b.mode &&
    a.amount === b.amount)

/**
 * Returns the form with the tokens of a preset: a symbol, in any case, or an address. A symbol of several tokens selects none,
 * because one of them can be an imitation.
 */
export function applyPreset(form: SwapForm, preset: SwapPreset, list: readonly SwapToken[]): SwapForm {
  const find = (text: string | undefined) => {
    const wanted = text?.trim().toLowerCase()
    const found = list.filter(
      (token) => token.symbol.toLowerCase() === wanted || toTokenKey(token).toLowerCase() === wanted,
    )
    return found.length === 1 && found[0] ? toTokenKey(found[0]) : undefined
  }
  const from = find(preset.fromToken) ?? form.from
  const bought = find(preset.toToken)
  const to = bought ?? form.to
  const { amount = '' } = preset
  const isAmount = /^\d{1,60}(?:\.\d{1,60})?$/.test(amount)
  return {
    ...form,
    // The tokens of a preset are on one chain.
    ...(bought !== undefined && { toChainId: undefined }),
    from: from === to && (bought !== undefined || !form.toChainId) ? undefined : from,
    to,
    ...(isAmount && { amount, mode: 'exactIn' as const }),
  }
}

/**
 * Returns how much less the bought tokens are worth than the sold ones, in hundredths of a percent, and its level. Without
 * plausible prices it is not known.
 */
export function getPriceImpact(fromValue: bigint | undefined, toValue: bigint | undefined): PriceImpact {
  // Twice the value for nothing is not a good price, but a wrong one.
  if (!fromValue || toValue === undefined || toValue > fromValue * 2n) return { level: 'unknown' }
  const bps = Number(((fromValue - toValue) * 10_000n) / fromValue)
  const level = bps < 100 ? 'low' : bps < 500 ? 'medium' : bps < 1_500 ? 'high' : 'critical'
  const needsConsent = level === 'high' || level === 'critical'
  return { level, bps: Math.max(0, bps), ...(needsConsent && { needsConsent }) }
}

/** Returns the value of an amount in units of 10^-18 US dollars; `undefined` without a price. */
export const toUsd = (amount: bigint, decimals: number, price: string | undefined): bigint | undefined =>
  getTokenValue({ amount, decimals, price })

/** Number of significant digits of a quoted amount in the form. */
const quotedDigits = 6

/**
 * Rounds a quoted amount for the form: down what is received, up what is paid. Its price has all digits. Whole tokens are never
 * rounded.
 */
export function roundQuoted(units: bigint, decimals: number, mode: SwapMode): bigint {
  const step = 10n ** BigInt(Math.min(decimals, Math.max(0, units.toString().length - quotedDigits)))
  const rest = units % step
  return units - rest + (mode === 'exactOut' && rest !== 0n ? step : 0n)
}
