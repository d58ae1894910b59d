import {
  buyOptionsResponseSchema,
  buyQuoteResponseSchema,
  multiQuotesResponseSchema,
  onRampOptionsResponseSchema,
  onRampProvidersResponseSchema,
  onRampPurchaseResponseSchema,
  onRampQuoteResponseSchema,
} from '@latchkit/blockchain-api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sign } from '../../foundation/signature.js'
import {
  account,
  createQuote,
  options,
  secret,
  startMs,
  startOnRamp,
  startProvider,
} from './onramp.fixtures.js'

const failed = (field: string) => ({
  status: 'FAILED',
  reasons: [{ field, description: expect.any(String) }],
})
const stops: (() => void | Promise<void>)[] = []
/** A provider and a gateway for tests that change neither. */
let provider: Awaited<ReturnType<typeof startProvider>>
let shared: Awaited<ReturnType<typeof startOnRamp>>

beforeAll(async () => {
  const onEnd = (stop: () => void | Promise<void>) => void stops.push(stop)
  provider = await startProvider({}, onEnd)
  shared = await startOnRamp({ harbor: provider.url, other: provider.url }, {}, undefined, onEnd)
}, 180_000)

afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

const hash = `0x${'ab'.repeat(32)}`

test('default: a purchase from the options to the tokens', async () => {
  const { send, buy, report, quotes } = shared
  const found = onRampOptionsResponseSchema.parse((await send('/v1/onramp/options')).body)
  expect(found.purchaseCurrencies[0]?.networks[0]).toMatchObject({ caip_network_id: 'eip155:1' })
  expect(onRampProvidersResponseSchema.parse((await send('/v1/onramp/providers')).body)).toMatchObject([
    { serviceProvider: 'harbor', name: 'Provider harbor' },
    { serviceProvider: 'other' },
  ])
  const [quote] = multiQuotesResponseSchema.parse((await quotes()).body)
  expect(quote).toMatchObject({
    ...{ serviceProvider: 'harbor', destinationAmount: 0.03, sourceAmount: 100, totalFee: 2.5 },
    ...{ networkFee: 0.5, transactionFee: 2, fiatAmountWithoutFees: 97.5, quoteId: 'q1' },
  })

  const { body } = await buy({ quoteId: 'q1' })
  const page = new URL(body.url)
  const { signature, ...fields } = Object.fromEntries(page.searchParams)
  expect(fields).toEqual({
    ...{
      purchaseId: body.purchaseId,
      address: account,
      symbol: 'ETH',
      network: 'mainnet',
      chainId: 'eip155:1',
    },
    ...{ fiat: 'USD', amount: '100', quoteId: 'q1', country: 'US', expires: String(startMs / 1_000 + 900) },
  })
  page.searchParams.delete('signature')
  expect(signature).toBe(sign(secret, page.searchParams.toString()))

  const read = async () =>
    onRampPurchaseResponseSchema.parse((await send(`/v1/onramp/purchases/${body.purchaseId}`)).body)
  expect(await read()).toMatchObject({ status: 'created', address: account, purchaseAmount: null })
  expect(await report('harbor', { purchaseId: body.purchaseId, status: 'processing' })).toBe(200)
  expect((await read()).status).toBe('processing')
  const last = { status: 'completed', purchaseAmount: '0.03', transactionHash: hash }
  expect(await report('harbor', { purchaseId: body.purchaseId, ...last })).toBe(200)
  expect(await read()).toMatchObject(last)
})

test('behavior: both names of the options and of the quote', async () => {
  const { url } = await startProvider()
  const { send } = await startOnRamp({ harbor: url })
  expect(
    buyOptionsResponseSchema.parse((await send('/v1/onramp/buy/options?country=de')).body),
  ).toMatchObject({
    paymentCurrencies: [{ id: 'USD', limits: [{ id: 'card', min: '10', max: '500' }] }],
  })
  const best = { purchaseCurrency: 'eth', paymentCurrency: 'USD', amount: '100', network: 'mainnet' }
  expect(onRampQuoteResponseSchema.parse((await send('/v1/onramp/quote', best)).body)).toMatchObject({
    paymentTotal: { amount: '100', currency: 'USD' },
    purchaseAmount: { amount: '0.03', currency: 'ETH' },
    coinbaseFee: { amount: '2' },
  })
  const query = 'purchaseCurrency=ETH&paymentAmount=100&paymentCurrency=USD'
  expect(buyQuoteResponseSchema.parse((await send(`/v1/onramp/buy/quotes?${query}`)).body)).toMatchObject({
    paymentSubTotal: { value: '97.5', currency: 'USD' },
  })
})

test('behavior: the best quote is first, a provider that fails has none, and its limits count', async () => {
  const limits = (min: string, max: string) => ({
    ...options,
    paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', min, max }] }],
  })
  const low = await startProvider({ options: limits('5', '100') })
  const best = await startProvider({ quote: createQuote({ purchaseAmount: '0.030001' }) })
  const down = await startProvider({ isDown: true })
  const { send, quotes } = await startOnRamp({ low: low.url, best: best.url, down: down.url })
  const getIds = async (fields?: object) =>
    ((await quotes(fields)).body as { serviceProvider: string }[]).map((one) => one.serviceProvider)
  expect(await getIds()).toEqual(['best', 'low'])
  expect(await getIds({ excludeProviders: 'best, down' })).toEqual(['low'])
  expect((await send('/v1/onramp/options')).body.paymentCurrencies[0].payment_method_limits).toEqual([
    { id: 'card', min: '5', max: '500' },
  ])
})

test.each([
  ['of another payment', createQuote({ paymentTotal: '90' })],
  ['with more than the whole before fees', createQuote({ paymentSubtotal: '101' })],
  ['of nothing', createQuote({ purchaseAmount: '0' })],
  ['that is none', { purchaseAmount: 'much' }],
  ['that is refused', undefined],
])('error: a quote %s is not shown', async (_name, quote) => {
  provider.state.quote = quote
  const answer = await shared.quotes()
  provider.state.quote = createQuote()
  expect(answer).toMatchObject({ status: 503, body: failed('provider') })
})

test('error: no quote and no URL is invented if the provider is down', async () => {
  const { url, state } = await startProvider()
  const { send, quotes, buy } = await startOnRamp({ harbor: url })
  state.isDown = true
  expect((await send('/v1/onramp/options')).status).toBe(503)
  expect((await quotes()).status).toBe(503)
  expect((await buy()).status).toBe(503)
})

test('error: a gateway without providers', async () => {
  const { send, buy, quotes } = await startOnRamp({})
  const none = { paymentCurrencies: [], purchaseCurrencies: [], unavailable: [{ code: 'unsupported' }] }
  for (const path of ['/v1/onramp/options', '/v1/onramp/buy/options'])
    expect(await send(path)).toEqual({ status: 200, body: none })
  expect((await send('/v1/onramp/providers')).body).toEqual([])
  for (const answer of [await buy(), await quotes()])
    expect(answer).toMatchObject({ status: 400, body: { reasons: [{ code: 'unsupported' }] } })
  expect((await send('/v1/onramp/purchases/abcdefghijklmnopqrstuv')).status).toBe(404)
})

test('error: a URL of a host that the operator has not configured', async () => {
  const { url } = await startProvider()
  const { buy } = await startOnRamp({ harbor: url }, {}, ['pay.example.com'])
  expect(await buy()).toMatchObject({ status: 503, body: failed('provider') })
})

test.each([
  [{ destinationWallets: [{ address: '0x1', assets: ['ETH'] }] }, 400, 'address'],
  [{ destinationWallets: [{ address: account, assets: ['DOGE'] }] }, 400, 'assets'],
  [{ defaultNetwork: 'eip155:5' }, 400, 'defaultNetwork'],
  [{ destinationWallets: [{ address: account, blockchains: ['moon'] }] }, 400, 'blockchains'],
  [{ provider: 'third' }, 400, 'provider'],
  [{ destinationWallets: [] }, 422, ''],
])('error: a purchase with %j', async (fields, status, field) => {
  const { buy } = shared
  expect(await buy(fields)).toMatchObject({ status, body: failed(field) })
})

test('error: a webhook needs a new signature of its provider', async () => {
  const { buy, report, send, clock } = shared
  const { purchaseId } = (await buy({ provider: 'harbor' })).body
  const update = { purchaseId, status: 'completed' }
  expect(await report('harbor', update, { key: 'x'.repeat(32) })).toBe(401)
  expect(await report('harbor', update, { skewSeconds: -301 })).toBe(401)
  expect(await report('harbor', update, { skewSeconds: 301 })).toBe(401)
  expect(await report('unknown', update)).toBe(404)
  expect(await report('other', update)).toBe(404)
  expect(await report('harbor', { purchaseId, status: 'paid' })).toBe(422)
  const getStatus = async () => (await send(`/v1/onramp/purchases/${purchaseId}`)).body.status
  expect(await getStatus()).toBe('created')
  expect(await report('harbor', { purchaseId, status: 'processing' })).toBe(200)
  expect(await report('harbor', { purchaseId, status: 'processing' })).toBe(409)
  clock.ms += 400_000
  expect(await report('harbor', { purchaseId, status: 'processing' }, { skewSeconds: -400 })).toBe(401)
})

test('behavior: a purchase does not go back, and a final one stays', async () => {
  const { buy, report, send } = shared
  const { purchaseId } = (await buy()).body
  const getStatus = async () => (await send(`/v1/onramp/purchases/${purchaseId}`)).body.status
  for (const [status, expected] of [
    ['processing', 'processing'],
    ['created', 'processing'],
    ['declined', 'declined'],
    ['completed', 'declined'],
  ]) {
    expect(await report('harbor', { purchaseId, status })).toBe(200)
    expect(await getStatus()).toBe(expected)
  }
})

test('behavior: a provider is asked if its webhook does not arrive', async () => {
  const { buy, send, clock } = shared
  const { purchaseId } = (await buy()).body
  const read = async () => (await send(`/v1/onramp/purchases/${purchaseId}`)).body
  expect((await read()).status).toBe('created')
  provider.state.purchases[purchaseId] = { status: 'completed', transactionHash: hash }
  expect((await read()).status).toBe('created')
  clock.ms += 3_001
  expect(await read()).toMatchObject({ status: 'completed', transactionHash: hash })
  provider.state.isDown = true
  clock.ms += 3_001
  expect((await read()).status).toBe('completed')
  provider.state.isDown = false
})

test('behavior: two purchases have different ids', async () => {
  const { buy } = shared
  const ids = await Promise.all(Array.from({ length: 5 }, async () => (await buy()).body.purchaseId))
  expect(new Set(ids).size).toBe(5)
})

test.each(['ethereum', 'Ethereum', 'ETHEREUM', 'mainnet', 'eip155:1', '1'])(
  'behavior: a purchase on %j, of a provider that calls it "mainnet"',
  async (network) => {
    const wallet = { address: account, assets: ['ETH'], blockchains: ['berachain', network] }
    expect((await shared.buy({ destinationWallets: [wallet] })).status).toBe(200)
    expect((await shared.buy({ defaultNetwork: network })).status).toBe(200)
  },
)

test('behavior: a purchase of one of several currencies, as AppKit 1.7 sends them', async () => {
  const wallet = { address: account, assets: ['USDC', 'ETH'], blockchains: ['ethereum', 'arbitrum', 'base'] }
  const { status, body } = await shared.buy({ destinationWallets: [wallet], defaultNetwork: 'ethereum' })
  expect([status, Object.keys(body)]).toEqual([200, ['url', 'purchaseId']])
})

test('behavior: a quote of currencies that are objects of the options, as AppKit 1.7 sends them', async () => {
  const { body: found } = await shared.send('/v1/onramp/options')
  const [purchaseCurrency] = found.purchaseCurrencies
  const [paymentCurrency] = found.paymentCurrencies
  const body = { purchaseCurrency, paymentCurrency, amount: '100', network: purchaseCurrency.name }
  const quote = await shared.send('/v1/onramp/quote', body)
  expect(quote).toMatchObject({ status: 200, body: { paymentTotal: { amount: '100', currency: 'USD' } } })
})
