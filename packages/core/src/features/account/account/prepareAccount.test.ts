import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { connect } from '../../wallet/connection/connect.js'
import { prepareAccount } from './prepareAccount.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

function setUp() {
  const dataApi = fakeDataApi()
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [address] }] })
  const { kit } = createTestKit({ dataApi, adapters: [adapter] })
  kit.mount()
  onTestFinished(() => kit.destroy())
  return { kit, dataApi }
}

test('default: reads the tokens of the connected account once', async () => {
  const { kit, dataApi } = setUp()
  await connect(kit, { connectorId: 'io.fake' })
  prepareAccount(kit)
  prepareAccount(kit)
  await vi.waitFor(() => expect(kit.getState().portfolio?.eip155).toMatchObject({ status: 'ready' }))
  prepareAccount(kit)
  await vi.dynamicImportSettled()
  expect(dataApi.reads).toHaveLength(1)
})

test('behavior: without a connected wallet it reads nothing', async () => {
  const { kit, dataApi } = setUp()
  prepareAccount(kit)
  await vi.dynamicImportSettled()
  expect(dataApi.reads).toEqual([])
  expect(kit.getState().portfolio).toBeUndefined()
})

test('behavior: a kit that was destroyed reads nothing', async () => {
  const { kit, dataApi } = setUp()
  await connect(kit, { connectorId: 'io.fake' })
  prepareAccount(kit)
  kit.destroy()
  await vi.dynamicImportSettled()
  expect(dataApi.reads).toEqual([])
})
