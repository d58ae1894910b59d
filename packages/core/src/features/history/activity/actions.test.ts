import { describe, expect, test } from 'vitest'
import { ConfigError } from '../../../foundation/errors/config.js'
import { TransactionsUnavailableError } from '../../../foundation/errors/history.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { TransactionPage } from '../../../ports/DataApi.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { makeTransaction } from './activity.fixtures.js'
import { loadMoreActivity } from './loadMoreActivity.js'
import { refreshActivity } from './refreshActivity.js'

const [local, , elsewhere] = testNetworks
const chainId = local.caipNetworkId
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const makePage = (index: number, cursor?: string): TransactionPage => ({
  transactions: [makeTransaction(index, { chainId })],
  cursor,
})

async function connected() {
  const dataApi = fakeDataApi()
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }] })
  const test = createTestKit({ adapters: [adapter], dataApi })
  test.kit.mount()
  await connect(test.kit, { connectorId: 'io.fake' })
  const set = (page: TransactionPage | 'fails' | 'hangs', cursor?: string) =>
    dataApi.setHistory({ address: one, chainId, cursor, page })
  set(makePage(0, 'a'))
  set(makePage(1), 'a')
  return { ...test, adapter, dataApi, set }
}

const idsOf = ({ items }: refreshActivity.ReturnType) => items.map(({ id }) => id)

describe('refreshActivity', () => {
  test('default', async () => {
    const { kit, clock } = await connected()
    const list = await refreshActivity(kit)
    expect(list).toMatchObject({ items: [{ id: 'id-0' }], cursor: 'a', at: clock.now() })
    expect(kit.getState().activity?.eip155).toMatchObject({ status: 'ready', list })
  })

  test('behavior: bypasses the cache', async () => {
    const { kit, set } = await connected()
    await refreshActivity(kit)
    set(makePage(7))
    expect(idsOf(await refreshActivity(kit))).toEqual(['id-7'])
  })

  test('behavior: two calls at once both resolve', async () => {
    const { kit } = await connected()
    const both = await Promise.all([refreshActivity(kit), refreshActivity(kit)])
    expect(both.map(idsOf)).toEqual([['id-0'], ['id-0']])
  })

  test('error: a failure with its cause; retries are blocked for 30 s', async () => {
    const { kit, clock, set } = await connected()
    set('fails')
    const cause = expect.any(RpcRequestError)
    await expect(refreshActivity(kit)).rejects.toMatchObject({
      code: 'transactions-unavailable',
      shortMessage: 'Failed to fetch transactions',
      cause,
    })
    set(makePage(0))
    await clock.advance(29_999)
    await expect(refreshActivity(kit)).rejects.toBeInstanceOf(TransactionsUnavailableError)
    await clock.advance(1)
    expect(idsOf(await refreshActivity(kit))).toEqual(['id-0'])
  })

  test('error: another account becomes the active one', async () => {
    const { kit, adapter, set } = await connected()
    await refreshActivity(kit)
    set('hangs')
    const pending = refreshActivity(kit)
    await nextMacrotask()
    adapter.wallet('io.fake').switchAccount(two)
    await expect(pending).rejects.toBeInstanceOf(AbortedError)
  })

  test('error: no wallet is connected', async () => {
    const { kit } = createTestKit({ dataApi: fakeDataApi() })
    await expect(refreshActivity(kit)).rejects.toBeInstanceOf(NotConnectedError)
  })

  test('error: the wallet is on a network that is not configured', async () => {
    const { kit, adapter, dataApi } = await connected()
    adapter.wallet('io.fake').switchChain(elsewhere.caipNetworkId)
    await expect(refreshActivity(kit)).rejects.toThrow('Failed to fetch transactions')
    expect(dataApi.historyReads).toEqual([])
  })

  test('error: without the option dataApi', async () => {
    const { kit } = createTestKit()
    await expect(refreshActivity(kit)).rejects.toBeInstanceOf(ConfigError)
    expect(kit.getState()).not.toHaveProperty('activity')
  })
})

describe('loadMoreActivity', () => {
  test('default', async () => {
    const { kit, dataApi } = await connected()
    expect(idsOf(await loadMoreActivity(kit))).toEqual(['id-0'])
    expect(idsOf(await loadMoreActivity(kit))).toEqual(['id-0', 'id-1'])
    expect(dataApi.historyReads.map(({ cursor }) => cursor)).toEqual([undefined, 'a'])
  })

  test('behavior: returns the list at its end without a request', async () => {
    const { kit, dataApi } = await connected()
    await loadMoreActivity(kit)
    await loadMoreActivity(kit)
    expect(idsOf(await loadMoreActivity(kit))).toEqual(['id-0', 'id-1'])
    expect(dataApi.historyReads).toHaveLength(2)
  })

  test('behavior: waits for a page that is being read', async () => {
    const { kit, dataApi } = await connected()
    await refreshActivity(kit)
    const all = await Promise.all([loadMoreActivity(kit), loadMoreActivity(kit), loadMoreActivity(kit)])
    expect(all.map(idsOf)).toEqual([
      ['id-0', 'id-1'],
      ['id-0', 'id-1'],
      ['id-0', 'id-1'],
    ])
    expect(dataApi.historyReads).toHaveLength(2)
  })

  test('error: a page that is being waited for fails', async () => {
    const { kit, set } = await connected()
    await refreshActivity(kit)
    set('fails', 'a')
    const settled = await Promise.allSettled([loadMoreActivity(kit), loadMoreActivity(kit)])
    expect(settled).toMatchObject([
      { reason: { code: 'transactions-unavailable' } },
      { reason: { code: 'transactions-unavailable' } },
    ])
  })

  test('error: the kit is destroyed', async () => {
    const { kit, set, dataApi } = await connected()
    await refreshActivity(kit)
    set('hangs', 'a')
    const pending = Promise.allSettled([loadMoreActivity(kit), loadMoreActivity(kit)])
    await expect.poll(() => dataApi.historyReads).toHaveLength(2)
    kit.destroy()
    const reason = expect.any(AbortedError)
    expect(await pending).toMatchObject([{ reason }, { reason }])
  })
})
