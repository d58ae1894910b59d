import type { OnRampOptionsResponse } from '@latchkit/blockchain-api/contract'
import type { Logger } from 'pino'
import { SourceError } from '../accountData/BalanceSource.js'
import { parsePrice } from '../accountData/parsePrice.js'
import { createCache } from '../createCache.js'
import { createDeadline } from '../createDeadline.js'
import { HttpError } from '../http/HttpError.js'
import { quote as quoteText } from '../rpcProxy/responses.js'
import { findAsset, mergeOptions, toCaipNetworkId } from './mergeOptions.js'
import type { OnRampSource, SourceAsset, SourceQuote, SourceQuoteRequest } from './OnRampSource.js'

/** A country, and a part of it. */
export type Place = { readonly country: string; readonly subdivision?: string | undefined }

/** What a client wants to buy. */
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
  /** @throws HttpError 503 if no provider answers. */
  readonly getOptions: (place: Place) => Promise<OnRampOptionsResponse>
  /**
   * Returns the quotes of the providers that have one, the best first: the one from which the user receives the most.
   *
   * @throws HttpError 400 if no provider has the currency, 503 if none has a quote.
   */
  readonly getQuotes: (request: QuoteRequest) => Promise<readonly ProviderQuote[]>
  /** Finds the provider of a purchase. @throws HttpError 400 if there is none. */
  readonly findProvider: (request: {
    readonly provider?: string | undefined
    readonly currency?: string | undefined
    readonly network?: string | undefined
    readonly place: Place
  }) => Promise<{ readonly source: OnRampSource; readonly asset: SourceAsset }>
}

/** Options are reused for 5 minutes. */
const optionsMs = 300_000
const maxPlaces = 200

/** Creates the join of the providers. A provider that fails is left out, and the log names it. */
export function createOnRamp(parameters: {
  readonly sources: readonly OnRampSource[]
  readonly logger: Logger
  readonly timeoutMs: number
  readonly now: () => number
}): OnRamp {
  const { sources, logger, timeoutMs, now } = parameters
  const cache = createCache<OnRampOptionsResponse>({ maxAgeMs: optionsMs, maxKeys: maxPlaces, now })
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
      cache.get(`${source.id} ${place.country} ${place.subdivision ?? ''}`, () =>
        source.getOptions(place, getSignal()),
      ),
    )

  async function readAll(place: Place) {
    const all = await Promise.all(
      sources.map(async (source) => ({ source, options: await readOptions(source, place) })),
    )
    const found = all.flatMap(({ source, options }) => (options ? [{ source, options }] : []))
    if (found.length === 0) throw createUnavailable()
    return found
  }

  async function findAssets(currency: string | undefined, network: string | undefined, place: Place) {
    const all = await readAll(place)
    const merged = mergeOptions(all.map(({ options }) => options))
    const wanted = currency ?? merged.purchaseCurrencies[0]?.symbol ?? ''
    const chainId = toChainId(merged, wanted, network)
    return all.flatMap(({ source, options }) => {
      const asset = findAsset(options, wanted, chainId)
      return asset ? [{ source, asset }] : []
    })
  }

  return {
    sources,
    getOptions: async (place) => mergeOptions((await readAll(place)).map(({ options }) => options)),
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
    async findProvider({ provider, currency, network, place }) {
      const candidates = await findAssets(currency, network, place)
      const found = candidates.find(({ source }) => provider === undefined || source.id === provider)
      if (!found)
        throw createUnknown(provider === undefined ? 'assets' : 'provider', provider ?? currency ?? '')
      return found
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
  const networks = purchaseCurrencies
    .filter(({ id, symbol }) => symbol.toLowerCase() === currency.toLowerCase() || id === currency)
    .flatMap((one) => one.networks)
  const found = networks.find(
    (one) => one.name === network || one.caip_network_id === network || one.chain_id === network,
  )
  // Another one that no provider has.
  return found ? toCaipNetworkId(found) : network
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
  new HttpError(503, 'provider', 'No provider of purchases is available: try again later')

const createUnknown = (field: string, value: string) =>
  new HttpError(400, field, `"${field}" must be one of GET /v1/onramp/options, got ${quoteText(value)}`)
