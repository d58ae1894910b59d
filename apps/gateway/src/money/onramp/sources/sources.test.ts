import { createHmac, generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { GatewayError } from '../../../foundation/GatewayError.js'
import { account, type FakeAnswer, startMs, startService } from '../onramp.fixtures.js'
import { readOnRampSources } from '../readOnRampSources.js'
import type { OnRampSettings } from './settings.js'

// Written after the public documentation of the two services. Neither was called.
const { signal } = new AbortController()
const now = () => startMs
const open = (provider: OnRampSettings['providers'][number]) => {
  const [source] = readOnRampSources({ providers: [provider] }, now).sources
  if (!source) throw new Error('no source')
  return source
}
const money = (value: string, currency = 'USD') => ({ value, currency })
const usdc = { symbol: 'USDC', network: 'base', chainId: 'eip155:8453' }
const purchase = {
  ...{ purchaseId: 'purchase-1', asset: usdc, address: account, fiat: 'USD', amount: '100', country: 'US' },
  clientIp: '192.0.2.1',
}

const coinbaseAnswers: Readonly<Record<string, FakeAnswer['value']>> = {
  '/onramp/v1/buy/options?country=US': {
    payment_currencies: [{ id: 'USD', limits: [{ id: 'CARD', min: '10', max: '500' }] }],
    purchase_currencies: [
      {
        ...{ id: '2b92315d', name: 'USDC', symbol: 'USDC', icon_url: 'https://x.test' },
        networks: [
          { name: 'base', display_name: 'Base', chain_id: '8453', contract_address: '0x1', icon_url: '' },
        ],
      },
    ],
  },
  '/onramp/v1/buy/quote': {
    ...{ payment_total: money('100.00'), payment_subtotal: money('97.51'), quote_id: 'q' },
    ...{ purchase_amount: money('97.51', 'USDC'), coinbase_fee: money('2.47'), network_fee: money('0.02') },
  },
  '/onramp/v1/token': { token: 'abc', channel_id: '' },
  '/onramp/v1/buy/user/purchase-1/transactions?page_size=1': {
    transactions: [
      {
        ...{ status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS', tx_hash: `0x${'ab'.repeat(32)}` },
        ...{ purchase_amount: money('97.51', 'USDC'), payment_total: money('100') },
      },
    ],
    next_page_key: '',
    total_count: '1',
  },
}

test.each(['ec', 'ed25519'] as const)('default: Coinbase, with a key of %s', async (kind) => {
  const keys =
    kind === 'ec' ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : generateKeyPairSync('ed25519')
  const { d, x } = keys.privateKey.export({ format: 'jwk' })
  const both = Buffer.concat([d, x].map((part) => Buffer.from(part ?? '', 'base64url')))
  const privateKey =
    kind === 'ec' ? String(keys.privateKey.export({ type: 'sec1', format: 'pem' })) : both.toString('base64')
  const { url, requests } = await startService(({ path }) => ({ value: coinbaseAnswers[path] }))
  const source = open({ type: 'coinbase', keyId: 'key', privateKey, apiUrl: url })
  expect(await source.getOptions({ country: 'US' }, signal)).toMatchObject({
    paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'CARD', min: '10', max: '500' }] }],
    purchaseCurrencies: [{ symbol: 'USDC', networks: [{ name: 'base', chain_id: '8453' }] }],
  })
  const request = { asset: usdc, fiat: 'USD', amount: '100', country: 'US' }
  expect(await source.getQuote(request, signal)).toEqual({
    ...{ paymentTotal: '100.00', paymentSubtotal: '97.51', purchaseAmount: '97.51', providerFee: '2.47' },
    ...{ networkFee: '0.02', method: 'CARD', quoteId: 'q' },
  })
  const page = new URL(await source.createUrl({ ...purchase, quoteId: 'q' }, signal))
  expect(page.host).toBe('pay.coinbase.com')
  expect(Object.fromEntries(page.searchParams)).toMatchObject({ sessionToken: 'abc', quoteId: 'q' })
  // The address is only in the token: it is not in a URL that logs contain.
  expect(page.href).not.toContain(account)
  expect(await source.getStatus('purchase-1', signal)).toMatchObject({ status: 'completed' })

  const authorization = requests[1]?.raw.headers.authorization ?? ''
  const [header = '', claims = '', signature = ''] = authorization.replace('Bearer ', '').split('.')
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(parse(header)).toMatchObject({ alg: kind === 'ec' ? 'ES256' : 'EdDSA', kid: 'key' })
  expect(parse(claims)).toMatchObject({
    uri: `POST ${new URL(url).host}/onramp/v1/buy/quote`,
    exp: startMs / 1_000 + 120,
  })
  const key = keys.publicKey
  const isValid = verify(
    kind === 'ec' ? 'sha256' : null,
    Buffer.from(`${header}.${claims}`),
    kind === 'ec' ? { key, dsaEncoding: 'ieee-p1363' } : key,
    Buffer.from(signature, 'base64url'),
  )
  expect(isValid).toBe(true)
})

test('behavior: the page of Coinbase gets one of the two amounts, as @coinbase/onchainkit 1.1.3 says', async () => {
  const { url } = await startService(({ path }) => ({ value: coinbaseAnswers[path] }))
  const privateKey = String(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'sec1', format: 'pem' }),
  )
  const source = open({ type: 'coinbase', keyId: 'key', privateKey, apiUrl: url })
  const getPresets = async (amounts: { readonly amount?: string; readonly cryptoAmount?: string }) => {
    const { searchParams } = new URL(
      await source.createUrl({ ...purchase, amount: undefined, ...amounts }, signal),
    )
    return [searchParams.get('presetFiatAmount'), searchParams.get('presetCryptoAmount')]
  }
  expect(await getPresets({ amount: '100', cryptoAmount: '0.03' })).toEqual(['100', null])
  expect(await getPresets({ cryptoAmount: '0.03' })).toEqual([null, '0.03'])
})

const webhookSecret = 'w'.repeat(32)
const webhookUrl = 'https://gateway.example/v1/onramp/webhooks/meld'

function openMeld(apiUrl: string) {
  return open({ type: 'meld', apiKey: 'k', apiUrl, webhookSecret, webhookUrl })
}

test('default: Meld', async () => {
  const quote = { paymentMethodType: 'CREDIT_DEBIT_CARD', sourceAmount: 100, sourceCurrencyCode: 'USD' }
  const { url, requests } = await startService(({ path }) => {
    if (path.startsWith('/service-providers/limits'))
      return { value: [{ currencyCode: 'USD', defaultAmount: 100, minimumAmount: 5, maximumAmount: 3000 }] }
    if (path.startsWith('/service-providers/properties'))
      return {
        value: [
          {
            ...{ currencyCode: 'USDC_BASE', name: 'USD Coin', chainCode: 'BASE', chainName: 'Base' },
            ...{ chainId: '8453', contractAddress: '0x1' },
          },
          {
            ...{ currencyCode: 'SOL', name: 'Solana', chainCode: 'SOLANA', chainName: 'Solana' },
            ...{ chainId: '101', contractAddress: null },
          },
        ],
      }
    if (path === '/payments/crypto/quote')
      return {
        value: {
          quotes: [
            {
              ...quote,
              ...{ destinationAmount: 95.1, fiatAmountWithoutFees: 95.5, networkFee: 0.5, totalFee: 4.5 },
              ...{ transactionFee: 4, serviceProvider: 'A' },
            },
            {
              ...quote,
              ...{ destinationAmount: 96.25, fiatAmountWithoutFees: 96.5, networkFee: 0.5, totalFee: 3.5 },
              ...{ transactionFee: 3, serviceProvider: 'B' },
            },
          ],
          message: null,
        },
      }
    if (path === '/crypto/session/widget')
      return { value: { id: 'x', widgetUrl: 'https://meldcrypto.com/?s=1' } }
    const settled = { status: 'SETTLED', sourceAmount: 100, destinationAmount: 96.25, cryptoDetails: null }
    return { value: { transactions: [settled] } }
  })
  const source = openMeld(url)
  const options = await source.getOptions({ country: 'US' }, signal)
  expect(options.purchaseCurrencies.map(({ symbol, networks }) => [symbol, networks[0]?.name])).toEqual([
    ['USDC', 'USDC_BASE'],
    ['SOL', 'SOL'],
  ])
  const asset = { ...usdc, network: 'USDC_BASE' }
  expect(await source.getQuote({ asset, fiat: 'USD', amount: '100', country: 'US' }, signal)).toEqual({
    ...{ paymentTotal: '100', paymentSubtotal: '96.5', purchaseAmount: '96.25', providerFee: '3' },
    ...{ networkFee: '0.5', method: 'CREDIT_DEBIT_CARD', quoteId: 'B' },
  })
  expect(await source.createUrl({ ...purchase, asset }, signal)).toBe('https://meldcrypto.com/?s=1')
  expect(await source.getStatus('purchase-1', signal)).toMatchObject({ status: 'completed' })
  expect(requests.every(({ raw }) => raw.headers.authorization === 'BASIC k')).toBe(true)
})

test('behavior: webhooks of Meld are verified', () => {
  const source = openMeld('https://api.meld.io')
  const timestamp = new Date(startMs).toISOString()
  const payload = { externalSessionId: 'purchase-1', paymentTransactionStatus: 'SETTLED' }
  const body = JSON.stringify({ eventType: 'TRANSACTION_CRYPTO_COMPLETE', payload })
  const signature = createHmac('sha256', webhookSecret)
    .update(`${timestamp}.${webhookUrl}.${body}`)
    .digest('base64url')
  const headers = { 'meld-signature': signature, 'meld-signature-timestamp': timestamp }
  const read = (change: object) => source.readWebhook?.({ headers, body, now: startMs, ...change })
  expect(read({})).toMatchObject({ purchaseId: 'purchase-1', update: { status: 'completed' } })
  expect(() => read({ body: `${body} ` })).toThrow('signature')
  expect(() => read({ now: startMs + 300_001 })).toThrow('timestamp')
  expect(() => read({ headers: {} })).toThrow('signature')
})

test.each([
  [{ type: 'coinbase', keyId: 'k', privateKey: 'BEGIN nothing' }, 'privateKey'],
  [{ type: 'rest', id: 'a', name: 'A', url: 'http://pay.example.com', secret: 's'.repeat(32) }, 'https'],
  [{ type: 'rest', id: 'a', name: 'A', url: 'https://pay.example.com', secret: 'short' }, '32 characters'],
  [{ type: 'rest', id: 'a/b', name: 'A', url: 'https://pay.example.com', secret: 's'.repeat(32) }, 'id'],
] as const)('error: the provider %j', (provider, message) => {
  expect(() => open(provider)).toThrow(GatewayError)
  expect(() => open(provider)).toThrow(message)
})
