import {
  type BuyOptionsResponse,
  type BuyQuoteResponse,
  type MultiQuotesResponse,
  multiQuotesRequestSchema,
  type OnRampMoney,
  type OnRampProvidersResponse,
  type OnRampQuoteResponse,
  onRampQuoteRequestSchema,
} from '@latchkit/blockchain-api/contract'
import type * as z from 'zod/mini'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import { quote as quoteText } from '../../chain/rpcProxy/responses.js'
import { toDecimalText } from '../../data/accountData/toDecimalText.js'
import { priceDecimals } from '../../data/sources/PriceSource.js'
import { parsePrice } from '../../data/sources/parsePrice.js'
import { describeIssue } from '../../foundation/describeIssue.js'
import { parseJson } from '../../foundation/parseJson.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest } from '../../server/http/Route.js'
import type { Project } from '../../server/projects/Project.js'
import { requireProject } from '../../server/projects/requireProject.js'
import type { OnRamp, Place, ProviderQuote } from './createOnRamp.js'
import { toMultiQuote } from './toMultiQuote.js'

/** Options of the routes. */
export type OnRampRouteOptions = {
  readonly onRamp: OnRamp
  readonly defaultCountry: string
  readonly projects: () => readonly Project[]
  readonly quota: RpcQuota
}

const maxBodyBytes = 16 * 1024

/** Creates the routes that read: currencies, providers and quotes. */
export function createOnRampRoutes(options: OnRampRouteOptions): readonly Route[] {
  const { onRamp, defaultCountry, projects, quota } = options

  function check(request: RouteRequest, projectId?: string): void {
    const cost = Math.max(1, onRamp.sources.length)
    quota.take({ address: request.address, projectId: requireProject(projects(), request, projectId) }, cost)
  }

  function toPlace(country: string | null | undefined, subdivision?: string | null): Place {
    if (country && !/^[a-z]{2}$/i.test(country))
      throw new HttpError(400, 'country', `"country" must be a country such as US, got ${quoteText(country)}`)
    return {
      country: (country ?? defaultCountry).toUpperCase(),
      ...(subdivision && { subdivision }),
    }
  }

  const read = (pattern: RegExp, name: string, get: (request: RouteRequest) => Promise<object>): Route => ({
    name,
    method: 'GET',
    pattern,
    async handle(request) {
      check(request)
      return { headers: { 'cache-control': 'no-store' }, body: await get(request) }
    },
  })

  const post = <Body>(
    pattern: RegExp,
    name: string,
    schema: z.ZodMiniType<Body>,
    get: (body: Body, request: RouteRequest) => Promise<object>,
  ): Route => ({
    name,
    method: 'POST',
    pattern,
    maxBodyBytes,
    handle: async (request) => ({
      headers: { 'cache-control': 'no-store' },
      body: await get(parseBody(schema, await request.text()), request),
    }),
  })

  return [
    read(/^\/v1\/onramp\/options$/, 'onramp_options', ({ query }) =>
      onRamp.getOptions(toPlace(query.get('country'), query.get('subdivision'))),
    ),
    read(/^\/v1\/onramp\/buy\/options$/, 'onramp_options', async ({ query }) =>
      toBuyOptions(await onRamp.getOptions(toPlace(query.get('country'), query.get('subdivision')))),
    ),
    read(/^\/v1\/onramp\/providers$/, 'onramp_providers', async () => toProviders(onRamp)),
    read(/^\/v1\/onramp\/buy\/quotes$/, 'onramp_quotes', async ({ query }) => {
      const [best] = await onRamp.getQuotes({
        currency: getRequired(query, 'purchaseCurrency'),
        network: query.get('purchaseNetwork') ?? undefined,
        amount: checkAmount('paymentAmount', getRequired(query, 'paymentAmount')),
        fiat: getRequired(query, 'paymentCurrency'),
        method: query.get('paymentMethod') ?? undefined,
        place: toPlace(query.get('country'), query.get('subdivision')),
      })
      return toBuyQuote(toQuote(best, getRequired(query, 'paymentCurrency')))
    }),
    {
      name: 'onramp_quotes',
      method: 'POST',
      pattern: /^\/v1\/onramp\/quote$/,
      maxBodyBytes,
      async handle(request) {
        check(request)
        const body = parseBody(onRampQuoteRequestSchema, await request.text())
        const { purchaseCurrency: currency, paymentCurrency: fiat, amount, network, country } = body
        checkAmount('amount', amount)
        const [best] = await onRamp.getQuotes({ currency, network, fiat, amount, place: toPlace(country) })
        return { headers: { 'cache-control': 'no-store' }, body: toQuote(best, fiat) }
      },
    },
    post(
      /^\/v1\/onramp\/multi\/quotes$/,
      'onramp_quotes',
      multiQuotesRequestSchema,
      async (body, request): Promise<MultiQuotesResponse> => {
        check(request, body.projectId)
        const { sourceCurrencyCode: fiat, countryCode, walletAddress, excludeProviders } = body
        const place = toPlace(countryCode)
        const quotes = await onRamp.getQuotes({
          currency: body.destinationCurrencyCode,
          network: body.network,
          fiat,
          amount: checkAmount('sourceAmount', toAmountText(body.sourceAmount)),
          method: body.paymentMethodType,
          address: walletAddress,
          excluded: excludeProviders?.split(',').map((one) => one.trim()),
          place,
        })
        return quotes.map((one) => toMultiQuote(one, fiat, place.country))
      },
    ),
  ]
}

/** @throws HttpError 422 for a body of another shape. */
export function parseBody<Body>(schema: z.ZodMiniType<Body>, json: string): Body {
  const result = schema.safeParse(parseJson(json).value)
  if (result.success) return result.data
  const issues = result.error.issues.map(describeIssue).join('; ')
  throw new HttpError(422, '', `The body is invalid: ${issues}`)
}

/** Returns a number of JSON as decimal text with at most 8 decimals, and without an exponent. */
export function toAmountText(amount: number): string {
  return toDecimalText(parsePrice(amount.toFixed(8)) ?? 0n, priceDecimals)
}

function getRequired(query: URLSearchParams, name: string): string {
  const value = query.get(name)
  if (!value) throw new HttpError(400, name, `"${name}" must be a text, got none`)
  return value
}

function checkAmount(field: string, amount: string): string {
  if ((parsePrice(amount) ?? 0n) > 0n) return amount
  throw new HttpError(400, field, `"${field}" must be a decimal number more than 0, got ${quoteText(amount)}`)
}

function toProviders({ sources }: OnRamp): OnRampProvidersResponse {
  return sources.map(({ id, name, websiteUrl, logoUrl }) => ({
    categories: ['CRYPTO_ONRAMP'],
    logos: logoUrl === undefined ? {} : { dark: logoUrl, light: logoUrl },
    name,
    serviceProvider: id,
    status: 'LIVE',
    websiteUrl,
  }))
}

function toQuote(best: ProviderQuote | undefined, fiat: string): OnRampQuoteResponse {
  if (!best) throw new HttpError(503, 'provider', 'No provider has a quote: try again later')
  const { quote, asset } = best
  const pay = (amount: string): OnRampMoney => ({ amount, currency: fiat })
  return {
    paymentTotal: pay(quote.paymentTotal),
    paymentSubtotal: pay(quote.paymentSubtotal),
    purchaseAmount: { amount: quote.purchaseAmount, currency: asset.symbol },
    coinbaseFee: pay(quote.providerFee),
    networkFee: pay(quote.networkFee),
    quoteId: quote.quoteId ?? '',
  }
}

function toBuyQuote(quote: OnRampQuoteResponse): BuyQuoteResponse {
  const toValue = ({ amount: value, currency }: OnRampMoney) => ({ value, currency })
  return {
    paymentTotal: toValue(quote.paymentTotal),
    paymentSubTotal: toValue(quote.paymentSubtotal),
    purchaseAmount: toValue(quote.purchaseAmount),
    coinbaseFee: toValue(quote.coinbaseFee),
    networkFee: toValue(quote.networkFee),
    quoteId: quote.quoteId,
  }
}

function toBuyOptions({
  paymentCurrencies,
  purchaseCurrencies,
  unavailable,
}: Awaited<ReturnType<OnRamp['getOptions']>>): BuyOptionsResponse {
  return {
    paymentCurrencies: paymentCurrencies.map(({ id, payment_method_limits: limits }) => ({ id, limits })),
    purchaseCurrencies: purchaseCurrencies.map(({ networks, ...one }) => ({
      ...one,
      networks: networks.map(({ name, display_name, contract_address, chain_id }) => ({
        name,
        displayName: display_name,
        contractAddress: contract_address,
        chainId: chain_id,
      })),
    })),
    ...(unavailable && { unavailable }),
  }
}
