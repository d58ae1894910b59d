import { expect, onTestFinished, test, vi } from 'vitest'
import { scopeStorage } from '../../../config/scopeStorage.js'

import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { type FakeStorage, fakeStorage } from '../../../testing/fakeStorage.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { startModules } from '../../wallet/transactions/startModules.js'
import { writeTransaction } from '../../wallet/transactions/storedTransactions.js'
import { makeTracked } from '../../wallet/transactions/transactions.fixtures.js'
import { watchTransactions } from '../tracking/watchTransactions.js'
import { makeTransaction } from './activity.fixtures.js'
import { toActivityModel } from './toActivityModel.js'
import type { ActivityModel } from './view.js'
import { watchActivity } from './watchActivity.js'

const [{ caipNetworkId: chainId }] = testNetworks
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const

/** The statuses of the shown transactions with a hash. */
function statusesOf(hash: string, model: ActivityModel): readonly string[] {
  if (!('months' in model)) return []
  const items = [...model.pending, ...model.months.flatMap((month) => month.items)]
  return items.flatMap((item) => (item.hash === hash ? [item.status] : []))
}

/** A connected kit with a data API that lists one transaction, on a page with what an earlier page has stored. */
async function setUp(storage: FakeStorage) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', document)
  onTestFinished(() => void vi.unstubAllGlobals())
  const dataApi = fakeDataApi()
  dataApi.setHistory({
    address: one,
    chainId,
    cursor: undefined,
    page: { transactions: [makeTransaction(0, { chainId })] },
  })
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }] })
  const { kit, clock } = createTestKit({ dataApi, adapters: [adapter], storage })
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
  const model = () => toActivityModel(kit.getState(), kit.config, 'eip155')
  const watch = async () => {
    const stop = watchActivity(kit)
    await nextMacrotask()
    return stop
  }
  return { kit, clock, adapter, dataApi, model, watch }
}

test('behavior: a pending transaction of an earlier page is pending, until it is dropped', async () => {
  const storage = fakeStorage()
  const first = await setUp(storage)
  const [from, replaced] = [makeTracked(7).hash, makeTracked(8).hash]
  for (const [hash, sentAt] of [
    [from, 5],
    [replaced, 6],
  ] as const)
    writeTransaction(
      scopeStorage(storage, 'test'),
      makeTracked(7, {
        id: `${chainId}/${hash}`,
        chainId,
        hash,
        from: one,
        sentAt,
        to: two,
        value: 10n ** 18n,
        data: '0x',
      }),
      startModules,
    )
  first.kit.destroy()
  const { watch, kit, model, clock, adapter } = await setUp(storage)
  await watch()
  watchTransactions(kit)
  await nextMacrotask()
  const amounts = [{ direction: 'out', amount: '1' }]
  expect(model()).toMatchObject({
    pending: [
      { hash: replaced, at: 6, transfers: amounts },
      { hash: from, at: 5, transfers: amounts },
    ],
  })
  adapter.evm?.networkAnswers.set('eth_getTransactionByHash', (hash: string) =>
    hash === from ? { hash, nonce: '0x1' } : null,
  )
  await clock.advance(1_200_000)
  expect(model()).toMatchObject({ pending: [{ hash: from }] })
})

test('behavior: a transaction that was confirmed on an earlier page is shown until the server lists it, for at most 5 minutes', async () => {
  const storage = fakeStorage()
  const first = await setUp(storage)
  const now = first.clock.now()
  const { hash } = makeTracked(7)
  writeTransaction(
    scopeStorage(storage, 'test'),
    makeTracked(7, {
      id: `${chainId}/${hash}`,
      chainId,
      from: one,
      sentAt: now - 299_000,
      status: 'confirmed',
      settledAt: now,
    }),
    startModules,
  )
  first.kit.destroy()
  const receipt = { transactionHash: hash, blockNumber: '0x1', status: '0x1' }
  const { watch, kit, model, clock, dataApi, adapter } = await setUp(storage)
  adapter.evm?.networkAnswers.set('eth_getTransactionReceipt', receipt)
  watchTransactions(kit)
  await nextMacrotask()
  const stop = await watch()
  expect(statusesOf(hash, model())).toEqual(['confirmed'])
  const reads = dataApi.historyReads.length
  await clock.advance(4_000)
  expect(dataApi.historyReads.length).toBe(reads + 1)
  stop()
  await clock.advance(300_000)
  kit.destroy()
  const later = await setUp(storage)
  later.adapter.evm?.networkAnswers.set('eth_getTransactionReceipt', receipt)
  await later.clock.advance(304_001)
  watchTransactions(later.kit)
  await nextMacrotask()
  await later.watch()
  expect(statusesOf(hash, later.model())).toEqual([])
})
