import { connect, disconnect } from '@latchkit/core/actions'
import { fakeDataApi } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { createKitWithWallets } from '../kit.fixtures.js'
import { renderHookInKit } from './renderHookInKit.fixtures.js'
import { useLatchkitIdentity } from './useLatchkitIdentity.js'

const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const alice = { name: 'alice.eth', avatar: 'https://example.com/a.png' }

async function setUp(parameters?: useLatchkitIdentity.Parameters) {
  const dataApi = fakeDataApi()
  dataApi.setIdentity({ address: own, identity: alice })
  dataApi.setIdentity({ address: other, identity: { name: 'bob.eth' } })
  const setup = createKitWithWallets(undefined, { dataApi })
  return { ...(await renderHookInKit(() => useLatchkitIdentity(parameters), setup)), dataApi }
}

test('default: the name of the connected account', async () => {
  const { kit, result, act, renders } = await setUp()
  expect(result.current).toEqual({ status: 'idle' })
  await act(() => connect(kit, { connectorId: 'io.fake' }))
  await expect.poll(() => result.current).toEqual({ status: 'ready', ...alice })
  expect(renders).toContainEqual({ status: 'loading' })
  await act(() => disconnect(kit))
  expect(result.current).toEqual({ status: 'idle' })
})

test('param: address', async () => {
  const { result } = await setUp({ address: other })
  await expect.poll(() => result.current).toEqual({ status: 'ready', name: 'bob.eth' })
})

test('error: fails without a name', async () => {
  const { kit, result, act, dataApi } = await setUp()
  dataApi.setIdentity({ address: own, identity: 'fails' })
  await act(() => connect(kit, { connectorId: 'io.fake' }))
  await expect.poll(() => result.current).toEqual({ status: 'failed' })
})
