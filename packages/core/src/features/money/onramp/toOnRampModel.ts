import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { OnRampNetwork, OnRampProvider, OnRampQuery, OnRampQuote } from '../../../ports/OnRamp.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { parseAmount, toAmountText } from '../amount/parseAmount.js'
import {
  checkForm,
  getLimits,
  getNetworks,
  getSuggestedAmounts,
  isOver,
  isSameQuery,
  paymentDecimals,
  select,
  toQuery,
} from './rules.js'
import type { OnRampState } from './types.js'
import type { OnRampModel, OnRampOffer, OnRampTokenRow } from './view.js'

/** Currencies of which one is worth one US dollar, so that an estimate needs no price. */
const dollars: readonly string[] = ['USDC', 'USDT']

/**
 * Returns the form of a purchase with the offers of all providers, ready to show. Its status is `loading` until `watchOnRamp` or
 * `updateOnRamp` was called.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toOnRampModel } from '@latchkit/core/views/onramp'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toOnRampModel(kit.getState(), kit.config)
 * ```
 */
export function toOnRampModel(
  state: Pick<KitState, 'connection' | 'network' | 'onramp'>,
  config: Pick<Config, 'networkOf' | 'chainImages'>,
): OnRampModel {
  const { onramp } = state
  if (onramp?.isRestricted) return { status: 'restricted' }
  if (!onramp?.form) {
    const isConnected = sessionOf(state, state.network.activeNamespace) !== undefined
    return { status: onramp && !isConnected ? 'disconnected' : 'loading' }
  }
  const { form, options, quotes, purchases, start } = onramp
  if (options.status !== 'ready') return { status: 'loading' }
  const { currencies, payments, providers } = options.value
  const selection = select(form, options.value)
  if (!selection && !options.isFallback && providers.length === 0) return { status: 'absent' }
  if (!selection) return { status: options.isFallback ? 'unavailable' : 'unsupported' }
  const { currency, network, payment } = selection
  const limits = getLimits(payment)
  const query = toQuery(onramp)
  const isCurrent = quotes.status !== 'idle' && isSameQuery(quotes.query, query)
  return {
    status: 'ready',
    token: { symbol: currency.symbol, name: currency.name, network: toNetworkModel(network, config) },
    canSelectToken: currencies.flatMap((one) => getNetworks(one, form)).length > 1,
    payment: payment.id,
    canSelectPayment: payments.length > 1,
    amount: form.amount,
    ...(limits && { limits: { min: formatCents(limits.min), max: formatCents(limits.max) } }),
    suggestions: limits ? getSuggestedAmounts(limits).map(toWholeText) : [],
    check: checkForm(form, selection),
    offers: query && isCurrent ? toOffers(providers, query, quotes) : [],
    quotes: !query || !isCurrent ? 'none' : toQuotesStatus(quotes),
    ...(isCurrent && quotes.status === 'ready' && { quotedAt: quotes.at }),
    ...(start?.status === 'failed' && { failedProvider: start.provider }),
    isStarting: start?.status === 'starting',
    openPurchases: purchases.filter((purchase) => purchase.isFollowed && !isOver(purchase)).length,
    hasPurchases: purchases.length > 0,
  }
}

/** Returns a network with the name and the image that the app gives it. */
export function toNetworkModel(
  { chainId, name }: Pick<OnRampNetwork, 'chainId' | 'name'>,
  { networkOf, chainImages }: Pick<Config, 'networkOf' | 'chainImages'>,
): OnRampTokenRow['network'] {
  const network = networkOf(chainId)
  return {
    ...{ id: chainId, name: network?.name ?? name, image: chainImages[chainId] },
    ...(network && { currency: network.nativeCurrency.symbol }),
  }
}

/** The text that a user types for whole units. */
const toWholeText = (cents: bigint): string => String(cents / 100n)

/** Decimal text of hundredths. */
export const formatCents = (cents: bigint): string => toAmountText(cents, paymentDecimals)

function toQuotesStatus(quotes: OnRampState['quotes']): 'loading' | 'live' | 'estimates' {
  if (quotes.status === 'failed') return 'estimates'
  return 'list' in quotes && quotes.list ? 'live' : 'loading'
}

function toOffers(
  providers: readonly OnRampProvider[],
  query: OnRampQuery,
  quotes: OnRampState['quotes'],
): readonly OnRampOffer[] {
  const list = 'list' in quotes ? quotes.list : undefined
  const [best] = list ?? []
  const offers = providers.map((provider): OnRampOffer => {
    const { id, name, icon, feePercent } = provider
    const shared = {
      provider: { id, name, ...(icon !== undefined && { icon }) },
      isBest: id === best?.provider,
    }
    const quote = list?.find((one) => one.provider === id)
    if (quote) return { ...shared, ...toQuoted(quote) }
    if (quotes.status === 'failed') return { ...shared, ...toEstimate(query, feePercent) }
    return { ...shared, status: list ? 'unavailable' : 'loading', isEstimate: false }
  })
  const getPlace = ({ provider }: OnRampOffer) => {
    const place = list?.findIndex((one) => one.provider === provider.id) ?? -1
    return place < 0 ? providers.length : place
  }
  return offers.sort((a, b) => getPlace(a) - getPlace(b))
}

function toQuoted({ amount, fee, networkFee }: OnRampQuote) {
  return {
    ...{ status: 'quoted' as const, isEstimate: false, amount },
    ...(fee !== undefined && { fee }),
    ...(networkFee !== undefined && { networkFee }),
  }
}

/** A placeholder for a quote. Only for a currency that is worth what is paid is there an amount: for others it would be invented. */
function toEstimate({ symbol, payment, amount }: OnRampQuery, feePercent: OnRampProvider['feePercent']) {
  const cents = parseAmount(amount, paymentDecimals)
  const isKnown =
    payment === 'USD' && dollars.includes(symbol) && cents !== undefined && feePercent !== undefined
  // After the highest fee, so that the user does not receive less than is shown.
  const received = isKnown ? (cents * BigInt(10_000 - Math.round(feePercent.max * 100))) / 10_000n : undefined
  return {
    ...{ status: 'estimate' as const, isEstimate: true },
    ...(received !== undefined && { amount: formatCents(received) }),
    ...(feePercent && { feePercent }),
  }
}
