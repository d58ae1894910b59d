import { expect, onTestFinished, test, vi } from 'vitest'
import type { TransactionPage } from '../../../ports/DataApi.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { sendTransaction } from '../../wallet/request/evm/sendTransaction.js'
import { signMessage } from '../../wallet/request/signMessage.js'
import { watchTransactions } from '../tracking/watchTransactions.js'
import { makeTransaction } from './activity.fixtures.js'
import { toActivityModel } from './toActivityModel.js'
import { watchActivity } from './watchActivity.js'

const [{ caipNetworkId: chainId }, second, elsewhere] = testNetworks
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const transaction = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 15n * 10n ** 17n } as const
const makeOwn = (index: number, fields: Parameters<typeof makeTransaction>[1] = {}) =>
  makeTransaction(index, { chainId, ...fields })

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
    import('../../assets/balance/watchBalances.js'),
    import('../../wallet/transactions/feature.js'),
    import('../../wallet/transactions/followTransactions.js'),
  ])
  await nextMacrotask()
  const set = (page: TransactionPage | 'fails' | 'hangs', cursor?: string, address: string = one) =>
    dataApi.setHistory({ address, chainId, cursor, page })
  const shown = () => kit.getState().activity?.eip155
  const ids = () => {
    const state = shown()
    return state && 'list' in state ? state.list?.items.map(({ id }) => id) : undefined
  }
  const model = () => toActivityModel(kit.getState(), kit.config, 'eip155')
  set({ transactions: [makeOwn(0)] })
  const watch = async (parameters?: watchActivity.Parameters) => {
    const stop = watchActivity(kit, parameters)
    await nextMacrotask()
    return stop
  }
  return { ...world, adapter, dataApi, set, shown, ids, model, watch, show }
}

test('behavior: leaves out spam and transactions of other chains, and sanitizes names', async () => {
  const { watch, ids, set, shown } = await setUp()
  const nft = { kind: 'nft', name: 'Free', symbol: '', direction: 'in', amount: '1', isSpam: true } as const
  const name = '\u202enioC DSU'
  set({
    transactions: [
      makeOwn(0, { transfers: [nft] }),
      makeOwn(1, { chainId: 'eip155:1' }),
      makeOwn(2, { transfers: [{ ...nft, name, isSpam: false }] }),
    ],
  })
  await watch()
  expect(ids()).toEqual(['id-2'])
  expect(shown()).toMatchObject({ list: { items: [{ transfers: [{ name: 'nioC DSU' }] }] } })
})

test('behavior: reads nothing on a chain that is not configured', async () => {
  const { watch, adapter, dataApi, shown, model } = await setUp()
  await watch()
  adapter.wallet('io.fake').switchChain(elsewhere.caipNetworkId)
  await nextMacrotask()
  expect(dataApi.historyReads).toHaveLength(1)
  expect(shown()).toEqual({ status: 'idle', pending: [] })
  expect(model()).toEqual({ status: 'unsupported' })
})

test('behavior: a transaction of the app is pending until a page has it', async () => {
  const { watch, kit, model, set, clock } = await setUp()
  await watch()
  const hash = await sendTransaction(kit, transaction)
  await nextMacrotask()
  const to = transaction.to
  expect(model()).toMatchObject({
    status: 'ready',
    pending: [
      {
        hash,
        status: 'pending',
        label: 'sent',
        from: one,
        to,
        transfers: [{ direction: 'out', amount: '1.5' }],
      },
    ],
    months: [{ items: [{ id: 'id-0' }] }],
  })
  set({ transactions: [makeOwn(1, { hash }), makeOwn(0)] })
  await clock.advance(4_000)
  expect(model()).toMatchObject({ pending: [], months: [{ items: [{ id: 'id-1' }, { id: 'id-0' }] }] })
})

test('behavior: a transaction that the app sent before it showed any is pending', async () => {
  const { watch, kit, model, clock } = await setUp()
  const hash = await sendTransaction(kit, transaction)
  const at = clock.now()
  await clock.advance(60_000)
  await watch()
  expect(model()).toMatchObject({ pending: [{ hash, at }], months: [{ items: [{ id: 'id-0' }] }] })
})

test('behavior: a transaction that was sent more than 5 minutes before is not pending', async () => {
  const { watch, kit, model, clock } = await setUp()
  await sendTransaction(kit, transaction)
  await clock.advance(300_001)
  await watch()
  expect(model()).toMatchObject({ pending: [], months: [{ items: [{ id: 'id-0' }] }] })
})

test('behavior: the list is read again when a transaction is no longer pending', async () => {
  const { watch, kit, adapter, clock, dataApi } = await setUp()
  await watch()
  watchTransactions(kit)
  const { evm } = adapter
  if (evm) evm.receipt = 'pending'
  await sendTransaction(kit, transaction)
  await clock.advance(3_000)
  const before = dataApi.historyReads.length
  if (evm) evm.receipt = 'success'
  await clock.advance(1_000)
  await nextMacrotask()
  expect(kit.getState().transactions?.list).toMatchObject([{ status: 'confirmed' }])
  expect(dataApi.historyReads.length - before).toBeGreaterThan(0)
})

test('behavior: polls every 4 s for 5 minutes while a transaction is pending, then every 30 s', async () => {
  const { watch, kit, clock, dataApi } = await setUp()
  await watch()
  await sendTransaction(kit, transaction)
  await nextMacrotask()
  const before = dataApi.historyReads.length
  await clock.advance(300_000)
  expect(dataApi.historyReads.length - before).toBe(74)
  await clock.advance(60_000)
  expect(dataApi.historyReads.length - before).toBe(76)
})

test('behavior: two watchers poll as often as one', async () => {
  const { watch, kit, clock, dataApi } = await setUp()
  await Promise.all([watch(), watch({ namespace: 'eip155' })])
  await sendTransaction(kit, transaction)
  await nextMacrotask()
  const before = dataApi.historyReads.length
  await clock.advance(20_000)
  expect(dataApi.historyReads.length - before).toBe(5)
})

test('behavior: does not poll while the app is hidden', async () => {
  const { watch, kit, clock, dataApi, show } = await setUp()
  await watch()
  await sendTransaction(kit, transaction)
  await nextMacrotask()
  const before = dataApi.historyReads.length
  show(false)
  await clock.advance(60_000)
  expect(dataApi.historyReads).toHaveLength(before)
})

test('behavior: pending transactions of a chain stay while another one is shown', async () => {
  const { watch, kit, adapter, model, clock } = await setUp()
  await watch()
  await sendTransaction(kit, transaction)
  // Later, a transaction that is not known would not be pending.
  await clock.advance(300_001)
  adapter.wallet('io.fake').switchChain(second.caipNetworkId)
  await nextMacrotask()
  expect(model()).toMatchObject({ pending: [] })
  adapter.wallet('io.fake').switchChain(chainId)
  await nextMacrotask()
  expect(model()).toMatchObject({ pending: [{ status: 'pending' }] })
})

test('behavior: pending transactions are dropped when the session ends', async () => {
  const { watch, kit, shown } = await setUp()
  await watch()
  await sendTransaction(kit, transaction)
  await disconnect(kit)
  expect(shown()).toEqual({ status: 'idle', pending: [] })
})

test('behavior: a signature reads nothing', async () => {
  const { watch, kit, dataApi, shown } = await setUp()
  await watch()
  await signMessage(kit, { message: 'hello' })
  await nextMacrotask()
  expect(dataApi.historyReads).toHaveLength(1)
  expect(shown()?.pending).toEqual([])
})
