import { expect, test, vi } from 'vitest'
import { ConfigError } from '../../../foundation/errors/config.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { DataApi, Identity } from '../../../ports/DataApi.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { connect } from '../../wallet/connection/connect.js'
import { getIdentity } from './getIdentity.js'

const address = `0x${'1'.repeat(40)}`
const alice = { name: 'alice.eth', avatar: 'https://example.com/a.png' }

function setUp(identity: Identity | 'fails' | 'hangs' = alice) {
  const dataApi = fakeDataApi()
  dataApi.setIdentity({ address, identity })
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [address] }] })
  return { ...createTestKit({ dataApi, adapters: [adapter] }), dataApi }
}

test('default: the name and the image of the connected account', async () => {
  const { kit } = setUp()
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  expect(await getIdentity(kit)).toEqual(alice)
})

test('behavior: the server learns which account asks', async () => {
  const api = {
    ...fakeDataApi()(),
    getIdentity: vi.fn(async (_: Parameters<DataApi['getIdentity']>[0]) => alice),
  }
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [address] }] })
  const { kit } = createTestKit({ dataApi: () => api, adapters: [adapter] })
  kit.mount()
  const other = `0x${'b'.repeat(40)}`
  await getIdentity(kit, { address: other })
  await connect(kit, { connectorId: 'io.fake' })
  await getIdentity(kit, { address: other })
  const senders = api.getIdentity.mock.calls.map(([parameters]) => parameters)
  expect(senders).toMatchObject([
    { address: other, sender: undefined },
    { address: other, sender: address },
  ])
})

test('param: address needs no wallet, and the state does not change', async () => {
  const { kit } = setUp()
  const state = kit.getState()
  expect(await getIdentity(kit, { address })).toEqual(alice)
  expect(kit.getState()).toBe(state)
})

test('param: signal aborts the read', async () => {
  const { kit, dataApi } = setUp('hangs')
  const controller = new AbortController()
  const result = getIdentity(kit, { address, signal: controller.signal })
  await expect.poll(() => dataApi.identityReads).toHaveLength(1)
  controller.abort()
  await expect(result).rejects.toBeInstanceOf(AbortedError)
  expect(dataApi.identityReads).toMatchObject([{ isAborted: true }])
})

test('behavior: each call reads', async () => {
  const { kit, dataApi } = setUp()
  await getIdentity(kit, { address })
  await getIdentity(kit, { address })
  expect(dataApi.identityReads).toHaveLength(2)
})

test('behavior: a name with invisible characters is left out, and its image', async () => {
  const { kit } = setUp({ ...alice, name: 'alice\u200b.eth' })
  expect(await getIdentity(kit, { address })).toEqual({})
})

test('error: that of the data API', async () => {
  const { kit } = setUp('fails')
  await expect(getIdentity(kit, { address })).rejects.toBeInstanceOf(RpcRequestError)
})

test('error: no wallet is connected', async () => {
  const { kit } = setUp()
  await expect(getIdentity(kit)).rejects.toBeInstanceOf(NotConnectedError)
})

test('error: without a data API', async () => {
  const { kit } = createTestKit()
  await expect(getIdentity(kit, { address })).rejects.toBeInstanceOf(ConfigError)
})
