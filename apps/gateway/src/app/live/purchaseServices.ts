import type { OnRampSource, SourceAsset } from '../../money/onramp/sources/OnRampSource.js'
import type { LiveCheck, LiveInput, LiveService } from './LiveCheck.js'

/** 100 US dollars to USDC, for an account that has received some before. No purchase is made: only a user's browser can pay. */
const payment = { fiat: 'USD', amount: '100', country: 'US', subdivision: 'CA' }
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const purchaseId = 'latchkit-live-check'
/** Of RFC 5737, so that no computer has it. */
const clientIp = '192.0.2.1'

/** The providers of purchases. */
export const purchaseServices: Readonly<Record<'coinbase' | 'meld', LiveService>> = {
  coinbase: {
    variables: {
      COINBASE_KEY_ID: 'the name of your key',
      COINBASE_PRIVATE_KEY: 'your key in PEM, or an Ed25519 key in base64',
    },
    async createChecks({ values, url: apiUrl, now }: LiveInput) {
      const { createCoinbaseSource } = await import('../../money/onramp/sources/createCoinbaseSource.js')
      const { COINBASE_KEY_ID: keyId = '', COINBASE_PRIVATE_KEY: privateKey = '' } = values
      const source = createCoinbaseSource({ type: 'coinbase', keyId, privateKey, apiUrl }, now)
      return createChecks(source, { symbol: 'USDC', network: 'base', chainId: 'eip155:8453' })
    },
  },
  meld: {
    variables: { MELD_API_KEY: 'your key' },
    async createChecks({ values, url: apiUrl }: LiveInput) {
      const { createMeldSource } = await import('../../money/onramp/sources/createMeldSource.js')
      const source = createMeldSource({ type: 'meld', apiKey: values.MELD_API_KEY ?? '', apiUrl })
      return createChecks(source, { symbol: 'USDC', network: 'USDC_BASE', chainId: 'eip155:8453' })
    },
  },
}

function createChecks(source: OnRampSource, asset: SourceAsset): readonly LiveCheck[] {
  let quoteId: string | undefined
  return [
    [
      'options',
      async (signal) => {
        const { purchaseCurrencies, paymentCurrencies } = await source.getOptions(payment, signal)
        const networks = purchaseCurrencies.flatMap((currency) => currency.networks)
        if (!networks.some(({ name }) => name === asset.network))
          throw new Error(`${asset.symbol} on ${asset.network} is not among ${networks.length} options`)
        return `${purchaseCurrencies.length} tokens, paid in ${paymentCurrencies.length} currencies`
      },
    ],
    [
      'quote',
      async (signal) => {
        const quote = await source.getQuote({ ...payment, asset, address }, signal)
        quoteId = quote.quoteId
        const { paymentTotal, purchaseAmount, providerFee, networkFee } = quote
        return `${paymentTotal} ${payment.fiat} to ${purchaseAmount} ${asset.symbol}, fees ${providerFee} and ${networkFee}`
      },
    ],
    [
      'page',
      async (signal) => {
        const { isAllowedUrl } = await import('../../money/onramp/sources/isAllowedUrl.js')
        const purchase = { ...payment, purchaseId, asset, address, clientIp, quoteId }
        const page = await source.createUrl(purchase, signal)
        // The rest of the URL is a secret of the purchase.
        if (!isAllowedUrl(page, source.hosts))
          throw new Error(`the page is at ${new URL(page).host}, which users are not sent to`)
        return `at ${new URL(page).host}`
      },
    ],
    [
      'status',
      async (signal) => {
        const update = await source.getStatus(purchaseId, signal)
        return update ? `the purchase is ${update.status}` : 'no purchase, as expected'
      },
    ],
  ]
}
