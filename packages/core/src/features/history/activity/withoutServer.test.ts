import { expect, onTestFinished, test, vi } from 'vitest'
import { scopeStorage } from '../../../config/scopeStorage.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { toAvailableList } from '../../assets/capabilities/toAvailableList.js'
import { connect } from '../../wallet/connection/connect.js'
import { sendTransaction } from '../../wallet/request/evm/sendTransaction.js'
import { startModules } from '../../wallet/transactions/startModules.js'
import { writeTransaction } from '../../wallet/transactions/storedTransactions.js'
import { from, makeTracked } from '../../wallet/transactions/transactions.fixtures.js'
import { watchTransactions } from '../tracking/watchTransactions.js'
import { toActivityModel } from './toActivityModel.js'
import { watchActivity } from './watchActivity.js'

const [{ caipNetworkId: chainId }] = testNetworks

/** A connected kit without a data API that shows its activity, on a page with what an earlier page has sent. */
async function setUp(earlier: readonly Parameters<typeof makeTracked>[]) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', document)
  onTestFinished(() => void vi.unstubAllGlobals())
  const storage = fakeStorage()
  for (const [index, fields] of earlier)
    writeTransaction(scopeStorage(storage, 'test'), makeTracked(index, { chainId, ...fields }), startModules)
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [from] }] })
  const { kit, clock } = createTestKit({ adapters: [adapter], storage })
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
  onTestFinished(watchTransactions(kit))
  onTestFinished(watchActivity(kit))
  await nextMacrotask()
  const model = () =>
    toAvailableList(
      toActivityModel(kit.getState(), kit.config, 'eip155'),
      kit.getState(),
      kit.config,
      'eip155',
      'history',
    )
  return { kit, clock, adapter, model }
}

test('default: the list says that it is not available here', async () => {
  const { model } = await setUp([])
  expect(model()).toMatchObject({ status: 'absent', network: { name: 'Local One' } })
})

test('behavior: what the app sent on an earlier page is there with its outcome, also long after', async () => {
  const { model } = await setUp([
    [1, { status: 'confirmed', settledAt: 2 }],
    [2, { status: 'failed', settledAt: 3 }],
  ])
  expect(model()).toMatchObject({
    status: 'ready',
    isPartial: true,
    pending: [],
    months: [{ items: [{ status: 'failed' }, { status: 'confirmed' }] }],
  })
})

test('behavior: a transaction that is confirmed is no longer pending', async () => {
  const { kit, adapter, clock, model } = await setUp([])
  if (adapter.evm) adapter.evm.receipt = 'pending'
  await sendTransaction(kit, { to: from, value: 1n })
  await nextMacrotask()
  expect(model()).toMatchObject({ pending: [{ status: 'pending' }], months: [], isPartial: true })
  if (adapter.evm) adapter.evm.receipt = 'success'
  await clock.advance(10_000)
  expect(model()).toMatchObject({ pending: [], months: [{ items: [{ status: 'confirmed' }] }] })
})
