import { expect, test } from 'vitest'
import { ConfigError } from '../../../foundation/errors/config.js'
import { TransactionsUnavailableError } from '../../../foundation/errors/history.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { TransactionPage } from '../../../ports/DataApi.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { makeTransaction } from './activity.fixtures.js'
import { getActivity } from './getActivity.js'

const [local, , elsewhere] = testNetworks
const chainId = local.caipNetworkId
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const make = (index: number, fields = {}) => makeTransaction(index, { chainId, ...fields })

async function connected(
  page: TransactionPage | 'fails' | 'hangs' = { transactions: [make(0)], cursor: 'a' },
) {
  const dataApi = fakeDataApi()
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }] })
  const test = createTestKit({ adapters: [adapter], dataApi })
  test.kit.mount()
  await connect(test.kit, { connectorId: 'io.fake' })
  dataApi.setHistory({ address: one, chainId, page })
  dataApi.setHistory({ address: one, chainId, cursor: 'a', page: { transactions: [make(1)] } })
  return { ...test, adapter, dataApi }
}

test('default: the first page of the connected account', async () => {
  const { kit } = await connected()
  expect(await getActivity(kit)).toMatchObject({ items: [{ id: 'id-0', label: 'sent' }], cursor: 'a' })
})

test('behavior: each call reads, and the state has no transactions', async () => {
  const { kit, dataApi } = await connected()
  await getActivity(kit)
  await getActivity(kit)
  expect(dataApi.historyReads).toHaveLength(2)
  expect(kit.getState()).not.toHaveProperty('activity')
})

test('behavior: leaves out spam and other chains, and cleans names', async () => {
  const transfer = {
    kind: 'nft',
    name: 'Win',
    symbol: '',
    direction: 'in',
    amount: '1',
    isSpam: true,
  } as const
  const { kit } = await connected({
    transactions: [
      make(0, { transfers: [transfer] }),
      make(1, { chainId: elsewhere.caipNetworkId }),
      make(2, { transfers: [{ ...transfer, isSpam: false, name: '\u202eniW' }] }),
    ],
  })
  expect(await getActivity(kit)).toEqual({
    items: [expect.objectContaining({ id: 'id-2', transfers: [expect.objectContaining({ name: 'niW' })] })],
  })
})

test('param: cursor', async () => {
  const { kit } = await connected()
  const page = await getActivity(kit, { cursor: 'a' })
  expect(page.items.map(({ id }) => id)).toEqual(['id-1'])
  expect(page).not.toHaveProperty('cursor')
})

test('param: namespace', async () => {
  const { kit } = await connected()
  await expect(getActivity(kit, { namespace: 'solana' })).rejects.toMatchObject({
    code: 'not-connected',
    message: expect.stringContaining('solana'),
  })
})

test('param: address and chainId need no wallet, and the state does not change', async () => {
  const dataApi = fakeDataApi()
  const { kit } = createTestKit({ dataApi })
  dataApi.setHistory({ address: two, chainId, page: { transactions: [make(5)] } })
  const state = kit.getState()
  expect(await getActivity(kit, { address: two, chainId })).toMatchObject({ items: [{ id: 'id-5' }] })
  expect(kit.getState()).toBe(state)
})

test('param: signal aborts the read', async () => {
  const { kit, dataApi } = await connected('hangs')
  const controller = new AbortController()
  const result = getActivity(kit, { signal: controller.signal })
  await expect.poll(() => dataApi.historyReads).toHaveLength(1)
  controller.abort()
  await expect(result).rejects.toBeInstanceOf(AbortedError)
  expect(dataApi.historyReads).toMatchObject([{ isAborted: true }])
})

test('error: names the network, and keeps the cause', async () => {
  const { kit } = await connected('fails')
  const error: unknown = await getActivity(kit).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(TransactionsUnavailableError)
  expect(error).toMatchObject({
    message: expect.stringContaining('Local One'),
    cause: expect.any(RpcRequestError),
  })
})

test('error: the wallet is on a network that is not configured', async () => {
  const { kit, adapter, dataApi } = await connected()
  adapter.wallet('io.fake').switchChain(elsewhere.caipNetworkId)
  await expect(getActivity(kit)).rejects.toBeInstanceOf(TransactionsUnavailableError)
  expect(dataApi.historyReads).toEqual([])
})

test.each(['eip155:999999', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] as const)(
  'error: chain %s is not configured',
  async (unknown) => {
    const { kit, dataApi } = await connected()
    await expect(getActivity(kit, { address: two, chainId: unknown })).rejects.toThrow(unknown)
    expect(dataApi.historyReads).toEqual([])
  },
)

test('error: no wallet is connected', async () => {
  const { kit } = createTestKit({ dataApi: fakeDataApi() })
  await expect(getActivity(kit)).rejects.toBeInstanceOf(NotConnectedError)
})

test('error: without a data API', async () => {
  const { kit } = createTestKit()
  await expect(getActivity(kit)).rejects.toBeInstanceOf(ConfigError)
})
