import { expect, onTestFinished, test, vi } from 'vitest'
import type { TokenBalance } from '../../../ports/DataApi.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { sendTransaction } from '../../wallet/request/evm/sendTransaction.js'
import { signMessage } from '../../wallet/request/signMessage.js'
import { makeToken } from './portfolio.fixtures.js'
import { watchTokens } from './watchTokens.js'

const [{ caipNetworkId: chainId }, , elsewhere] = testNetworks
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const transaction = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1n } as const

/** A connected kit with a data API, in an app that a test hides and shows. */
async function setUp(options: Parameters<typeof createTestKit>[0] = {}) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', document)
  onTestFinished(() => void vi.unstubAllGlobals())
  const show = (isVisible: boolean) => {
    document.visibilityState = isVisible ? 'visible' : 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const dataApi = fakeDataApi()
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }] })
  const world = createTestKit({ dataApi, adapters: [adapter], ...options })
  const { kit } = world
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  // Loaded before the test, so that a macrotask is enough for each step.
  await Promise.all([
    import('./feature.js'),
    import('./followAccount.js'),
    import('../balance/watchBalances.js'),
  ])
  await nextMacrotask()
  const set = (balances: readonly TokenBalance[] | 'fails' | 'hangs', address: string = one) =>
    dataApi.setBalances({ address, chainId, balances })
  const shown = () => kit.getState().portfolio?.eip155
  const symbols = () => {
    const state = shown()
    return state && 'list' in state ? state.list?.tokens.map(({ symbol }) => symbol) : undefined
  }
  set([makeToken('AAA')])
  const watch = async (parameters?: watchTokens.Parameters) => {
    const stop = watchTokens(kit, parameters)
    await nextMacrotask()
    return stop
  }
  return { ...world, adapter, dataApi, set, shown, symbols, watch, show }
}

test('default', async () => {
  const { watch, shown, clock, dataApi } = await setUp()
  expect(shown()).toBeUndefined()
  await watch()
  expect(shown()).toMatchObject({
    status: 'ready',
    of: { address: one, chainId },
    list: { tokens: [{ symbol: 'AAA' }], at: clock.now() },
  })
  expect(dataApi.reads).toHaveLength(1)
})

test('behavior: without the option dataApi there is no feature', async () => {
  const { watch, kit } = await setUp({ dataApi: undefined })
  await watch()
  expect(kit.getState()).not.toHaveProperty('portfolio')
})

test('behavior: reads every 30 s', async () => {
  const { watch, set, symbols, clock, dataApi } = await setUp()
  await watch()
  set([makeToken('BBB')])
  await clock.advance(29_999)
  expect(symbols()).toEqual(['AAA'])
  await clock.advance(1)
  expect(symbols()).toEqual(['BBB'])
  await clock.advance(30_000)
  expect(dataApi.reads).toHaveLength(3)
})

test('behavior: does not poll while the app is hidden, and reads when the user returns', async () => {
  const { watch, set, symbols, clock, dataApi, show } = await setUp()
  await watch()
  show(false)
  set([makeToken('BBB')])
  await clock.advance(300_000)
  expect(dataApi.reads).toHaveLength(1)
  show(true)
  await nextMacrotask()
  expect(symbols()).toEqual(['BBB'])
  await clock.advance(30_000)
  expect(dataApi.reads).toHaveLength(3)
})

test('behavior: returning to the app within 30 s reads nothing', async () => {
  const { watch, clock, dataApi, show } = await setUp()
  await watch()
  show(false)
  await clock.advance(10_000)
  show(true)
  await nextMacrotask()
  expect(dataApi.reads).toHaveLength(1)
})

test('behavior: two watchers share their reads', async () => {
  const { watch, clock, dataApi } = await setUp()
  await Promise.all([watch(), watch({ namespace: 'eip155' })])
  await clock.advance(60_000)
  expect(dataApi.reads).toHaveLength(3)
})

test('error: keeps the list, and tries again 30 s after the failure', async () => {
  const { watch, set, shown, symbols, clock, dataApi } = await setUp()
  await watch()
  const readAt = clock.now()
  set('fails')
  await clock.advance(30_000)
  expect(shown()).toMatchObject({ status: 'failed', list: { at: readAt } })
  set([makeToken('BBB')])
  await clock.advance(29_999)
  expect(symbols()).toEqual(['AAA'])
  await clock.advance(1)
  expect(symbols()).toEqual(['BBB'])
  expect(dataApi.reads).toHaveLength(3)
})

test('error: does not try again while the app is hidden', async () => {
  const { watch, set, shown, clock, dataApi, show } = await setUp()
  set('fails')
  await watch()
  show(false)
  await clock.advance(300_000)
  expect(dataApi.reads).toHaveLength(1)
  set([makeToken('BBB')])
  show(true)
  await nextMacrotask()
  expect(shown()).toMatchObject({ status: 'ready' })
})

test('behavior: follows the account, and aborts the read of the previous one', async () => {
  const { watch, set, shown, adapter, dataApi } = await setUp()
  set('hangs')
  await watch()
  set([makeToken('TWO')], two)
  adapter.wallet('io.fake').switchAccount(two)
  await nextMacrotask()
  expect(shown()).toMatchObject({
    status: 'ready',
    of: { address: two },
    list: { tokens: [{ symbol: 'TWO' }] },
  })
  expect(dataApi.reads.map(({ isAborted }) => isAborted)).toEqual([true, false])
})

test('behavior: follows the chain', async () => {
  const { watch, adapter, dataApi } = await setUp()
  await watch()
  adapter.wallet('io.fake').switchChain(testNetworks[1].caipNetworkId)
  await nextMacrotask()
  expect(dataApi.reads.map(({ chainId }) => chainId)).toEqual([chainId, testNetworks[1].caipNetworkId])
})

test('behavior: reads nothing on a chain that is not configured', async () => {
  const { watch, adapter, dataApi, shown } = await setUp()
  await watch()
  adapter.wallet('io.fake').switchChain(elsewhere.caipNetworkId)
  await nextMacrotask()
  expect(dataApi.reads).toHaveLength(1)
  expect(shown()).toEqual({ status: 'idle' })
})

test('behavior: waits for an account', async () => {
  const { watch, kit, dataApi, symbols } = await setUp()
  await disconnect(kit)
  await watch()
  expect(dataApi.reads).toEqual([])
  await connect(kit, { connectorId: 'io.fake' })
  await nextMacrotask()
  expect(symbols()).toEqual(['AAA'])
})

test('behavior: clears the tokens with the session', async () => {
  const { watch, kit, shown, clock, dataApi } = await setUp()
  await watch()
  await disconnect(kit)
  expect(shown()).toEqual({ status: 'idle' })
  await clock.advance(60_000)
  expect(dataApi.reads).toHaveLength(1)
})

test('behavior: clears the tokens of another account, also without a watcher', async () => {
  const { watch, shown, kit, adapter } = await setUp()
  const stop = await watch()
  stop()
  await disconnect(kit)
  expect(shown()).toEqual({ status: 'idle' })
  await connect(kit, { connectorId: 'io.fake' })
  const again = await watch()
  again()
  adapter.wallet('io.fake').switchAccount(two)
  await nextMacrotask()
  expect(shown()).toEqual({ status: 'idle' })
})

test('behavior: reads after a transaction of the app, not after a signature', async () => {
  const { watch, kit, dataApi, symbols, set } = await setUp()
  await watch()
  set([makeToken('BBB')])
  await signMessage(kit, { message: 'hello' })
  await nextMacrotask()
  expect(dataApi.reads).toHaveLength(1)
  await sendTransaction(kit, transaction)
  await nextMacrotask()
  expect(symbols()).toEqual(['BBB'])
  // Only then, a server must not answer from its cache.
  expect(dataApi.reads.map(({ force }) => force)).toEqual([false, true])
})

test('behavior: a transaction before the tokens were shown reads nothing', async () => {
  const { watch, kit, dataApi } = await setUp()
  await disconnect(kit)
  await watch({ namespace: 'solana' })
  await connect(kit, { connectorId: 'io.fake' })
  await sendTransaction(kit, transaction)
  await nextMacrotask()
  expect(dataApi.reads).toEqual([])
})

test('behavior: reads when the native balance changes, which it does with the block of a transaction', async () => {
  const { watch, adapter, clock, dataApi, symbols, set } = await setUp()
  await watch()
  await clock.advance(4_000)
  expect(dataApi.reads).toHaveLength(1)
  set([makeToken('BBB')])
  adapter.setBalance({ address: one, chainId, value: 7n })
  await clock.advance(4_000)
  expect(symbols()).toEqual(['BBB'])
  expect(dataApi.reads.map(({ force }) => force)).toEqual([false, true])
})

test('behavior: stops', async () => {
  const { watch, adapter, clock, dataApi } = await setUp()
  const stop = await watch()
  stop()
  adapter.wallet('io.fake').switchAccount(two)
  await clock.advance(60_000)
  expect(dataApi.reads).toHaveLength(1)
})

test('behavior: stopped before its code is loaded, it reads nothing', async () => {
  const { kit, dataApi } = await setUp()
  watchTokens(kit)()
  await nextMacrotask()
  expect(dataApi.reads).toEqual([])
  expect(kit.getState()).not.toHaveProperty('portfolio')
})
