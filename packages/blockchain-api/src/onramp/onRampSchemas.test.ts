import { expect, test } from 'vitest'
import { multiQuotesRequestSchema, multiQuotesResponseSchema } from './multiQuotesSchema.js'
import { buyOptionsResponseSchema, onRampOptionsResponseSchema } from './onRampOptionsResponseSchema.js'
import { onRampPurchaseResponseSchema, purchaseStatuses } from './onRampPurchaseSchema.js'
import { onRampQuoteRequestSchema, onRampQuoteResponseSchema } from './onRampQuoteSchema.js'
import { onRampUrlRequestSchema, onRampUrlResponseSchema } from './onRampUrlSchema.js'
import { createMultiQuote, onRampOptions, onRampPurchase } from './onramp.fixtures.js'

const money = (amount: string, currency = 'USD') => ({ amount, currency })
const quote = {
  paymentTotal: money('100.00'),
  paymentSubtotal: money('98'),
  purchaseAmount: money('0.03', 'ETH'),
  coinbaseFee: money('1.5'),
  networkFee: money('0.5'),
  quoteId: 'q',
}
const quoteRequest = { purchaseCurrency: 'ETH', paymentCurrency: 'USD', amount: '100' }
const multiRequest = {
  projectId: 'p',
  destinationCurrencyCode: 'ETH',
  sourceAmount: 100,
  sourceCurrencyCode: 'USD',
}
const urlRequest = {
  destinationWallets: [{ address: `0x${'1'.repeat(40)}`, blockchains: ['ethereum'], assets: ['ETH'] }],
  partnerUserId: 'u',
  presetFiatAmount: 100,
}

test('default: accepts requests and responses', () => {
  expect(onRampOptionsResponseSchema.parse(onRampOptions)).toEqual(onRampOptions)
  expect(onRampQuoteRequestSchema.parse(quoteRequest)).toEqual(quoteRequest)
  expect(onRampQuoteResponseSchema.parse(quote)).toEqual(quote)
  expect(multiQuotesRequestSchema.parse(multiRequest)).toEqual(multiRequest)
  expect(multiQuotesResponseSchema.parse([createMultiQuote()])).toEqual([createMultiQuote()])
  expect(onRampUrlRequestSchema.parse(urlRequest)).toEqual(urlRequest)
  for (const status of purchaseStatuses)
    expect(onRampPurchaseResponseSchema.parse({ ...onRampPurchase, status }).status).toBe(status)
})

test('behavior: a quote of currencies that are objects of the options, as AppKit 1.7 sends them', () => {
  const [purchaseCurrency] = onRampOptions.purchaseCurrencies
  const [paymentCurrency] = onRampOptions.paymentCurrencies
  const parsed = onRampQuoteRequestSchema.parse({ ...quoteRequest, purchaseCurrency, paymentCurrency })
  expect(parsed).toEqual({
    ...quoteRequest,
    purchaseCurrency: purchaseCurrency?.symbol,
    paymentCurrency: paymentCurrency?.id,
  })
  const withoutSymbol = onRampQuoteRequestSchema.parse({ ...quoteRequest, purchaseCurrency: { id: 'x' } })
  expect(withoutSymbol.purchaseCurrency).toBe('x')
  for (const currency of [{}, { id: 1 }, { id: '' }, null, ['ETH']])
    expect(onRampQuoteRequestSchema.safeParse({ ...quoteRequest, purchaseCurrency: currency }).success).toBe(
      false,
    )
})

test('behavior: the options with the names of existing clients', () => {
  const options = {
    paymentCurrencies: [{ id: 'EUR', limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }],
    purchaseCurrencies: [
      {
        id: 'x',
        name: 'Ether',
        symbol: 'ETH',
        networks: [{ name: 'ethereum', displayName: 'Ethereum', contractAddress: '', chainId: '1' }],
      },
    ],
  }
  expect(buyOptionsResponseSchema.parse(options)).toEqual(options)
})

test.each(['', '-1', '1e3', '0x1', '1.', '.5', ' 1', 'NaN', '9'.repeat(31), 1])(
  'error: a quote of the amount %j',
  (amount) => {
    expect(onRampQuoteRequestSchema.safeParse({ ...quoteRequest, amount }).success).toBe(false)
  },
)

test.each([
  { destinationAmount: -1 },
  { destinationAmount: '1' },
  { destinationAmount: Number.POSITIVE_INFINITY },
  { totalFee: undefined },
  { serviceProvider: '../x' },
  { sourceCurrencyCode: 'a b' },
])('error: a quote of a provider with %j', (change) => {
  expect(multiQuotesResponseSchema.safeParse([{ ...createMultiQuote(), ...change }]).success).toBe(false)
})

test.each([
  { destinationWallets: [] },
  { destinationWallets: [{ address: '' }] },
  { presetFiatAmount: -1 },
  { provider: 'a/b' },
  { country: 'USA' },
])('error: a URL with %j', (change) => {
  expect(onRampUrlRequestSchema.safeParse({ ...urlRequest, ...change }).success).toBe(false)
})

test.each([{ url: 'pay' }, { url: 'https://pay.test', purchaseId: 'short' }])(
  'error: a response with %j',
  (response) => {
    expect(onRampUrlResponseSchema.safeParse(response).success).toBe(false)
  },
)

test.each([{ status: 'paid' }, { transactionHash: '../x' }, { createdAt: 'now' }])(
  'error: a purchase with %j',
  (change) => {
    expect(onRampPurchaseResponseSchema.safeParse({ ...onRampPurchase, ...change }).success).toBe(false)
  },
)
