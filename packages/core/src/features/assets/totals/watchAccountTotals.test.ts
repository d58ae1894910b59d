import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { toSwitchAccountModel } from '../../account/account/toSwitchAccountModel.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { makeToken } from '../portfolio/portfolio.fixtures.js'
import { watchAccountTotals } from './watchAccountTotals.js'

const [{ caipNetworkId: chainId }] = testNetworks
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const dollars = 10n ** 18n

/** A wallet with two accounts and a data API, in an app that a test hides and shows. */
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
  await import('./feature.js')
  const set = (address: string, amount: bigint | 'fails' | 'hangs') => {
    const balances =
      typeof amount === 'bigint' ? [{ ...makeToken('AAA'), decimals: 1, amount, price: '1' }] : amount
    dataApi.setBalances({ address, chainId, balances })
  }
  set(one, 10n)
  set(two, 25n)
  const watch = async (parameters?: watchAccountTotals.Parameters) => {
    const stop = watchAccountTotals(kit, parameters)
    await nextMacrotask()
    return stop
  }
  const totals = () => {
    const model = toSwitchAccountModel(kit.getState(), kit.config, 'eip155', kit)
    return model.status === 'ready' && model.accounts.map(({ total }) => total)
  }
  return { ...world, adapter, dataApi, set, watch, totals, show }
}

test('default: the value of each account that the wallet shares', async () => {
  const { watch, totals } = await setUp()
  expect(totals()).toEqual([{ status: 'loading' }, { status: 'loading' }])
  await watch()
  expect(totals()).toEqual([
    { status: 'ready', value: dollars },
    { status: 'ready', value: (25n * dollars) / 10n },
  ])
})

test('behavior: reads again after 30 s, not while the page is hidden', async () => {
  const { watch, clock, dataApi, show } = await setUp()
  await watch({ namespace: 'eip155' })
  await clock.advance(29_999)
  expect(dataApi.reads).toHaveLength(2)
  await clock.advance(1)
  expect(dataApi.reads).toHaveLength(4)
  show(false)
  await clock.advance(120_000)
  expect(dataApi.reads).toHaveLength(4)
  show(true)
  await nextMacrotask()
  expect(dataApi.reads).toHaveLength(6)
})

test('behavior: several watchers share their reads', async () => {
  const { watch, dataApi } = await setUp()
  await Promise.all([watch(), watch()])
  expect(dataApi.reads).toHaveLength(2)
})

test('behavior: another chain has other values', async () => {
  const { watch, kit, totals, adapter } = await setUp()
  await watch()
  adapter.wallet('io.fake').switchChain(testNetworks[1].caipNetworkId)
  await nextMacrotask()
  expect(kit.getState().totals?.byAccount).not.toHaveProperty(`${chainId}:${one}`)
  expect(totals()).toHaveLength(2)
})

test('behavior: stops', async () => {
  const { watch, clock, dataApi } = await setUp()
  const stop = await watch()
  stop()
  await clock.advance(120_000)
  expect(dataApi.reads).toHaveLength(2)
})

test('behavior: without a wallet, and without a data API, nothing is read', async () => {
  const { watch, kit, dataApi } = await setUp()
  await disconnect(kit)
  await watch()
  expect(dataApi.reads).toHaveLength(0)
  const other = await setUp({ dataApi: undefined })
  await other.watch()
  expect(other.kit.getState().totals).toBeUndefined()
})

test('error: an account that cannot be read has no value, and is tried again after 30 s', async () => {
  const { watch, clock, set, totals } = await setUp()
  set(two, 'fails')
  await watch()
  expect(totals()).toEqual([{ status: 'ready', value: dollars }, { status: 'absent' }])
  set(two, 5n)
  await clock.advance(30_000)
  expect(totals()).toEqual([
    { status: 'ready', value: dollars },
    { status: 'ready', value: dollars / 2n },
  ])
})
