import { generateKeyPairSync } from 'node:crypto'
import { generateOnRampURL } from '@coinbase/cbpay-js'
import { generateJwt } from '@coinbase/cdp-sdk/auth'
import { expect, test } from 'vitest'
import { account, startMs, startOnRamp, startService } from '../onramp.fixtures.js'
import {
  type CoinbaseOptions,
  type CoinbasePageInput,
  type CoinbaseQuote,
  type CoinbaseQuoteInput,
  type CoinbaseTransactions,
  toClientValue,
} from './coinbaseTypes.fixtures.js'
import { createCoinbaseSource } from './createCoinbaseSource.js'
import type { SourcePurchase } from './OnRampSource.js'

// Requests and answers as Coinbase's own clients and their types have them.
const { signal } = new AbortController()
const money = (value: string, currency = 'USD') => ({ value, currency })
const asset = { symbol: 'USDC', network: 'base', chainId: 'eip155:8453' }
const purchase: SourcePurchase = {
  ...{ purchaseId: 'purchase-1', asset, address: account, fiat: 'USD', amount: '100', country: 'US' },
  clientIp: '2001:db8::4',
}
const options = {
  payment_currencies: [{ id: 'USD', limits: [{ id: 'CARD', min: '10', max: '500' }], icon_url: '' }],
  purchase_currencies: [
    {
      ...{ id: '2b92315d', name: 'USDC', symbol: 'USDC', icon_url: 'https://example.com/usdc.png' },
      networks: [{ name: 'base', display_name: 'Base', chain_id: '8453', contract_address: '0x1' }],
    },
  ],
}
const quote = {
  ...{ payment_total: money('100.00'), payment_subtotal: money('97.51'), quote_id: 'q' },
  ...{ purchase_amount: money('97.51', 'USDC'), coinbase_fee: money('2.47'), network_fee: money('0.02') },
}
const transaction = {
  ...{ status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS' as const, tx_hash: `0x${'ab'.repeat(32)}`, country: 'US' },
  ...{ purchase_currency: 'USDC', purchase_network: 'base', purchase_amount: money('97.51', 'USDC') },
  ...{ payment_total: money('100.00'), payment_subtotal: money('97.51'), coinbase_fee: money('2.47') },
  ...{ network_fee: money('0.02'), exchange_rate: money('1'), created_at: '2026-01-31T12:00:00Z' },
  ...{ user_id: 'user', payment_method: 'CARD', transaction_id: 'transaction' },
} satisfies Record<string, unknown>
const transactions = { transactions: [transaction], next_page_key: '', total_count: '1' }
const { privateKey } = generateKeyPairSync('ed25519')
const { d, x } = privateKey.export({ format: 'jwk' })
const apiKeySecret = Buffer.concat([d, x].map((part) => Buffer.from(part ?? '', 'base64url'))).toString(
  'base64',
)

async function start(status: unknown = transactions, now = () => startMs) {
  const { url, requests } = await startService(({ path }) => {
    if (path.startsWith('/onramp/v1/buy/options')) return { value: options }
    if (path === '/onramp/v1/buy/quote') return { value: quote }
    if (path === '/onramp/v1/token') return { value: { token: 'abc', channel_id: '' } }
    return path.startsWith('/onramp/v1/buy/user/purchase-1/transactions') ? { value: status } : undefined
  })
  const settings = { type: 'coinbase', keyId: 'key', privateKey: apiKeySecret, apiUrl: url } as const
  return { url, requests, source: createCoinbaseSource(settings, now) }
}

const parseToken = (token: string) =>
  token
    .split('.')
    .slice(0, 2)
    .map((part): Readonly<Record<string, unknown>> => JSON.parse(Buffer.from(part, 'base64url').toString()))

test('behavior: the token of a request has the claims that @coinbase/cdp-sdk 1.57.0 writes', async () => {
  const { url, requests, source } = await start(transactions, Date.now)
  await source.getOptions({ country: 'US' }, signal)
  const theirs = parseToken(
    await generateJwt({
      ...{ apiKeyId: 'key', apiKeySecret, requestMethod: 'GET', requestHost: new URL(url).host },
      requestPath: '/onramp/v1/buy/options',
    }),
  )
  const own = parseToken(String(requests[0]?.raw.headers.authorization).replace('Bearer ', ''))
  const toComparable = ([header = {}, claims = {}]: typeof own) => {
    const { exp, nbf, iat: _, uri: __, ...others } = claims
    return { ...header, nonce: String(header.nonce).length, ...others, seconds: Number(exp) - Number(nbf) }
  }
  expect(toComparable(own)).toEqual(toComparable(theirs))
})

test('behavior: the answers of these tests are the ones of the types of @coinbase/onchainkit 1.1.3', () => {
  const read: readonly [CoinbaseOptions, CoinbaseQuote, CoinbaseTransactions] = [
    toClientValue(options),
    toClientValue(quote),
    toClientValue(transactions),
  ]
  expect(read).toMatchObject([
    { purchaseCurrencies: [{ networks: [{ displayName: 'Base' }] }] },
    { coinbaseFee: { value: '2.47' } },
    { transactions: [{ txHash: transaction.tx_hash }], totalCount: '1' },
  ])
})

test('behavior: options are asked for with the path and parameters of @coinbase/onchainkit 1.1.3', async () => {
  const { requests, source } = await start()
  await source.getOptions({ country: 'US', subdivision: 'CA' }, signal)
  expect(requests[0]?.path).toBe('/onramp/v1/buy/options?country=US&subdivision=CA')
})

test('behavior: quotes are asked for with the body of @coinbase/onchainkit 1.1.3', async () => {
  const { requests, source } = await start()
  const request = { asset, fiat: 'USD', amount: '100', country: 'US', subdivision: 'CA' }
  expect(await source.getQuote(request, signal)).toMatchObject({ paymentTotal: '100.00', quoteId: 'q' })
  const input: Required<CoinbaseQuoteInput> = {
    ...{ purchaseCurrency: 'USDC', purchaseNetwork: 'base', paymentCurrency: 'USD', paymentMethod: 'CARD' },
    ...{ paymentAmount: '100', country: 'US', subdivision: 'CA' },
  }
  const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  expect(requests[0]?.body).toEqual(
    Object.fromEntries(Object.entries(input).map(([name, value]) => [toSnake(name), value])),
  )
})

test('behavior: the page has the URL that @coinbase/cbpay-js 2.4.0 generates', async () => {
  const { source } = await start()
  const own = new URL(await source.createUrl({ ...purchase, quoteId: 'q' }, signal))
  const input: CoinbasePageInput = {
    ...{ sessionToken: 'abc', defaultAsset: 'USDC', defaultNetwork: 'base', fiatCurrency: 'USD' },
    ...{ presetFiatAmount: 100, partnerUserId: 'purchase-1', defaultPaymentMethod: 'CARD' },
  }
  // The client asks for addresses too, which the token has instead.
  const theirs = new URL(
    generateOnRampURL({ ...input, quoteId: 'q', defaultExperience: 'buy', addresses: {} }),
  )
  theirs.searchParams.delete('addresses')
  own.searchParams.delete('partnerUserRef')
  own.searchParams.sort()
  expect(own.href).toBe(theirs.href)
})

test('behavior: the token of the page has what docs.cdp.coinbase.com/onramp/reference requires', async () => {
  const { requests, source } = await start()
  await source.createUrl(purchase, signal)
  expect(requests[0]?.body).toEqual({
    ...{ addresses: [{ address: account, blockchains: ['base'] }], assets: ['USDC'] },
    clientIp: '2001:db8::4',
  })
})

test.each<[string, unknown]>([
  ['the types of @coinbase/onchainkit 1.1.3', transactions],
  [
    'docs.cdp.coinbase.com/api-reference/rest-api/onramp-offramp/get-onramp-transactions-by-id',
    {
      transactions: [
        {
          ...{ status: transaction.status, txHash: transaction.tx_hash, partnerUserRef: 'purchase-1' },
          ...{ purchaseAmount: money('97.51', 'USDC'), paymentTotal: money('100.00') },
        },
      ],
    },
  ],
])('behavior: reads transactions as %s have them', async (_, status) => {
  const { requests, source } = await start(status)
  expect(await source.getStatus('purchase-1', signal)).toEqual({
    ...{ status: 'completed', transactionHash: transaction.tx_hash },
    ...{ purchaseAmount: '97.51', paymentAmount: '100.00' },
  })
  expect(requests[0]?.path).toBe('/onramp/v1/buy/user/purchase-1/transactions?page_size=1')
})

test('behavior: an amount of another shape does not hide the status', async () => {
  const { source } = await start({ transactions: [{ status: transaction.status, purchase_amount: '97.51' }] })
  expect(await source.getStatus('purchase-1', signal)).toEqual({ status: 'completed' })
})

test('behavior: a purchase is for the IP address that asks for it', async () => {
  const { url, requests } = await start()
  const provider = { type: 'coinbase', keyId: 'key', privateKey: apiKeySecret, apiUrl: url } as const
  const { buy } = await startOnRamp({}, { onramp: { providers: [provider] } })
  const wallet = { address: account, assets: ['USDC'], blockchains: ['base'] }
  expect(await buy({ destinationWallets: [wallet] })).toMatchObject({ status: 200 })
  expect(requests.find(({ path }) => path === '/onramp/v1/token')?.body).toMatchObject({
    clientIp: '127.0.0.1',
  })
})
