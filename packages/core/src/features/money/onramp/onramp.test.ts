import { expect, test, vi } from 'vitest'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { purchase, type SetUpOptions, setUp } from './onramp.fixtures.js'
import { refreshOnRamp } from './refreshOnRamp.js'
import { startPurchase } from './startPurchase.js'
import { toOnRampModel } from './toOnRampModel.js'
import { toOnRampPaymentsModel, toOnRampTokensModel } from './toOnRampTokensModel.js'
import { toPurchaseModel, toPurchasesModel } from './toPurchasesModel.js'
import { updateOnRamp } from './updateOnRamp.js'
import { watchOnRamp } from './watchOnRamp.js'
import { watchPurchases } from './watchPurchases.js'

const hash = `0x${'ab'.repeat(32)}`

async function open(given: SetUpOptions = {}, change: updateOnRamp.Parameters = {}) {
  const world = await setUp(given)
  const { kit } = world
  const stop = watchOnRamp(kit, change)
  await nextMacrotask()
  const model = () => {
    const shown = toOnRampModel(kit.getState(), kit.config)
    if (shown.status !== 'ready') throw new Error(`The status is ${shown.status}.`)
    return shown
  }
  return { ...world, stop, model }
}

/** Starts a purchase without a pop-up window, which Node does not have. */
async function buy(given: SetUpOptions = {}) {
  const world = await open(given, { symbol: 'ETH', amount: '100' })
  await world.advance(500)
  const started = await startPurchase(world.kit, { provider: 'harbor', isPageOpened: false })
  await nextMacrotask()
  const status = () => world.kit.getState().onramp?.purchases[0]?.status
  return { ...world, started, status }
}

test('default: compares the quotes of the providers', async () => {
  const { model, server, advance } = await open()
  expect(model()).toMatchObject({
    ...{ check: 'add-amount', quotes: 'none', offers: [], payment: 'USD' },
    ...{ token: { symbol: 'ETH', network: { id: 'eip155:31337' } }, limits: { min: '10', max: '7500' } },
    suggestions: ['50', '100', '250'],
  })
  const { kit } = await open()
  expect(toOnRampTokensModel(kit.getState(), kit.config)).toMatchObject({
    tokens: [
      { symbol: 'ETH', isSelected: true },
      { symbol: 'USDC', isSelected: false, network: { id: 'eip155:31338' } },
    ],
  })
  expect(toOnRampPaymentsModel(kit.getState())).toMatchObject({
    payments: [
      { id: 'USD', isSelected: true },
      { id: 'EUR', limits: { min: '20', max: '500' } },
    ],
  })
  expect(server.calls.map(({ method }) => method)).toEqual(['options'])
  await advance(0)
})

test('behavior: the best quote is first, and has the fees that the provider states', async () => {
  const { kit, model, advance, server } = await open()
  updateOnRamp(kit, { amount: '100' })
  expect(model()).toMatchObject({ check: 'ready', quotes: 'loading' })
  expect(model().offers.map(({ status }) => status)).toEqual(['loading', 'loading'])
  await advance(500)
  expect(model()).toMatchObject({
    quotes: 'live',
    offers: [
      { provider: { id: 'meadow' }, status: 'quoted', isBest: true, amount: '0.031', fee: '1' },
      { provider: { id: 'harbor' }, isBest: false, fee: '2.5', networkFee: '0.5', isEstimate: false },
    ],
  })
  expect(server.calls.at(-1)).toMatchObject({
    method: 'quotes',
    query: { symbol: 'ETH', network: 'mainnet', payment: 'USD', amount: '100' },
  })
})

test('behavior: quotes are read once after typing, every 30 s while shown, and not for something else', async () => {
  const { kit, advance, count, model, stop } = await open()
  for (const amount of ['1', '10', '100']) updateOnRamp(kit, { amount })
  await advance(500)
  expect(count('quotes')).toBe(1)
  await advance(29_999)
  expect(count('quotes')).toBe(1)
  await advance(1)
  expect(count('quotes')).toBe(2)
  updateOnRamp(kit, { amount: '200' })
  // Numbers of another payment are not shown for a moment.
  expect(model().offers.every(({ status }) => status === 'loading')).toBe(true)
  await advance(500)
  stop()
  await advance(60_000)
  expect(count('quotes')).toBe(3)
})

test('behavior: the user reads the quotes now, once while they are read', async () => {
  const { kit, advance, count, model } = await open()
  updateOnRamp(kit, { amount: '100' })
  await advance(500)
  expect(model()).toMatchObject({ quotes: 'live', quotedAt: expect.any(Number) })
  await advance(20_000)
  refreshOnRamp(kit)
  refreshOnRamp(kit)
  expect(model()).toMatchObject({ quotes: 'live' })
  expect(model()).not.toHaveProperty('quotedAt')
  await advance(0)
  expect(count('quotes')).toBe(2)
  // From then on.
  await advance(29_999)
  expect(count('quotes')).toBe(2)
  await advance(1)
  expect(count('quotes')).toBe(3)
})

test('behavior: quotes are not refreshed without a form, or without an amount', async () => {
  const closed = await setUp()
  refreshOnRamp(closed.kit)
  expect(closed.kit.getState()).not.toHaveProperty('onramp')
  const { kit, count } = await open()
  refreshOnRamp(kit)
  expect(count('quotes')).toBe(0)
})

test.each([
  ['', 'add-amount'],
  ['0', 'add-amount'],
  ['x', 'incorrect-value'],
  ['10.001', 'incorrect-value'],
  ['9.99', 'below-min'],
  ['10', 'ready'],
  ['7500.00', 'ready'],
  ['7500.01', 'above-max'],
] as const)('behavior: the amount %j needs %s', async (amount, check) => {
  const { kit, model, advance, count } = await open()
  updateOnRamp(kit, { amount })
  expect(model().check).toBe(check)
  await advance(500)
  expect(count('quotes')).toBe(check === 'ready' ? 1 : 0)
})

test('error: a failed quote is an estimate, and never a quote', async () => {
  const { kit, model, advance, server } = await open()
  server.quotes = undefined
  updateOnRamp(kit, { amount: '100' })
  await advance(500)
  expect(model().quotes).toBe('estimates')
  for (const offer of model().offers) {
    expect(offer).toMatchObject({ status: 'estimate', isEstimate: true, isBest: false })
    // The price of ETH is not known, so no amount is invented.
    expect(offer.amount).toBeUndefined()
  }
  server.quotes = [{ provider: 'harbor', amount: '0.03' }]
  await advance(30_000)
  expect(model()).toMatchObject({
    quotes: 'live',
    offers: [
      { provider: { id: 'harbor' }, status: 'quoted' },
      { status: 'unavailable', isEstimate: false },
    ],
  })
})

test('error: without a server there is nothing to buy on chains that are not built in', async () => {
  const world = await setUp()
  world.server.options = undefined
  const { kit } = world
  watchOnRamp(kit)
  await nextMacrotask()
  expect(kit.getState().onramp?.options).toMatchObject({ status: 'ready', isFallback: true })
  expect(toOnRampModel(kit.getState(), kit.config).status).toBe('unavailable')
  world.server.options = (await setUp()).server.options
  updateOnRamp(kit)
  await nextMacrotask()
  expect(toOnRampModel(kit.getState(), kit.config).status).toBe('ready')
})

test('error: a server without providers sells nothing, on every network', async () => {
  const world = await setUp()
  world.server.options = { providers: [], payments: [], currencies: [] }
  watchOnRamp(world.kit)
  await nextMacrotask()
  expect(toOnRampModel(world.kit.getState(), world.kit.config).status).toBe('absent')
})

test('default: starts a purchase and follows it until the tokens have arrived', async () => {
  const { kit, server, started, status, advance, count, facts } = await buy()
  expect(started).toEqual({ purchaseId: 'abc', url: 'https://pay.example/1', isPageOpen: false })
  expect(server.calls.find(({ method }) => method === 'start')?.query).toMatchObject({
    ...{ provider: 'harbor', quoteId: 'q1', amount: '100', symbol: 'ETH', quotedAmount: '0.03' },
  })
  expect(status()).toBe('created')
  server.report = { status: 'processing', amount: '0.03' }
  await advance(4_000)
  expect(status()).toBe('processing')
  server.report = { status: 'completed', transactionHash: hash }
  await advance(4_000)
  expect(toPurchaseModel(kit.getState(), kit.config)).toMatchObject({
    status: 'shown',
    purchase: { status: 'completed', amount: '0.03' },
    url: 'https://pay.example/1',
  })
  const looks = count('purchase')
  await advance(60_000)
  expect(count('purchase')).toBe(looks)
  expect(facts.filter((fact) => fact.feature === 'onramp' && fact.type === 'settled')).toHaveLength(1)
  expect(toPurchasesModel(kit.getState(), kit.config).months[0]?.purchases).toHaveLength(1)
})

test('behavior: the balance is read again when the tokens have arrived', async () => {
  const { server, advance, dataApi, facts } = await buy()
  const before = dataApi.reads.length
  server.report = { status: 'completed' }
  await advance(4_000)
  const loaded = facts.filter((fact) => fact.feature === 'balance' && fact.type === 'loaded')
  expect(loaded.length).toBeGreaterThan(1)
  expect(dataApi.reads).toHaveLength(before)
})

test('behavior: a purchase is followed again after a reload, and in other tabs', async () => {
  const { storage, server } = await buy()
  server.report = { status: 'processing' }
  const { kit, advance } = await setUp({ storage })
  watchPurchases(kit)
  await advance(0)
  expect(kit.getState().onramp?.purchases).toMatchObject([{ id: 'abc', status: 'created' }])
  expect(Object.keys(kit.getState().onramp?.followed ?? {})).toEqual(['abc'])
  // The URL can contain a token, so it is not stored.
  expect(kit.getState().onramp?.pages).toEqual({})
  expect([...storage.items.values()].join()).not.toContain('pay.example')
})

test('behavior: asks every 4 s, then every 30 s, and not after a day', async () => {
  const { advance, count, server } = await buy()
  await advance(176_000)
  expect(count('purchase')).toBe(44)
  await advance(4_000 + 90_000)
  expect(count('purchase')).toBe(48)
  server.report = undefined
  await advance(30_000)
  expect(count('purchase')).toBe(49)
  await advance(86_400_000)
  const looks = count('purchase')
  await advance(86_400_000)
  expect(count('purchase')).toBe(looks)
})

test.each(['declined', 'failed', 'expired'] as const)(
  'error: a purchase that is %s stays so',
  async (last) => {
    const { server, advance, status } = await buy()
    server.report = { status: last }
    await advance(4_000)
    server.report = { status: 'completed' }
    await advance(60_000)
    expect(status()).toBe(last)
  },
)

test('error: a provider that cannot start the purchase', async () => {
  const { kit, server, model, advance } = await open({}, { symbol: 'ETH', amount: '100' })
  await advance(500)
  server.started = undefined
  await expect(startPurchase(kit, { provider: 'harbor', isPageOpened: false })).rejects.toThrow()
  expect(model()).toMatchObject({ failedProvider: 'harbor', isStarting: false })
  expect(toPurchaseModel(kit.getState(), kit.config)).toMatchObject({ status: 'start-failed' })
  server.started = { url: 'https://pay.example/2' }
  const { purchaseId } = await startPurchase(kit, { provider: 'meadow', isPageOpened: false })
  // This server does not follow purchases.
  expect(toPurchaseModel(kit.getState(), kit.config, purchaseId)).toMatchObject({ isFollowed: false })
})

test('error: an incomplete form, and a provider that does not exist', async () => {
  const { kit, advance } = await open()
  await expect(startPurchase(kit, { provider: 'harbor' })).rejects.toMatchObject({
    name: 'OnRampUnavailableError',
  })
  updateOnRamp(kit, { amount: '100' })
  await advance(500)
  await expect(startPurchase(kit, { provider: 'x' })).rejects.toMatchObject({
    name: 'OnRampUnavailableError',
  })
})

test('behavior: a blocked pop-up window is in the model', async () => {
  const { kit, advance } = await open({}, { symbol: 'ETH', amount: '100' })
  await advance(500)
  vi.stubGlobal('open', () => null)
  const { isPageOpen } = await startPurchase(kit, { provider: 'harbor' })
  vi.unstubAllGlobals()
  expect(isPageOpen).toBe(false)
  expect(toPurchaseModel(kit.getState(), kit.config)).toMatchObject({ isBlocked: true })
})

test('param: features.onramp.restrictedTimeZones', async () => {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { kit, count } = await setUp({ features: { onramp: { restrictedTimeZones: [timeZone] } } })
  watchOnRamp(kit)
  await nextMacrotask()
  expect(toOnRampModel(kit.getState(), kit.config)).toEqual({ status: 'restricted' })
  expect(count('options')).toBe(0)
})

test('behavior: the form ends with its account', async () => {
  const { kit, advance, count } = await open({}, { symbol: 'ETH', amount: '100' })
  await disconnect(kit)
  const before = count('quotes')
  await advance(60_000)
  expect(kit.getState().onramp?.form).toBeUndefined()
  expect(count('quotes')).toBe(before)
  expect(toOnRampModel(kit.getState(), kit.config)).toEqual({ status: 'disconnected' })
  expect(() => updateOnRamp(kit, { amount: '5' })).toThrow()
})

test('behavior: stored purchases that are none are left out', async () => {
  const { kit, storage } = await buy()
  const key = [...storage.items.keys()].find((name) => name.includes('purchases')) ?? ''
  const invalid = [
    { status: 'paid' },
    { id: '../x' },
    { chainId: 'eip155' },
    { paid: '1e9' },
    { provider: null },
    { startedAt: -1 },
  ]
  storage.setItem(
    key,
    JSON.stringify([purchase, null, 1, ...invalid.map((change) => ({ ...purchase, ...change }))]),
  )
  const again = await setUp({ storage })
  watchPurchases(again.kit)
  await nextMacrotask()
  expect(again.kit.getState().onramp?.purchases).toEqual([purchase])
  expect(kit).toBeDefined()
})
