import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import type { SwapToken } from '../../../ports/SwapSource.js'
import { usdDecimals } from '../../assets/portfolio/rules.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { parseAmount, toAmountText } from '../amount/parseAmount.js'
import { getSendSubject } from '../send/getSendSubject.js'
import { getLimit } from '../swap-review/rules.js'
import { getSwapBalances, hasAllBalances, toTokenModel } from './getSwapBalances.js'
import {
  autoSlippageBps,
  defaultDeadlineMinutes,
  findToken,
  getPriceImpact,
  isSameRequest,
  quoteRefreshMs,
  roundQuoted,
  swapChainIds,
  toPriceKey,
  toRequest,
  toTokenKey,
  toUsd,
} from './rules.js'
import { toNetwork, toRoute } from './toRoute.js'
import type { SwapState } from './types.js'
import type { SwapCheck, SwapModel, SwapOffer, SwapPrice, SwapTokenModel } from './view.js'

/** Fraction of the native balance that Max leaves for network fees, if it is not known what they are. */
const feeReserveDivisor = 50n

/**
 * Returns the form of a swap of the active namespace, ready to show. It is empty until `watchSwap` has loaded the tokens.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toSwapModel } from '@latchkit/core/views/swap'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toSwapModel(kit.getState(), kit.config)
 * ```
 */
export function toSwapModel(
  state: Pick<KitState, 'connection' | 'network' | 'balance' | 'portfolio' | 'swap'>,
  config: Pick<Config, 'networks' | 'networkOf' | 'chainImages'>,
): SwapModel {
  const namespace = getActiveNamespace(state)
  const of = getSendSubject(state, namespace)
  if (!of) return { status: 'disconnected' }
  const found = config.networkOf(of.chainId)
  const unsupported = {
    status: 'unsupported',
    networks: config.networks
      .filter(({ caipNetworkId }) => swapChainIds.includes(caipNetworkId) && caipNetworkId !== of.chainId)
      .map(({ name }) => name),
  } as const
  if (!found) return unsupported
  const network = toNetwork(of.chainId, config)
  const { swap = {} } = state
  const form =
    swap.form?.of.address === of.address && swap.form.of.chainId === of.chainId ? swap.form : undefined
  const tokens = swap.tokens?.chainId === of.chainId ? swap.tokens : undefined
  if (tokens?.error?.code === 'swap-network') return unsupported
  if (tokens?.error) return { status: 'failed', network, error: toFailure(tokens.error) }
  if (!form || !tokens?.list) return { status: 'loading', network }

  const balances = getSwapBalances(state, config, of)
  const isComplete = hasAllBalances(state, of)
  const toModel = (token: SwapToken | undefined) =>
    token &&
    (isOwn(token) ? toTokenModel(token, balances, isComplete) : toTokenModel(token, new Map(), false))
  const isOwn = ({ chainId }: SwapToken) => chainId === of.chainId
  const [fromToken, toToken] = [findToken(swap, 'from'), findToken(swap, 'to')]
  const [from, to] = [toModel(fromToken), toModel(toToken)]
  const { mode, amount: text, slippageBps = autoSlippageBps } = form
  const typed = mode === 'exactIn' ? fromToken : toToken
  const units = typed && parseAmount(text, typed.decimals)
  const quotes = isSameRequest(toRequest(swap), swap.quotes?.request) ? swap.quotes : undefined
  const quote = quotes?.status === 'ready' ? quotes.quotes[0] : undefined
  const priceOf = (token: SwapToken | undefined) =>
    token &&
    ((quotes?.status === 'ready' ? quotes.prices.get(toPriceKey(token, of.chainId)) : undefined) ??
      (isOwn(token) ? balances.get(toTokenKey(token))?.price : undefined))
  const fromAmount = mode === 'exactIn' ? units : quote?.fromAmount
  const toAmount = mode === 'exactOut' ? units : quote?.toAmount
  const getValue = (amount: bigint | undefined, token: SwapToken | undefined) =>
    amount === undefined || !token ? undefined : toUsd(amount, token.decimals, priceOf(token))
  const [fromValue, toValue] = [getValue(fromAmount, fromToken), getValue(toAmount, toToken)]
  const textOf = (side: 'exactIn' | 'exactOut', amount: bigint | undefined, token: SwapToken | undefined) =>
    mode === side
      ? text
      : amount === undefined || !token
        ? ''
        : toAmountText(roundQuoted(amount, token.decimals, mode), token.decimals)
  const price: SwapPrice | undefined = quote && {
    fromAmount: quote.fromAmount,
    toAmount: quote.toAmount,
    mode,
    limit: getLimit(mode, mode === 'exactIn' ? quote.toAmount : quote.fromAmount, slippageBps),
    impact: getPriceImpact(fromValue, toValue),
    ...(quote.source && { source: quote.source.name }),
    offers: toOffers(quotes),
    ...(form.toChainId && { route: toRoute(quote, config) }),
  }
  const max = from && getMax(from)
  return {
    status: 'ready',
    network,
    ...(form.toChainId && { toNetwork: toNetwork(form.toChainId, config) }),
    from: { ...(from && { token: from }), text: textOf('exactIn', fromAmount, fromToken), value: fromValue },
    to: { ...(to && { token: to }), text: textOf('exactOut', toAmount, toToken), value: toValue },
    mode,
    ...(max !== undefined && { max }),
    ...(price && { price }),
    ...(quotes?.status === 'ready' && { quotedAt: quotes.at }),
    refreshMs: quoteRefreshMs,
    slippageBps,
    isAutoSlippage: form.slippageBps === undefined,
    deadlineMinutes: form.deadlineMinutes ?? defaultDeadlineMinutes,
    check: check({ text, units, from, to, quotes, price }),
    ...(quotes?.status === 'failed' && { error: toFailure(quotes.error) }),
    valueDecimals: usdDecimals,
  }
}

/** Returns the prices of all sources, which have each a name. */
function toOffers(quotes: SwapState['quotes']): readonly SwapOffer[] {
  const list = quotes?.status === 'ready' ? quotes.quotes : []
  return list.flatMap(({ source, fromAmount, toAmount }) =>
    source ? [{ source: source.name, fromAmount, toAmount }] : [],
  )
}

/** The native token also pays the network fee: a swap of all of it would fail. */
function getMax({ id, balance, decimals }: SwapTokenModel): string | undefined {
  if (!balance) return undefined
  const max = id === 'native' ? balance - balance / feeReserveDivisor : balance
  return toAmountText(max, decimals)
}

function check(form: {
  readonly text: string
  readonly units: bigint | undefined
  readonly from: SwapTokenModel | undefined
  readonly to: SwapTokenModel | undefined
  readonly quotes: SwapState['quotes']
  readonly price: SwapPrice | undefined
}): SwapCheck {
  const { text, units, from, to, quotes, price } = form
  if (!from || !to) return 'select-token'
  if (text !== '' && units === undefined) return 'incorrect-value'
  if (!units) return 'enter-amount'
  if (quotes?.status === 'failed') return 'quote-failed'
  if (quotes?.status !== 'ready') return 'loading'
  if (!price) return 'no-quote'
  const paid = price.mode === 'exactIn' ? price.fromAmount : price.limit
  return from.balance !== undefined && paid > from.balance ? 'insufficient-funds' : 'preview'
}
