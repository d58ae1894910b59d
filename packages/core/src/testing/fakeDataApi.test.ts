import { expect, test } from 'vitest'
import { RpcRequestError } from '../foundation/errors/rpc.js'
import { AbortedError } from '../foundation/errors/wallet.js'
import { fakeDataApi } from './fakeDataApi.js'

const of = { address: '0x1', chainId: 'eip155:1' } as const
const token = { chainId: of.chainId, name: 'Ether', symbol: 'ETH', decimals: 18, amount: 5n } as const

function setUp(balances?: Parameters<ReturnType<typeof fakeDataApi>['setBalances']>[0]['balances']) {
  const dataApi = fakeDataApi()
  if (balances) dataApi.setBalances({ ...of, balances })
  const controller = new AbortController()
  return { dataApi, controller, result: dataApi().getBalances({ ...of, signal: controller.signal }) }
}

test('default: no balances, and a list of the reads', async () => {
  const { dataApi, result } = setUp()
  expect(await result).toEqual({ balances: [] })
  expect(dataApi.reads).toEqual([{ ...of, force: false, isAborted: false }])
})

test('behavior: the balances of that account on that chain', async () => {
  const { dataApi, result, controller } = setUp([token])
  expect(await result).toEqual({ balances: [token] })
  const other = { address: '0x2', chainId: of.chainId, signal: controller.signal }
  expect(await dataApi().getBalances(other)).toEqual({ balances: [] })
})

test('error: fails', async () => {
  await expect(setUp('fails').result).rejects.toBeInstanceOf(RpcRequestError)
})

test.each([{ balances: [token] }, { balances: 'hangs' }] as const)(
  'error: aborted (%o)',
  async ({ balances }) => {
    const { dataApi, controller, result } = setUp(balances)
    controller.abort()
    await expect(result).rejects.toBeInstanceOf(AbortedError)
    expect(dataApi.reads).toEqual([{ ...of, force: false, isAborted: true }])
  },
)

test('default: an empty page of transactions, and a list of the reads', async () => {
  const dataApi = fakeDataApi()
  const { signal } = new AbortController()
  expect(await dataApi().getHistory({ ...of, cursor: 'a', signal })).toEqual({ transactions: [] })
  expect(dataApi.historyReads).toEqual([{ ...of, cursor: 'a', isAborted: false }])
})

test('behavior: the page of that cursor', async () => {
  const dataApi = fakeDataApi()
  const { signal } = new AbortController()
  const page = { transactions: [], cursor: 'b' }
  dataApi.setHistory({ ...of, cursor: 'a', page })
  expect(await dataApi().getHistory({ ...of, cursor: 'a', signal })).toBe(page)
  expect(await dataApi().getHistory({ ...of, signal })).toEqual({ transactions: [] })
})

test('error: reading transactions fails', async () => {
  const dataApi = fakeDataApi()
  dataApi.setHistory({ ...of, page: 'fails' })
  const { signal } = new AbortController()
  await expect(dataApi().getHistory({ ...of, signal })).rejects.toBeInstanceOf(RpcRequestError)
})

test('default: an empty page of NFTs, and a list of the reads', async () => {
  const dataApi = fakeDataApi()
  const { signal } = new AbortController()
  expect(await dataApi().getNfts({ ...of, cursor: 'a', signal })).toEqual({ nfts: [] })
  expect(dataApi.nftReads).toEqual([{ ...of, cursor: 'a', isAborted: false }])
})

test('behavior: the page of NFTs of that cursor', async () => {
  const dataApi = fakeDataApi()
  const { signal } = new AbortController()
  const page = { nfts: [], cursor: 'b' }
  dataApi.setNfts({ ...of, cursor: 'a', page })
  expect(await dataApi().getNfts({ ...of, cursor: 'a', signal })).toBe(page)
  expect(await dataApi().getNfts({ ...of, signal })).toEqual({ nfts: [] })
})
