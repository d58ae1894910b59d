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

const [{ caipNetworkId: chainId }] = testNetworks
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
  await Promise.all([import('./feature.js'), import('../balance/watchBalances.js')])
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
