import type { MultiQuote } from '@latchkit/blockchain-api/contract'
import { parsePrice } from '../../data/sources/parsePrice.js'
import type { ProviderQuote } from './createOnRamp.js'

const decimals = 8
const scale = 10n ** 28n

/** Converts a quote to the numbers of JSON, rounded down to 8 decimals. */
export function toMultiQuote(
  { source, asset, quote }: ProviderQuote,
  fiat: string,
  countryCode: string,
): MultiQuote {
  const sourceAmount = toDifference(quote.paymentTotal)
  const destinationAmount = toDifference(quote.purchaseAmount)
  return {
    countryCode,
    customerScore: null,
    destinationAmount,
    destinationCurrencyCode: asset.symbol,
    exchangeRate: destinationAmount > 0 ? Number((sourceAmount / destinationAmount).toFixed(decimals)) : null,
    fiatAmountWithoutFees: toDifference(quote.paymentSubtotal),
    networkFee: toDifference(quote.networkFee),
    paymentMethodType: quote.method ?? null,
    serviceProvider: source.id,
    sourceAmount,
    sourceCurrencyCode: fiat,
    // What is paid and does not buy anything, whatever the provider calls it.
    totalFee: toDifference(quote.paymentTotal, quote.paymentSubtotal),
    transactionFee: toDifference(quote.providerFee),
    transactionType: 'CRYPTO_PURCHASE',
    quoteId: quote.quoteId ?? null,
  }
}

function toDifference(amount: string, minus = '0'): number {
  const units = ((parsePrice(amount) ?? 0n) - (parsePrice(minus) ?? 0n)) / scale
  return Number(units) / 10 ** decimals
}
