import type {
  OnRamp,
  OnRampCurrency,
  OnRampNetwork,
  OnRampOptions,
  OnRampPayment,
  OnRampProvider,
  OnRampQuote,
} from '@latchkit/core/ports'
import { type CaipNetworkId, isCaipNetworkId, isWebUrl, safeImageUrl } from '@latchkit/core/schema'
import type { Backend } from '../Backend.js'
import { toFields, toList } from '../read.js'
import { request } from '../request.js'
import { toDisplayText } from '../values/toDisplayText.js'
import { type MultiQuote, multiQuoteSchema } from './multiQuotesSchema.js'
import {
  type OnRampNetworkItem,
  onRampNetworkSchema,
  paymentCurrencySchema,
  purchaseCurrencySchema,
} from './onRampOptionsSchema.js'
import { onRampProviderSchema } from './onRampProvidersSchema.js'
import { onRampPurchaseResponseSchema } from './onRampPurchaseSchema.js'
import { onRampUrlResponseSchema } from './onRampUrlSchema.js'

const maxItems = 200
const maxNameLength = 40
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/**
 * Creates the purchases of a server. Its answers are untrusted input: invalid items, duplicates, and items after the first 200
 * are left out.
 */
export function createOnRamp(backend: Backend): OnRamp {
  return {
    async getOptions({ country, signal }) {
      const [options, providers] = await Promise.all([
        request(backend, { path: '/v1/onramp/options', query: { country }, signal, parse: toOptions }),
        request(backend, {
          path: '/v1/onramp/providers',
          query: { countries: country },
          signal,
          parse: toProviders,
        }),
      ])
      return { ...options, providers }
    },
    async getQuotes({ symbol, network, payment, amount, address, country, signal }) {
      const body = {
        projectId: backend.projectId,
        destinationCurrencyCode: symbol,
        network,
        sourceAmount: Number(amount),
        sourceCurrencyCode: payment,
        walletAddress: address,
        ...(country !== undefined && { countryCode: country }),
      }
      return request(backend, {
        path: '/v1/onramp/multi/quotes',
        query: {},
        body,
        signal,
        parse: (value) => toQuotes(value, { symbol, payment, amount: Number(amount) }),
      })
    },
    async startPurchase(parameters) {
      const { symbol, network, payment, amount, address, country, provider, quoteId, signal } = parameters
      const { quotedAmount } = parameters
      const body = {
        destinationWallets: [{ address, blockchains: [network], assets: [symbol] }],
        partnerUserId: backend.projectId,
        defaultNetwork: network,
        defaultExperience: 'buy',
        presetFiatAmount: Number(amount),
        ...(Number(quotedAmount) > 0 && { presetCryptoAmount: Number(quotedAmount) }),
        fiatCurrency: payment,
        provider,
        ...(quoteId !== undefined && { quoteId }),
        ...(country !== undefined && { country }),
      }
      // Not repeated: each request starts a purchase.
      const once = { ...backend, retries: 0 }
      return request(once, {
        path: '/v1/generators/onrampurl',
        query: {},
        body,
        signal,
        parse(value) {
          const { url, purchaseId } = onRampUrlResponseSchema.parse(value)
          // The user is sent there.
          if (!isWebUrl(url)) throw new TypeError('`url` must be an https: URL')
          return { url, ...(purchaseId !== undefined && { purchaseId }) }
        },
      })
    },
    async getPurchase({ purchaseId, signal }) {
      return request(backend, {
        path: `/v1/onramp/purchases/${encodeURIComponent(purchaseId)}`,
        query: {},
        signal,
        parse(value) {
          const { id, status, purchaseAmount, transactionHash } = onRampPurchaseResponseSchema.parse(value)
          if (id !== purchaseId) throw new TypeError('`id` must be that of the request')
          return {
            status,
            ...(purchaseAmount !== null && { amount: purchaseAmount }),
            ...(transactionHash !== null && { transactionHash }),
          }
        },
      })
    },
  }
}

function toOptions(value: unknown): Omit<OnRampOptions, 'providers'> {
  const { paymentCurrencies, purchaseCurrencies } = toFields(value) ?? {}
  if (!Array.isArray(paymentCurrencies) || !Array.isArray(purchaseCurrencies))
    throw new TypeError('`paymentCurrencies` and `purchaseCurrencies` must be arrays')
  return {
    payments: collect(paymentCurrencies, toPayment, ({ id }) => id),
    currencies: collect(purchaseCurrencies, toCurrency, ({ symbol }) => symbol),
  }
}

function toPayment(value: unknown): OnRampPayment | undefined {
  const item = paymentCurrencySchema.safeParse(value)
  if (!item.success) return undefined
  const limits = item.data.payment_method_limits.slice(0, maxItems)
  return { id: item.data.id, limits: limits.map(({ id: method, min, max }) => ({ method, min, max })) }
}

function toCurrency(value: unknown): OnRampCurrency | undefined {
  const item = purchaseCurrencySchema.safeParse({ ...toFields(value), networks: [] })
  if (!item.success) return undefined
  const { symbol, name } = item.data
  const networks = collect(toList(toFields(value)?.networks), toNetwork, ({ chainId }) => chainId)
  return networks.length === 0
    ? undefined
    : { symbol, name: toDisplayText(name, maxNameLength) || symbol, networks }
}

function toNetwork(value: unknown): OnRampNetwork | undefined {
  const item = onRampNetworkSchema.safeParse(value)
  const chainId = item.success ? toChainId(item.data) : undefined
  if (!item.success || chainId === undefined || item.data.name === '') return undefined
  const { name: id, display_name } = item.data
  return { id, name: toDisplayText(display_name, maxNameLength) || chainId, chainId }
}

function toChainId({ caip_network_id: given, chain_id, name }: OnRampNetworkItem): CaipNetworkId | undefined {
  if (given !== undefined)
    return isCaipNetworkId(given) && /^(eip155|solana):/.test(given) ? given : undefined
  if (/^[1-9]\d{0,18}$/.test(chain_id)) return `eip155:${chain_id}`
  return /^solana(-mainnet)?$/i.test(name) ? solana : undefined
}

function toProviders(value: unknown): readonly OnRampProvider[] {
  if (!Array.isArray(value)) throw new TypeError('The providers must be an array')
  return collect(
    value,
    (one) => {
      const item = onRampProviderSchema.safeParse(one)
      if (!item.success || item.data.status !== 'LIVE') return undefined
      const { serviceProvider: id, name, logos } = item.data
      const logo = logos.lightShort ?? logos.light ?? undefined
      const icon = logo !== undefined && isWebUrl(logo) ? safeImageUrl(logo) : undefined
      return { id, name: toDisplayText(name, maxNameLength) || id, ...(icon !== undefined && { icon }) }
    },
    ({ id }) => id,
  )
}

/** Quotes of another purchase are left out. The best one is first, whatever the order of the server is. */
function toQuotes(
  value: unknown,
  asked: { readonly symbol: string; readonly payment: string; readonly amount: number },
): readonly OnRampQuote[] {
  if (!Array.isArray(value)) throw new TypeError('The quotes must be an array')
  const items = collect(
    value,
    (one) => {
      const item = multiQuoteSchema.safeParse(one)
      return item.success && isOf(item.data, asked) ? item.data : undefined
    },
    ({ serviceProvider }) => serviceProvider,
  )
  return [...items]
    .sort((a, b) => b.destinationAmount - a.destinationAmount)
    .map(({ serviceProvider: provider, destinationAmount, totalFee, networkFee, quoteId }) => ({
      provider,
      amount: formatDecimal(destinationAmount),
      ...(totalFee !== null && { fee: formatDecimal(totalFee) }),
      ...(networkFee !== null && { networkFee: formatDecimal(networkFee) }),
      ...(quoteId && { quoteId }),
    }))
}

function isOf(
  { destinationAmount, destinationCurrencyCode, sourceAmount, sourceCurrencyCode, totalFee }: MultiQuote,
  { symbol, payment, amount }: { readonly symbol: string; readonly payment: string; readonly amount: number },
): boolean {
  const isSame =
    destinationCurrencyCode === symbol && sourceCurrencyCode === payment && sourceAmount === amount
  return isSame && destinationAmount >= 1e-8 && (totalFee ?? 0) <= sourceAmount
}

/** Decimal text of a number of JSON with at most 8 decimals, without an exponent. */
const formatDecimal = (value: number): string => value.toFixed(8).replace(/\.?0+$/, '')

/** Converts each item on its own: one that is invalid must not hide the others. */
function collect<T>(
  items: readonly unknown[],
  convert: (item: unknown) => T | undefined,
  toKey: (item: T) => string,
): readonly T[] {
  const byKey = new Map<string, T>()
  for (const item of items.slice(0, maxItems)) {
    const converted = convert(item)
    if (converted !== undefined && !byKey.has(toKey(converted))) byKey.set(toKey(converted), converted)
  }
  return [...byKey.values()]
}
