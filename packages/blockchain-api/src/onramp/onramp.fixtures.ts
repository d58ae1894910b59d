import type { MultiQuote } from './multiQuotesSchema.js'
import type { OnRampOptionsResponse } from './onRampOptionsSchema.js'
import type { OnRampProvidersResponse } from './onRampProvidersSchema.js'
import type { OnRampPurchaseResponse } from './onRampPurchaseSchema.js'

/** Options with two currencies to buy. */
export const onRampOptions: OnRampOptionsResponse = {
  paymentCurrencies: [
    { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
    { id: 'EUR', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
  ],
  purchaseCurrencies: [
    {
      id: 'eth',
      name: 'Ether',
      symbol: 'ETH',
      networks: [
        {
          name: 'ethereum',
          display_name: 'Ethereum',
          chain_id: '1',
          contract_address: '',
          caip_network_id: 'eip155:1',
        },
      ],
    },
    {
      id: 'usdc',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        {
          name: 'polygon',
          display_name: 'Polygon',
          chain_id: '137',
          contract_address: `0x${'7'.repeat(40)}`,
        },
      ],
    },
  ],
}

/** Two providers. */
export const onRampProviders: OnRampProvidersResponse = [
  {
    categories: ['CRYPTO_ONRAMP'],
    logos: { light: 'https://pay.example/logo.svg' },
    name: 'Harbor Pay',
    serviceProvider: 'harbor',
    status: 'LIVE',
    websiteUrl: 'https://pay.example',
  },
  {
    categories: ['CRYPTO_ONRAMP'],
    logos: {},
    name: 'Meadow Cards',
    serviceProvider: 'meadow',
    status: 'LIVE',
    websiteUrl: null,
  },
]

/** A quote: 100 USD for 0.03 ETH. */
export function createMultiQuote(fields: Partial<MultiQuote> = {}): MultiQuote {
  return {
    countryCode: 'US',
    customerScore: null,
    destinationAmount: 0.03,
    destinationCurrencyCode: 'ETH',
    exchangeRate: 3_333.33,
    fiatAmountWithoutFees: 98,
    networkFee: 0.5,
    paymentMethodType: 'card',
    serviceProvider: 'harbor',
    sourceAmount: 100,
    sourceCurrencyCode: 'USD',
    totalFee: 2,
    transactionFee: 1.5,
    transactionType: 'CRYPTO_PURCHASE',
    quoteId: 'q1',
    ...fields,
  }
}

/** A purchase that is not paid. */
export const onRampPurchase: OnRampPurchaseResponse = {
  id: 'abcdefghijklmnopqrstuv',
  provider: 'harbor',
  status: 'created',
  chainId: 'eip155:1',
  address: `0x${'1'.repeat(40)}`,
  purchaseCurrency: 'ETH',
  purchaseAmount: '0.03',
  paymentCurrency: 'USD',
  paymentAmount: '100',
  transactionHash: null,
  createdAt: '2026-01-31T12:00:00.000Z',
  updatedAt: '2026-01-31T12:00:00.000Z',
}
