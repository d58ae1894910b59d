import {
  buyOptionsResponseSchema,
  multiQuotesResponseSchema,
  onRampOptionsResponseSchema,
  onRampProvidersResponseSchema,
  onRampQuoteResponseSchema,
} from '@latchkit/blockchain-api/contract'
import type { Check, Target } from './Check.js'
import { expectError, expectThat, fetchPath, parseResponse, post } from './requests.js'

/** Reads the options; `undefined` for a server without providers, which has status 503. */
async function getOptions(target: Target) {
  const response = await fetchPath(target, '/v1/onramp/options')
  if (response.status !== 503) return parseResponse(response, onRampOptionsResponseSchema)
  await expectError(response, 503)
  return undefined
}

/** A purchase of the first currency at the lowest limit. */
async function findPurchase(target: Target) {
  const options = await getOptions(target)
  const [payment] = options?.paymentCurrencies ?? []
  const [currency] = options?.purchaseCurrencies ?? []
  const [limit] = payment?.payment_method_limits ?? []
  return payment && currency && limit ? { payment, currency, amount: limit.min } : undefined
}

const getQuotes = (target: Target, fields: object) =>
  post(target.url, '/v1/onramp/multi/quotes', { projectId: target.projectId, ...fields })

const getQuote = ({ url, projectId }: Target, body: object) =>
  post(url, `/v1/onramp/quote?${new URLSearchParams({ projectId })}`, body)

/** The checks of purchases, which a server without providers passes too: it has status 503 for all of them. */
export const onRampChecks: readonly Check[] = [
  {
    endpoint: 'getOnRampOptions',
    name: 'lists currencies, each one once, with networks and limits in order',
    async run(target) {
      const options = await getOptions(target)
      const symbols = options?.purchaseCurrencies.map(({ symbol }) => symbol) ?? []
      expectThat(new Set(symbols).size === symbols.length, 'a currency is listed twice')
      for (const { symbol, networks } of options?.purchaseCurrencies ?? [])
        expectThat(networks.length > 0, `${symbol} has no network`)
      for (const { id, payment_method_limits } of options?.paymentCurrencies ?? [])
        for (const { min, max } of payment_method_limits)
          expectThat(Number(min) <= Number(max), `the limits of ${id} are in the wrong order`)
    },
  },
  {
    endpoint: 'getBuyOptions',
    name: 'lists the same currencies with the other names',
    async run(target) {
      const response = await fetchPath(target, '/v1/onramp/buy/options')
      if (response.status === 503) return expectError(response, 503)
      const { purchaseCurrencies } = await parseResponse(response, buyOptionsResponseSchema)
      const options = await getOptions(target)
      expectThat(purchaseCurrencies.length === options?.purchaseCurrencies.length, 'other currencies')
    },
  },
  {
    endpoint: 'getOnRampProviders',
    name: 'lists its providers, each one once',
    async run(target) {
      const response = await fetchPath(target, '/v1/onramp/providers')
      const ids = (await parseResponse(response, onRampProvidersResponseSchema)).map(
        ({ serviceProvider }) => serviceProvider,
      )
      expectThat(new Set(ids).size === ids.length, 'a provider is listed twice')
    },
  },
  {
    endpoint: 'getMultiQuotes',
    name: 'quotes the requested payment, the best first, and its fees are the difference',
    async run(target) {
      const purchase = await findPurchase(target)
      if (!purchase) return
      const response = await getQuotes(target, {
        destinationCurrencyCode: purchase.currency.symbol,
        sourceAmount: Number(purchase.amount),
        sourceCurrencyCode: purchase.payment.id,
      })
      const quotes = await parseResponse(response, multiQuotesResponseSchema)
      let last = Number.POSITIVE_INFINITY
      for (const { destinationAmount, sourceAmount, totalFee, fiatAmountWithoutFees } of quotes) {
        expectThat(destinationAmount <= last, 'a quote is better than the one before')
        expectThat(sourceAmount === Number(purchase.amount), 'a quote is of another payment')
        const isSum =
          totalFee === null ||
          fiatAmountWithoutFees === null ||
          Math.abs(sourceAmount - fiatAmountWithoutFees - totalFee) < 0.01
        expectThat(isSum, 'the fees are not the difference')
        last = destinationAmount
      }
    },
  },
  {
    endpoint: 'getMultiQuotes',
    name: 'refuses a body without a payment',
    run: async (target) => expectError(await getQuotes(target, {}), 422),
  },
  {
    endpoint: 'getOnRampQuote',
    name: 'returns one quote of the payment',
    async run(target) {
      const purchase = await findPurchase(target)
      if (!purchase) return
      const { payment, currency, amount } = purchase
      const body = { purchaseCurrency: currency.symbol, paymentCurrency: payment.id, amount }
      const { paymentTotal } = await parseResponse(await getQuote(target, body), onRampQuoteResponseSchema)
      const isSame = paymentTotal.currency === payment.id && Number(paymentTotal.amount) === Number(amount)
      expectThat(isSame, `a quote of ${paymentTotal.amount} ${paymentTotal.currency}`)
    },
  },
  {
    endpoint: 'getOnRampQuote',
    name: 'refuses an amount that is none',
    async run(target) {
      const body = { purchaseCurrency: 'ETH', paymentCurrency: 'USD', amount: '-1' }
      await expectError(await getQuote(target, body), 422)
    },
  },
  {
    endpoint: 'createOnRampUrl',
    name: 'refuses a purchase without a wallet',
    async run({ url, projectId }) {
      const path = `/v1/generators/onrampurl?${new URLSearchParams({ projectId })}`
      await expectError(await post(url, path, { destinationWallets: [], partnerUserId: 'x' }), 422)
    },
  },
  {
    endpoint: 'getOnRampPurchase',
    name: 'has no purchase with an unknown id',
    async run(target) {
      const response = await fetchPath(target, '/v1/onramp/purchases/AAAAAAAAAAAAAAAAAAAAAA')
      await expectError(response, 404)
    },
  },
]
