import { setTimeout } from 'node:timers/promises'
import type { OnRampCapability, OnRampOptionsResponse } from '@latchkit/blockchain-api/contract'
import type { Logger } from 'pino'
import { quote as quoteText } from '../../chain/rpcProxy/responses.js'
import { SourceError } from '../../data/sources/BalanceSource.js'
import { parsePrice } from '../../data/sources/parsePrice.js'
import { createCache } from '../../foundation/createCache.js'
import { createDeadline } from '../../foundation/createDeadline.js'
import { createSourceHealth } from '../../foundation/createSourceHealth.js'
import { toStatus, unsupported } from '../../server/capabilities/toCapability.js'
import { HttpError } from '../../server/http/HttpError.js'
import { findAsset, mergeOptions, toCaipNetworkId } from './mergeOptions.js'
import type { OnRampSource, SourceAsset, SourceQuote, SourceQuoteRequest } from './sources/OnRampSource.js'
import { toKnownChainId } from './toKnownChainId.js'

type Network = OnRampOptionsResponse['purchaseCurrencies'][number]['networks'][number]

/** A country, and a part of it. */
export type Place = { readonly country: string; readonly subdivision?: string | undefined }

/** Purchase that a client wants. */
export type QuoteRequest = Omit<SourceQuoteRequest, 'asset' | 'country' | 'subdivision'> & {
  readonly place: Place
  /** Symbol or id. */
  readonly currency: string
  /** Name, CAIP-2 id or chain id of a network in the options. */
  readonly network?: string | undefined
  /** Ids of providers that are not asked. */
  readonly excluded?: readonly string[] | undefined
}

/** A quote, and its provider. */
export type ProviderQuote = {
  readonly source: OnRampSource
  readonly asset: SourceAsset
  readonly quote: SourceQuote
}

/** The providers together. */
export type OnRamp = {
  readonly sources: readonly OnRampSource[]
  /** Tells what each provider sells in a place. It asks those whose options are not cached, and waits for a second at most. */
  readonly getCapabilities: (place: Place) => Promise<readonly OnRampCapability[]>
  /** @throws HttpError 503 if no provider answers. */
  readonly getOptions: (place: Place) => Promise<OnRampOptionsResponse>
  /**
   * Returns the quotes of the providers that have one, the best first: the one from which the user receives the most.
   *
   * @throws HttpError 400 if no provider has the currency, 503 if none has a quote.
   */
  readonly getQuotes: (request: QuoteRequest) => Promise<readonly ProviderQuote[]>
  /**
   * Finds the provider of a purchase: the first one that has one of the currencies on one of the networks, both in the order
   * of the client. Without currencies or networks, it is the first one that there is. Only the default network is tried if
   * there is one.
   *
   * @throws HttpError 400 that names the field, if there is none.
   */
  readonly findProvider: (request: {
    readonly provider?: string | undefined
    readonly currencies: readonly string[]
    readonly networks: readonly string[]
    readonly defaultNetwork?: string | undefined
    readonly place: Place
  }) => Promise<{ readonly source: OnRampSource; readonly asset: SourceAsset }>
}

/** Options are reused for 5 minutes. */
const optionsMs = 300_000
const maxPlaces = 200
/** Time for which capabilities wait for options that are not cached. */
const patienceMs = 1_000

/** Creates the join of the providers. A provider that fails is left out, and the log names it. */
export function createOnRamp(parameters: {
  readonly sources: readonly OnRampSource[]
  readonly logger: Logger
  readonly timeoutMs: number
  readonly now: () => number
}): OnRamp {
  const { sources, logger, timeoutMs, now } = parameters
  const cache = createCache<OnRampOptionsResponse>({ maxAgeMs: optionsMs, maxKeys: maxPlaces, now })
  const health = createSourceHealth(now)
  const getSignal = () => createDeadline(new AbortController().signal, timeoutMs)

  /** @returns `undefined` if the provider fails. */
  async function attempt<T>({ id }: OnRampSource, load: () => Promise<T>): Promise<T | undefined> {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      logger.warn({ provider: id, reason: error.message }, 'a provider of purchases fails')
      return undefined
    }
  }

  const readOptions = (source: OnRampSource, place: Place) =>
    attempt(source, () =>
      cache.get(`${source.id} ${place.country} ${place.subdivision ?? ''}`, () => readFrom(source, place)),
    )

  async function readFrom({ id, getOptions }: OnRampSource, place: Place): Promise<OnRampOptionsResponse> {
    try {
      const options = await getOptions(place, getSignal())
      health.recordSuccess(id)
      return options
    } catch (error) {
      if (error instanceof SourceError) health.recordFailure(id)
      throw error
    }
  }

  async function getCapability(source: OnRampSource, place: Place): Promise<OnRampCapability> {
    const { id, name } = source
    const getFailure = () => health.getRetrySeconds(id)
    if (getFailure() !== undefined) return { id, name, ...toStatus(getFailure()) }
    const late = new AbortController()
    const options = await Promise.race([
      readOptions(source, place),
      setTimeout(patienceMs, undefined, { signal: late.signal }).catch(() => undefined),
    ])
    late.abort()
    if (!options) return { id, name, ...toStatus(getFailure()) }
    if (options.purchaseCurrencies.length === 0) return { id, name, ...unsupported }
    const paymentCurrencies = options.paymentCurrencies.map((one) => ({
      id: one.id,
      limits: one.payment_method_limits,
    }))
    return { id, name, ...toStatus(undefined), paymentCurrencies }
  }

  async function readAll(place: Place) {
    const all = await Promise.all(
      sources.map(async (source) => ({ source, options: await readOptions(source, place) })),
    )
    const found = all.flatMap(({ source, options }) => (options ? [{ source, options }] : []))
    if (found.length === 0) throw sources.length === 0 ? createUnsupported() : createUnavailable()
    return found
  }

  async function findAssets(currency: string, network: string | undefined, place: Place) {
    const all = await readAll(place)
    const merged = mergeOptions(all.map(({ options }) => options))
    const chainId = toChainId(merged, currency, network)
    return all.flatMap(({ source, options }) => {
      const asset = findAsset(options, currency, chainId)
      return asset ? [{ source, asset }] : []
    })
  }

  /** Returns the error of a purchase that no provider has: of the first field that is at fault. */
  function createNotFound(
    { purchaseCurrencies }: OnRampOptionsResponse,
    { provider, currencies, networks, defaultNetwork }: Omit<Parameters<OnRamp['findProvider']>[0], 'place'>,
  ): HttpError {
    if (provider !== undefined && !sources.some(({ id }) => id === provider))
      return createUnknown('provider', provider, 'GET /v1/onramp/providers')
    const isKnown = (network: string) =>
      purchaseCurrencies.some((one) => one.networks.some((given) => isNetwork(given, network)))
    if (defaultNetwork !== undefined && !isKnown(defaultNetwork))
      return createUnknown('defaultNetwork', defaultNetwork)
    if (defaultNetwork === undefined && networks.length > 0 && !networks.some(isKnown))
      return createUnknown('blockchains', networks.join(', '))
    return provider === undefined
      ? createUnknown('assets', currencies.join(', '))
      : createUnknown('provider', provider)
  }

  return {
    sources,
    getCapabilities: (place) => Promise.all(sources.map((source) => getCapability(source, place))),
    async getOptions(place) {
      if (sources.length === 0)
        return { paymentCurrencies: [], purchaseCurrencies: [], unavailable: [{ code: 'unsupported' }] }
      return mergeOptions((await readAll(place)).map(({ options }) => options))
    },
    async getQuotes({ currency, network, place, excluded = [], ...request }) {
      const candidates = (await findAssets(currency, network, place)).filter(
        ({ source }) => !excluded.includes(source.id),
      )
      if (candidates.length === 0) throw createUnknown('purchaseCurrency', currency)
      const quotes = await Promise.all(
        candidates.map(async ({ source, asset }) => {
          const quote = await attempt(source, async () =>
            checkQuote(await source.getQuote({ ...request, ...place, asset }, getSignal()), request.amount),
          )
          return quote ? [{ source, asset, quote }] : []
        }),
      )
      const found = quotes.flat()
      if (found.length === 0)
        throw new HttpError(503, 'provider', 'No provider has a quote: try another amount, or again later')
      return found.sort((a, b) => compare(b.quote.purchaseAmount, a.quote.purchaseAmount))
    },
    async findProvider({ place, ...wanted }) {
      const { provider, defaultNetwork } = wanted
      const options = mergeOptions((await readAll(place)).map((one) => one.options))
      const [first] = options.purchaseCurrencies
      const currencies = wanted.currencies.length > 0 ? wanted.currencies : first ? [first.symbol] : []
      const networks = defaultNetwork === undefined ? wanted.networks : [defaultNetwork]
      for (const network of networks.length > 0 ? networks : [undefined])
        for (const currency of currencies) {
          const candidates = await findAssets(currency, network, place)
          const found = candidates.find(({ source }) => provider === undefined || source.id === provider)
          if (found) return found
        }
      throw createNotFound(options, wanted)
    },
  }
}

/** @returns `undefined` for the first network of the currency. */
function toChainId(
  { purchaseCurrencies }: OnRampOptionsResponse,
  currency: string,
  network: string | undefined,
): string | undefined {
  if (network === undefined) return undefined
  const found = purchaseCurrencies.filter(
    ({ id, symbol }) => symbol.toLowerCase() === currency.toLowerCase() || id === currency,
  )
  // Clients of other kits may send the name of the currency as its network.
  if (found.some(({ name }) => name === network)) return undefined
  const listed = found.flatMap((one) => one.networks).find((one) => isNetwork(one, network))
  // Another one that no provider has.
  return listed ? toCaipNetworkId(listed) : (toKnownChainId(network) ?? network)
}

/** Whether a text names a network of the options: its name, its ids, or a common name of its chain. */
function isNetwork(network: Network, text: string): boolean {
  const { name, display_name, caip_network_id, chain_id } = network
  if ([name, display_name, caip_network_id, chain_id].includes(text)) return true
  const known = toKnownChainId(text)
  return known !== undefined && known === toCaipNetworkId(network)
}

/**
 * A quote must be one of the requested payment, and its parts must not be more than the whole.
 *
 * @throws SourceError
 */
function checkQuote(quote: SourceQuote, amount: string): SourceQuote {
  const [total, subtotal, received] = [quote.paymentTotal, quote.paymentSubtotal, quote.purchaseAmount].map(
    parsePrice,
  )
  if (total === undefined || subtotal === undefined || !received || subtotal > total)
    throw new SourceError('the quote is no quote')
  if (total !== parsePrice(amount)) throw new SourceError('the quote is of another payment')
  return quote
}

function compare(a: string, b: string): number {
  const difference = (parsePrice(a) ?? 0n) - (parsePrice(b) ?? 0n)
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

const createUnavailable = () =>
  new HttpError(
    503,
    'provider',
    'No provider of purchases is available: try again later',
    {},
    { code: 'failed' },
  )
const createUnsupported = () =>
  new HttpError(400, 'provider', 'This server has no providers of purchases', {}, { code: 'unsupported' })

const createUnknown = (field: string, value: string, source = 'GET /v1/onramp/options') =>
  new HttpError(400, field, `"${field}" must be one of ${source}, got ${quoteText(value)}`)
