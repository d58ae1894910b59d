import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { toAccountModel } from '../../account/account/view.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { watchIdentity } from './watchIdentity.js'

const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const alice = { name: 'alice.eth', avatar: 'https://example.com/a.png' }

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
  dataApi.setIdentity({ address: one, identity: alice })
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }] })
  const world = createTestKit({ dataApi, adapters: [adapter], ...options })
  const { kit } = world
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  // Loaded before the test, so that a macrotask is enough for each step.
  await import('./feature.js')
  const watch = async (parameters?: watchIdentity.Parameters) => {
    const stop = watchIdentity(kit, parameters)
    await nextMacrotask()
    return stop
  }
  const identityOf = (address: string) => kit.getState().identity?.byAddress[address]?.identity
  return { ...world, adapter, dataApi, watch, show, identityOf }
}

test('default: the name and the image of the connected account', async () => {
  const { watch, kit } = await setUp()
  expect(kit.getState().identity).toBeUndefined()
  await watch()
  expect(toAccountModel(kit.getState(), kit.config, 'eip155')).toMatchObject(alice)
})

test('param: address needs no wallet', async () => {
  const { watch, kit, dataApi, identityOf } = await setUp()
  await disconnect(kit)
  dataApi.setIdentity({ address: two, identity: { name: 'bob.eth' } })
  await watch({ address: two })
  expect(identityOf(two)).toEqual({ name: 'bob.eth' })
  expect(dataApi.identityReads).toMatchObject([{ address: two }])
})

test('behavior: follows the account, whose name is never that of another', async () => {
  const { watch, kit, adapter } = await setUp()
  await watch()
  adapter.wallet('io.fake').switchAccount(two)
  expect(toAccountModel(kit.getState(), kit.config, 'eip155')).not.toHaveProperty('name')
  await nextMacrotask()
  expect(toAccountModel(kit.getState(), kit.config, 'eip155')).not.toHaveProperty('name')
  adapter.wallet('io.fake').switchAccount(one)
  expect(toAccountModel(kit.getState(), kit.config, 'eip155')).toMatchObject(alice)
})

test('behavior: several watchers share their reads', async () => {
  const { watch, dataApi } = await setUp()
  await Promise.all([watch(), watch(), watch({ address: one })])
  expect(dataApi.identityReads).toHaveLength(1)
})

test('behavior: reads again after 5 minutes, not while the page is hidden', async () => {
  const { watch, clock, dataApi, show } = await setUp()
  await watch()
  await clock.advance(299_999)
  expect(dataApi.identityReads).toHaveLength(1)
  await clock.advance(1)
  expect(dataApi.identityReads).toHaveLength(2)
  show(false)
  await clock.advance(600_000)
  expect(dataApi.identityReads).toHaveLength(2)
  show(true)
  await nextMacrotask()
  expect(dataApi.identityReads).toHaveLength(3)
})

test('behavior: stops', async () => {
  const { watch, clock, dataApi } = await setUp()
  const stop = await watch()
  stop()
  await clock.advance(600_000)
  expect(dataApi.identityReads).toHaveLength(1)
})

test('behavior: does nothing without a data API', async () => {
  const { watch, kit } = await setUp({ dataApi: undefined })
  await watch()
  expect(kit.getState().identity).toBeUndefined()
})

test('error: a failure shows no name, and is tried again after 30 s', async () => {
  const { watch, kit, clock, dataApi } = await setUp()
  dataApi.setIdentity({ address: one, identity: 'fails' })
  await watch()
  expect(toAccountModel(kit.getState(), kit.config, 'eip155')).not.toHaveProperty('name')
  await clock.advance(29_999)
  expect(dataApi.identityReads).toHaveLength(1)
  dataApi.setIdentity({ address: one, identity: alice })
  await clock.advance(1)
  expect(toAccountModel(kit.getState(), kit.config, 'eip155')).toMatchObject(alice)
})

test('error: a name with invisible characters is not shown, nor its image', async () => {
  const { watch, dataApi, identityOf } = await setUp()
  dataApi.setIdentity({ address: one, identity: { ...alice, name: 'alice\u200b.eth' } })
  await watch()
  expect(identityOf(one)).toEqual({})
})
