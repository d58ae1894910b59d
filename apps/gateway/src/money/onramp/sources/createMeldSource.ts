import type { OnRampOptionsResponse } from '@latchkit/blockchain-api/contract'
import * as z from 'zod/mini'
import { SourceError } from '../../../data/sources/BalanceSource.js'
import { requestJson } from '../../../data/sources/requestJson.js'
import { parseJson } from '../../../foundation/parseJson.js'
import { isSameSignature, sign } from '../../../foundation/signature.js'
import { HttpError } from '../../../server/http/HttpError.js'
import type {
  OnRampSource,
  PurchaseStatus,
  PurchaseUpdate,
  SourceAsset,
  WebhookRequest,
} from './OnRampSource.js'
import { parseAnswer } from './parseAnswer.js'
import type { MeldSettings } from './settings.js'

/** How far the timestamp of a webhook may be from the time of the gateway. */
const maxSkewMs = 300_000
const version = '2023-12-19'
/** The countries whose subdivisions matter. */
const subdivisionCountries: ReadonlySet<string> = new Set(['US', 'CA'])

const number = z.number().check(z.minimum(0), z.maximum(1e15))
const limitsSchema = z.array(
  z.object({
    currencyCode: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
    minimumAmount: z.nullish(number),
    maximumAmount: z.nullish(number),
  }),
)
const currenciesSchema = z.array(
  z.object({
    currencyCode: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
    name: z.string(),
    chainCode: z.nullish(z.string()),
    chainName: z.nullish(z.string()),
    chainId: z.nullish(z.string()),
    contractAddress: z.nullish(z.string()),
  }),
)
const quotesSchema = z.object({
  quotes: z.nullish(
    z.array(
      z.object({
        destinationAmount: number,
        fiatAmountWithoutFees: z.nullish(number),
        networkFee: z.nullish(number),
        paymentMethodType: z.nullish(z.string().check(z.maxLength(100))),
        serviceProvider: z.string().check(z.regex(/^\w{1,50}$/)),
        sourceAmount: number,
        totalFee: number,
        transactionFee: z.nullish(number),
      }),
    ),
  ),
})
const widgetSchema = z.object({ widgetUrl: z.string().check(z.maxLength(8_000)) })
const transaction = z.object({
  status: z.string(),
  destinationAmount: z.optional(z.nullable(number)),
  sourceAmount: z.optional(z.nullable(number)),
  cryptoDetails: z.optional(
    z.nullable(z.object({ blockchainTransactionId: z.optional(z.nullable(z.string())) })),
  ),
})
const transactionsSchema = z.object({ transactions: z.array(transaction) })
const webhookSchema = z.object({
  payload: z.object({
    externalSessionId: z.string().check(z.maxLength(100)),
    paymentTransactionStatus: z.string(),
  }),
})

const statuses: Readonly<Record<string, PurchaseStatus>> = {
  PENDING_CREATED: 'created',
  PENDING: 'processing',
  PROCESSING: 'processing',
  AUTHORIZED: 'processing',
  SETTLING: 'processing',
  SETTLED: 'completed',
  DECLINED: 'declined',
  AUTHORIZATION_EXPIRED: 'expired',
  CANCELLED: 'failed',
  ERROR: 'failed',
  FAILED: 'failed',
  REFUNDED: 'failed',
}

/** Creates the provider Meld, which passes purchases on to others. Its best quote counts. */
export function createMeldSource(settings: MeldSettings): OnRampSource {
  const { apiKey, apiUrl = 'https://api.meld.io', webhookSecret, webhookUrl } = settings
  const base = apiUrl.replace(/\/+$/, '')
  const headers = { authorization: `BASIC ${apiKey}`, 'meld-version': version }

  const call = (path: string, signal: AbortSignal, body?: object) =>
    requestJson({
      url: new URL(`${base}${path}`),
      headers,
      ...(body && { body: JSON.stringify(body) }),
      signal,
    })

  return {
    id: 'meld',
    name: 'Meld',
    websiteUrl: 'https://www.meld.io',
    logoUrl: undefined,
    hosts: settings.hosts ?? ['meldcrypto.com', 'www.meldcrypto.com'],
    async getOptions({ country }, signal) {
      // What the providers of this account sell, and no others.
      const query = new URLSearchParams({
        ...{ countries: country, categories: 'CRYPTO_ONRAMP', accountFilter: 'true' },
      })
      const [limits, currencies] = await Promise.all([
        call(`/service-providers/limits/fiat-currency-purchases?${query}`, signal),
        call(`/service-providers/properties/crypto-currencies?${query}`, signal),
      ])
      return toOptions(parseAnswer(limits, limitsSchema), parseAnswer(currencies, currenciesSchema))
    },
    async getQuote({ asset, fiat, amount, method, country, subdivision, address }, signal) {
      const answer = await call('/payments/crypto/quote', signal, {
        countryCode: country,
        destinationCurrencyCode: toCode(asset),
        sourceAmount: Number(amount),
        sourceCurrencyCode: fiat,
        ...(subdivision && subdivisionCountries.has(country) && { subdivision }),
        ...(method && { paymentMethodType: method }),
        ...(address && { walletAddress: address }),
      })
      const all = parseAnswer(answer, quotesSchema).quotes ?? []
      const [best] = [...all].sort((a, b) => b.destinationAmount - a.destinationAmount)
      if (!best) throw new SourceError('the service has no quote')
      return {
        paymentTotal: formatDecimal(best.sourceAmount),
        paymentSubtotal: formatDecimal(best.fiatAmountWithoutFees ?? best.sourceAmount - best.totalFee),
        purchaseAmount: formatDecimal(best.destinationAmount),
        providerFee: formatDecimal(best.transactionFee ?? best.totalFee - (best.networkFee ?? 0)),
        networkFee: formatDecimal(best.networkFee ?? 0),
        ...(best.paymentMethodType && { method: best.paymentMethodType }),
        quoteId: best.serviceProvider,
      }
    },
    async createUrl({ purchaseId, asset, address, fiat, amount, quoteId, country }, signal) {
      const answer = await call('/crypto/session/widget', signal, {
        sessionType: 'BUY',
        externalCustomerId: purchaseId,
        externalSessionId: purchaseId,
        sessionData: {
          countryCode: country,
          destinationCurrencyCode: toCode(asset),
          sourceCurrencyCode: fiat,
          walletAddress: address,
          ...(amount !== undefined && { sourceAmount: amount }),
          ...(quoteId !== undefined && { serviceProvider: quoteId }),
        },
      })
      return parseAnswer(answer, widgetSchema).widgetUrl
    },
    async getStatus(purchaseId, signal) {
      const query = new URLSearchParams({ externalSessionIds: purchaseId, limit: '1' })
      const answer = await call(`/payments/transactions?${query}`, signal)
      if (answer.status === 404) return undefined
      const [found] = parseAnswer(answer, transactionsSchema).transactions
      return found && toUpdate(found)
    },
    ...(webhookSecret !== undefined &&
      webhookUrl !== undefined && {
        readWebhook(request: WebhookRequest) {
          const signature = verify(request, webhookSecret, webhookUrl)
          const result = webhookSchema.safeParse(parseJson(request.body).value)
          // Other events are none of a purchase.
          const status = result.data && statuses[result.data.payload.paymentTransactionStatus]
          if (!result.success || !status) return undefined
          return { purchaseId: result.data.payload.externalSessionId, update: { status }, signature }
        },
      }),
  }
}

/** Returns the signature of a webhook. @throws HttpError 401 unless it is valid and new. */
function verify({ headers, body, now }: WebhookRequest, secret: string, url: string): string {
  const { 'meld-signature-timestamp': timestamp, 'meld-signature': signature } = headers
  const isText = typeof timestamp === 'string' && typeof signature === 'string'
  // The padding of base64 is optional.
  const given = isText ? signature.replace(/=+$/, '') : undefined
  if (!isText || !isSameSignature(sign(secret, `${timestamp}.${url}.${body}`, 'base64url'), given))
    throw new HttpError(401, 'meld-signature', 'The signature must be one of Meld')
  if (!(Math.abs(now - Date.parse(timestamp)) <= maxSkewMs))
    throw new HttpError(401, 'meld-signature-timestamp', 'The timestamp must be at most 5 minutes from now')
  return String(given)
}

/** Meld has one code for each currency on each chain, such as `USDC_BASE`. */
const toCode = ({ network }: SourceAsset): string => network

function toOptions(
  limits: z.infer<typeof limitsSchema>,
  currencies: z.infer<typeof currenciesSchema>,
): OnRampOptionsResponse {
  const bySymbol = new Map<string, OnRampOptionsResponse['purchaseCurrencies'][number]>()
  for (const { currencyCode, name, chainCode, chainName, chainId, contractAddress } of currencies) {
    const symbol = currencyCode.split('_')[0] ?? currencyCode
    const network = {
      name: currencyCode,
      display_name: chainName ?? chainCode ?? currencyCode,
      chain_id: chainId ?? '',
      contract_address: contractAddress ?? '',
      ...(/^SOL/.test(chainCode ?? '') && { caip_network_id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }),
    }
    const known = bySymbol.get(symbol)
    bySymbol.set(symbol, {
      ...(known ?? { id: symbol, name, symbol }),
      networks: [...(known?.networks ?? []), network],
    })
  }
  return {
    paymentCurrencies: limits.map(({ currencyCode, minimumAmount, maximumAmount }) => ({
      id: currencyCode,
      payment_method_limits: [
        { id: 'card', min: formatDecimal(minimumAmount ?? 0), max: formatDecimal(maximumAmount ?? 1e9) },
      ],
    })),
    purchaseCurrencies: [...bySymbol.values()],
  }
}

function toUpdate(found: z.infer<typeof transaction>): PurchaseUpdate | undefined {
  const status = statuses[found.status]
  if (!status) return undefined
  const hash = found.cryptoDetails?.blockchainTransactionId
  return {
    status,
    ...(found.destinationAmount != null && { purchaseAmount: formatDecimal(found.destinationAmount) }),
    ...(found.sourceAmount != null && { paymentAmount: formatDecimal(found.sourceAmount) }),
    ...(hash && /^[\da-zA-Z]{32,130}$/.test(hash) && { transactionHash: hash }),
  }
}

/** Decimal text of a number of JSON, without an exponent. */
const formatDecimal = (value: number): string =>
  Math.max(0, value)
    .toFixed(8)
    .replace(/\.?0+$/, '')
