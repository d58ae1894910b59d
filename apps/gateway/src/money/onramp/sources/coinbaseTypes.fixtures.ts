// The parameters and answers of the functions for purchases in Coinbase's own client, from the declarations of @coinbase/onchainkit 1.1.3
// (MIT, Coinbase). The package is not installed: it brings 576 others. Its functions replace the underscores of the answers' names.

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** A value as the client returns it, from the value that the service sends. */
type ClientValue<Value> = Value extends readonly (infer Item)[]
  ? ClientValue<Item>[]
  : Value extends object
    ? { [Name in keyof Value as CamelCase<Name>]: ClientValue<Value[Name]> }
    : Value

/** Replaces the underscores of the names in an answer, as the client does. */
export function toClientValue<Value>(value: Value): ClientValue<Value> {
  const toCamelCase = (text: string) =>
    text.replace(/_([a-z])/g, (_: string, letter: string) => letter.toUpperCase())
  return JSON.parse(JSON.stringify(value).replace(/"\w+":/g, toCamelCase))
}

type Amount = { value: string; currency: string }

/** What `fetchOnrampOptions` returns. */
export type CoinbaseOptions = {
  paymentCurrencies: {
    id: string
    limits: { id: string; min: string; max: string }[]
    iconUrl: string
  }[]
  purchaseCurrencies: {
    id: string
    name: string
    symbol: string
    iconUrl: string
    networks: { name: string; displayName: string; chainId: string; contractAddress: string }[]
  }[]
}

/** The parameters of `fetchOnrampQuote`, without the key. */
export type CoinbaseQuoteInput = {
  purchaseCurrency: string
  purchaseNetwork?: string
  paymentCurrency: string
  paymentMethod: string
  paymentAmount: string
  country: string
  subdivision?: string
}

/** What `fetchOnrampQuote` returns. */
export type CoinbaseQuote = {
  paymentTotal: Amount
  paymentSubtotal: Amount
  purchaseAmount: Amount
  coinbaseFee: Amount
  networkFee: Amount
  quoteId: string
}

/** What `fetchOnrampTransactionStatus` returns. */
export type CoinbaseTransactions = {
  transactions: {
    status:
      | 'ONRAMP_TRANSACTION_STATUS_UNSPECIFIED'
      | 'ONRAMP_TRANSACTION_STATUS_CREATED'
      | 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
      | 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
      | 'ONRAMP_TRANSACTION_STATUS_FAILED'
    purchaseCurrency: string
    purchaseNetwork: string
    purchaseAmount: Amount
    paymentTotal: Amount
    paymentSubtotal: Amount
    coinbaseFee: Amount
    networkFee: Amount
    exchangeRate: Amount
    txHash: string
    createdAt: string
    country: string
    userId: string
    paymentMethod: string
    transactionId: string
  }[]
  nextPageKey: string
  totalCount: string
}

/** The parameters of `getOnrampBuyUrl`, without its own name. */
export type CoinbasePageInput = {
  sessionToken: string
  defaultAsset?: string
  defaultNetwork?: string
  partnerUserId?: string
  presetCryptoAmount?: number
  presetFiatAmount?: number
  defaultPaymentMethod?: string
  fiatCurrency?: string
  redirectUrl?: string
}
