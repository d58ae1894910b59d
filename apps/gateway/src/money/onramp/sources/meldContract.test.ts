import { expect, test } from 'vitest'
import { account, startMs, startService } from '../onramp.fixtures.js'
import { createMeldSource } from './createMeldSource.js'

// Meld publishes neither a client nor an OpenAPI document on npm. Requests and answers are the ones of its documentation, at the URL in
// the title of each test.
const { signal } = new AbortController()
const asset = { symbol: 'USDC', network: 'USDC_BASE', chainId: 'eip155:8453' }
const webhookUrl = 'https://example.meld.io/webhooks'
const webhookSecret = '42m4NMLS34WQ6BbMfo1KFKqMv4hy'

async function start() {
  const { url, requests } = await startService(({ path }) => {
    if (path.startsWith('/service-providers/limits')) return { value: [] }
    if (path.startsWith('/service-providers/properties')) return { value: [] }
    if (path === '/payments/crypto/quote') return { value: { quotes: [], message: null, error: null } }
    // As the documentation has it, with all fields.
    return {
      value: {
        ...{ customerId: 'WeP9qpZzvBizvKhR8bGigL', externalCustomerId: 'purchase-1', id: 'WePzm7gRdUgis7V' },
        ...{ externalSessionId: 'purchase-1', serviceProviderWidgetUrl: null, token: 'eyJhbGciOiJIUzI1NiJ9' },
        widgetUrl: 'https://meldcrypto.com?token=eyJhbGciOiJIUzI1NiJ9',
      },
    }
  })
  const settings = { type: 'meld', apiKey: 'key', apiUrl: url, webhookSecret, webhookUrl } as const
  return { requests, source: createMeldSource(settings) }
}

test('behavior: the key and the version are sent as docs.meld.io/v2022-11-10/docs/buying-vs-selling-crypto says', async () => {
  const { requests, source } = await start()
  await source.getOptions({ country: 'US' }, signal)
  for (const { raw } of requests)
    expect(raw.headers).toMatchObject({ authorization: 'BASIC key', 'meld-version': '2023-12-19' })
})

test('behavior: options are the ones of docs.meld.io/v2023-12-19/docs/recommended-white-label-flow', async () => {
  const { requests, source } = await start()
  await source.getOptions({ country: 'US' }, signal)
  const urls = requests.map(({ path }) => new URL(path, 'http://localhost'))
  expect(urls.map(({ pathname }) => pathname).sort()).toEqual([
    '/service-providers/limits/fiat-currency-purchases',
    '/service-providers/properties/crypto-currencies',
  ])
  for (const { searchParams } of urls)
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ accountFilter: 'true', categories: 'CRYPTO_ONRAMP', countries: 'US' },
    })
})

test('behavior: a quote has the body of docs.meld.io/reference/crypto-quote-get', async () => {
  const { requests, source } = await start()
  const request = { asset, fiat: 'USD', amount: '100.5', country: 'US', method: 'CREDIT_DEBIT_CARD' }
  const withAll = { ...request, subdivision: 'NY', address: account }
  await expect(source.getQuote(withAll, signal)).rejects.toThrow('the service has no quote')
  expect(requests[0]?.body).toEqual({
    // Required.
    ...{ countryCode: 'US', destinationCurrencyCode: 'USDC_BASE', sourceAmount: 100.5 },
    sourceCurrencyCode: 'USD',
    ...{ paymentMethodType: 'CREDIT_DEBIT_CARD', subdivision: 'NY', walletAddress: account },
  })
  // Only in the United States and Canada.
  await expect(source.getQuote({ ...withAll, country: 'DE' }, signal)).rejects.toThrow()
  expect(requests[1]?.body).not.toHaveProperty('subdivision')
})

test('behavior: a page has the body of docs.meld.io/api-reference/crypto/retail-ramp/crypto-session-widget-create', async () => {
  const { requests, source } = await start()
  const purchase = { purchaseId: 'purchase-1', asset, address: account, fiat: 'USD', amount: '100' }
  const url = await source.createUrl(
    { ...purchase, country: 'US', quoteId: 'TRANSAK', clientIp: '192.0.2.1' },
    signal,
  )
  expect(url).toBe('https://meldcrypto.com?token=eyJhbGciOiJIUzI1NiJ9')
  expect(requests[0]?.body).toEqual({
    ...{ sessionType: 'BUY', externalCustomerId: 'purchase-1', externalSessionId: 'purchase-1' },
    sessionData: {
      ...{ countryCode: 'US', destinationCurrencyCode: 'USDC_BASE', sourceCurrencyCode: 'USD' },
      ...{ sourceAmount: '100', walletAddress: account, serviceProvider: 'TRANSAK' },
    },
  })
})

test('behavior: the signature of docs.meld.io/docs/webhook-authentication is valid', async () => {
  const { source } = await start()
  const timestamp = '2022-05-26T20:25:17.682818Z'
  const headers = {
    'meld-signature': 'O4bN5E0U9s88l2DFc0kjt-0w3LLA3Zkv8hXhafc22Hg=',
    'meld-signature-timestamp': timestamp,
  }
  const body =
    '{"eventType":"WEBHOOK_TEST","eventId":"GDtv8pQgwzc9HuFFBQFrww","timestamp":"2022-05-26T20:23:45.908400Z","accountId":"W9jpQc1HKvwscqMPcLmzUS","profileId":null,"version":"2021-10-27","payload":{"requestId":"7aWW1GXTjWCCtNubzvVX7V"}}'
  const request = { headers, body, now: Date.parse(timestamp) }
  expect(source.readWebhook?.(request)).toBeUndefined()
  expect(() => source.readWebhook?.({ ...request, body: `${body} ` })).toThrow('signature')
  expect(() => source.readWebhook?.({ ...request, now: startMs })).toThrow('timestamp')
})
