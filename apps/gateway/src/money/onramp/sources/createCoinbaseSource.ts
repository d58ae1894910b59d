import * as z from 'zod/mini'
import { requestJson } from '../../../data/sources/requestJson.js'
import { createCoinbaseToken, parseCoinbaseKey } from './createCoinbaseToken.js'
import type { OnRampSource, PurchaseStatus } from './OnRampSource.js'
import { parseAnswer } from './parseAnswer.js'
import type { CoinbaseSettings } from './settings.js'

const pageUrl = 'https://pay.coinbase.com/buy/select-asset'
const defaultMethod = 'CARD'

const amount = z.string().check(z.regex(/^\d{1,30}(\.\d{1,30})?$/))
const money = z.object({ value: amount })
const optionsSchema = z.object({
  payment_currencies: z.array(
    z.object({ id: z.string(), limits: z.array(z.object({ id: z.string(), min: amount, max: amount })) }),
  ),
  purchase_currencies: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      symbol: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
      networks: z.array(
        z.object({
          name: z.string(),
          display_name: z.string(),
          chain_id: z.string(),
          contract_address: z.string(),
        }),
      ),
    }),
  ),
})
const quoteSchema = z.object({
  payment_total: money,
  payment_subtotal: money,
  purchase_amount: money,
  coinbase_fee: money,
  network_fee: money,
  quote_id: z.string().check(z.maxLength(200)),
})
const tokenSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(4_000)) })
/** An amount of another shape must not hide the status. */
const reported = z.catch(z.optional(money), undefined)
/** The fields have the names of the guide, or the ones of the API reference. */
const transactionsSchema = z.object({
  transactions: z.array(
    z.object({
      ...{ status: z.string(), purchase_amount: reported, payment_total: reported },
      ...{ purchaseAmount: reported, paymentTotal: reported },
      ...{ tx_hash: z.nullish(z.string()), txHash: z.nullish(z.string()) },
    }),
  ),
})

const statuses: Readonly<Record<string, PurchaseStatus>> = {
  ONRAMP_TRANSACTION_STATUS_CREATED: 'created',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'processing',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'completed',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
}

/**
 * Creates the provider Coinbase: options and quotes of its API, a page with a session token, and the status of the
 * transactions of a user. Each purchase is a user of its own, so that its transaction is found.
 */
export function createCoinbaseSource(settings: CoinbaseSettings, now: () => number): OnRampSource {
  const { keyId, apiUrl = 'https://api.developer.coinbase.com' } = settings
  const key = parseCoinbaseKey(settings.privateKey)
  const base = `${apiUrl.replace(/\/+$/, '')}/onramp/v1`

  function call(path: string, signal: AbortSignal, body?: object) {
    const url = new URL(`${base}${path}`)
    const token = createCoinbaseToken({ keyId, key }, { method: body ? 'POST' : 'GET', url }, now())
    const headers = { authorization: `Bearer ${token}` }
    return requestJson({ url, headers, ...(body && { body: JSON.stringify(body) }), signal })
  }

  return {
    id: 'coinbase',
    name: 'Coinbase',
    websiteUrl: 'https://www.coinbase.com',
    logoUrl: undefined,
    hosts: settings.hosts ?? ['pay.coinbase.com'],
    async getOptions({ country, subdivision }, signal) {
      const query = new URLSearchParams({ country, ...(subdivision && { subdivision }) })
      const options = parseAnswer(await call(`/buy/options?${query}`, signal), optionsSchema)
      return {
        paymentCurrencies: options.payment_currencies.map(({ id, limits }) => ({
          id,
          payment_method_limits: limits,
        })),
        purchaseCurrencies: options.purchase_currencies,
      }
    },
    async getQuote({ asset, fiat, amount: payment, method, country, subdivision }, signal) {
      const answer = await call('/buy/quote', signal, {
        purchase_currency: asset.symbol,
        purchase_network: asset.network,
        payment_amount: payment,
        payment_currency: fiat,
        payment_method: method ?? defaultMethod,
        country,
        ...(subdivision && { subdivision }),
      })
      const quote = parseAnswer(answer, quoteSchema)
      return {
        paymentTotal: quote.payment_total.value,
        paymentSubtotal: quote.payment_subtotal.value,
        purchaseAmount: quote.purchase_amount.value,
        providerFee: quote.coinbase_fee.value,
        networkFee: quote.network_fee.value,
        method: method ?? defaultMethod,
        quoteId: quote.quote_id,
      }
    },
    async createUrl(purchase, signal) {
      const { purchaseId, asset, address, fiat, amount: payment, cryptoAmount, method, quoteId } = purchase
      const addresses = [{ address, blockchains: [asset.network] }]
      const body = { addresses, assets: [asset.symbol], clientIp: purchase.clientIp }
      const { token } = parseAnswer(await call('/token', signal, body), tokenSchema)
      const query = new URLSearchParams({
        sessionToken: token,
        defaultAsset: asset.symbol,
        defaultNetwork: asset.network,
        defaultExperience: 'buy',
        fiatCurrency: fiat,
        // The two names of one parameter: the client has the first one, and the API reference the second one.
        ...{ partnerUserId: purchaseId, partnerUserRef: purchaseId },
        // The page takes one of the two. A quote is of the amount in fiat.
        ...(payment !== undefined
          ? { presetFiatAmount: payment }
          : cryptoAmount !== undefined && { presetCryptoAmount: cryptoAmount }),
        ...(quoteId !== undefined && { quoteId, defaultPaymentMethod: method ?? defaultMethod }),
      })
      return `${pageUrl}?${query}`
    },
    async getStatus(purchaseId, signal) {
      const answer = await call(
        `/buy/user/${encodeURIComponent(purchaseId)}/transactions?page_size=1`,
        signal,
      )
      if (answer.status === 404) return undefined
      const [transaction] = parseAnswer(answer, transactionsSchema).transactions
      const status = transaction && statuses[transaction.status]
      if (!status) return undefined
      const hash = transaction.tx_hash ?? transaction.txHash
      const received = transaction.purchase_amount ?? transaction.purchaseAmount
      const paid = transaction.payment_total ?? transaction.paymentTotal
      return {
        status,
        ...(received && { purchaseAmount: received.value }),
        ...(paid && { paymentAmount: paid.value }),
        ...(hash && /^[\da-zA-Z]{32,130}$/.test(hash) && { transactionHash: hash }),
      }
    },
  }
}
