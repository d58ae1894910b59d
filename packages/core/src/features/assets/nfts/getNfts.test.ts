import { expect, test } from 'vitest'
import { ConfigError } from '../../../foundation/errors/config.js'
import { NftsUnavailableError } from '../../../foundation/errors/nfts.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { Nft, NftPage } from '../../../ports/DataApi.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { getNfts } from './getNfts.js'

const [local, , elsewhere] = testNetworks
const chainId = local.caipNetworkId
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const contract = `0x${'a'.repeat(40)}`

function make(index: number, fields: Partial<Nft> = {}): Nft {
  const id = `${chainId}/erc721:${contract}/${index}`
  const name = `Harbor #${index}`
  return { id, chainId, standard: 'erc721', contract, name, amount: 1n, isSpam: false, ...fields }
}

async function connected(page: NftPage | 'fails' | 'hangs' = { nfts: [make(0)], cursor: 'a' }) {
  const dataApi = fakeDataApi()
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }] })
  const test = createTestKit({ adapters: [adapter], dataApi })
  test.kit.mount()
  await connect(test.kit, { connectorId: 'io.fake' })
  dataApi.setNfts({ address: one, chainId, page })
  dataApi.setNfts({ address: one, chainId, cursor: 'a', page: { nfts: [make(1)] } })
  return { ...test, adapter, dataApi }
}

test('default: the first page of the connected account', async () => {
  const { kit } = await connected()
  expect(await getNfts(kit)).toMatchObject({ items: [{ name: 'Harbor #0' }], cursor: 'a' })
})

test('behavior: each call reads, and the state has no NFTs', async () => {
  const { kit, dataApi } = await connected()
  await getNfts(kit)
  await getNfts(kit)
  expect(dataApi.nftReads).toHaveLength(2)
  expect(kit.getState()).not.toHaveProperty('nfts')
})

test('behavior: leaves out spam and other chains, and cleans names', async () => {
  const { kit } = await connected({
    nfts: [
      make(0, { isSpam: true }),
      make(1, { chainId: elsewhere.caipNetworkId }),
      make(2, { name: '\u202eniW' }),
    ],
  })
  expect(await getNfts(kit)).toEqual({ items: [expect.objectContaining({ id: make(2).id, name: 'niW' })] })
})

test('behavior: an empty page with a next one is returned as it is', async () => {
  const { kit, dataApi } = await connected({ nfts: [], cursor: 'a' })
  expect(await getNfts(kit)).toEqual({ items: [], cursor: 'a' })
  expect(dataApi.nftReads).toHaveLength(1)
})

test('param: cursor', async () => {
  const { kit } = await connected()
  const page = await getNfts(kit, { cursor: 'a' })
  expect(page.items.map(({ name }) => name)).toEqual(['Harbor #1'])
  expect(page).not.toHaveProperty('cursor')
})

test('param: namespace', async () => {
  const { kit } = await connected()
  await expect(getNfts(kit, { namespace: 'solana' })).rejects.toMatchObject({ code: 'not-connected' })
})

test('param: address and chainId need no wallet, and the state does not change', async () => {
  const dataApi = fakeDataApi()
  const { kit } = createTestKit({ dataApi })
  dataApi.setNfts({ address: two, chainId, page: { nfts: [make(5)] } })
  const state = kit.getState()
  expect(await getNfts(kit, { address: two, chainId })).toMatchObject({ items: [{ name: 'Harbor #5' }] })
  expect(kit.getState()).toBe(state)
})

test('param: signal aborts the read', async () => {
  const { kit, dataApi } = await connected('hangs')
  const controller = new AbortController()
  const result = getNfts(kit, { signal: controller.signal })
  await expect.poll(() => dataApi.nftReads).toHaveLength(1)
  controller.abort()
  await expect(result).rejects.toBeInstanceOf(AbortedError)
  expect(dataApi.nftReads).toMatchObject([{ isAborted: true }])
})

test('error: names the network, and keeps the cause', async () => {
  const { kit } = await connected('fails')
  const error: unknown = await getNfts(kit).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(NftsUnavailableError)
  expect(error).toMatchObject({
    message: expect.stringContaining('Local One'),
    cause: expect.any(RpcRequestError),
  })
})

test('error: the wallet is on a network that is not configured', async () => {
  const { kit, adapter, dataApi } = await connected()
  adapter.wallet('io.fake').switchChain(elsewhere.caipNetworkId)
  await expect(getNfts(kit)).rejects.toBeInstanceOf(NftsUnavailableError)
  expect(dataApi.nftReads).toEqual([])
})

test.each(['eip155:999999', 'bip122:000000000019d6689c085ae165831e93'] as const)(
  'error: chain %s has no NFTs',
  async (unknown) => {
    const { kit, dataApi } = await connected()
    await expect(getNfts(kit, { address: two, chainId: unknown })).rejects.toThrow(unknown)
    expect(dataApi.nftReads).toEqual([])
  },
)

test('error: no wallet is connected', async () => {
  const { kit } = createTestKit({ dataApi: fakeDataApi() })
  await expect(getNfts(kit)).rejects.toBeInstanceOf(NotConnectedError)
})

test('error: without a data API', async () => {
  const { kit } = createTestKit()
  await expect(getNfts(kit)).rejects.toBeInstanceOf(ConfigError)
})
