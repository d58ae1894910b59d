// @vitest-environment happy-dom
import { connect } from '@latchkit/core/actions'
import { fakeStorage, testNetworks } from '@latchkit/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp, createSSRApp, effectScope, h, nextTick } from 'vue'
import { useLatchkitAccount } from './composables/useLatchkitAccount.js'
import { createKitWithWallets, renderInApp } from './kit.fixtures.js'
import { latchkit } from './latchkit.js'

const [one] = testNetworks
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

afterEach(() => vi.restoreAllMocks())

/** A component that shows the account. */
const Account = {
  setup() {
    const { status, address, storedAddress } = useLatchkitAccount()
    return () => h('p', address.value ?? storedAddress.value ?? status.value)
  },
}

test('default: mounts the kit, and stops it with the app', () => {
  const { adapters, app } = renderInApp(() => useLatchkitAccount())
  expect(adapters[0].started).toBe(true)
  app.unmount()
  expect(adapters[0].started).toBe(false)
})

test('behavior: an app that is unmounted does not follow the kit', async () => {
  const setup = createKitWithWallets()
  const { kit, app, getValues } = renderInApp(() => useLatchkitAccount(), setup)
  const other = renderInApp(() => useLatchkitAccount(), setup)
  app.unmount()
  await connect(kit, { connectorId: 'io.fake' })
  expect(other.getValues().status).toBe('connected')
  expect(getValues().status).toBe('disconnected')
})

test('behavior: apps with kits of their own are isolated', async () => {
  const shop = renderInApp(() => useLatchkitAccount())
  const blog = renderInApp(() => useLatchkitAccount())
  await connect(shop.kit, { connectorId: 'io.fake' })
  expect(shop.getValues().isConnected).toBe(true)
  expect(blog.getValues().isConnected).toBe(false)
})

test('behavior: composables work in app.runWithContext, until their scope is stopped', async () => {
  const { kit, app } = renderInApp(() => ({}))
  const scope = effectScope()
  const account = scope.run(() => app.runWithContext(() => useLatchkitAccount()))
  await connect(kit, { connectorId: 'io.fake' })
  expect(account?.address.value).toBe(address)
  scope.stop()
})

/** Returns a storage with the session of an earlier page load. */
async function createStorageWithSession() {
  const storage = fakeStorage()
  const { kit } = createKitWithWallets(undefined, { storage })
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  return storage
}

test('behavior: the first frame shows the stored account', async () => {
  const { kit } = createKitWithWallets(undefined, { storage: await createStorageWithSession() })
  const root = document.createElement('div')
  createApp(Account).use(latchkit, { kit }).mount(root)
  expect(root.textContent).toBe(address)
})

test('behavior: hydration shows what the server has rendered, and then the stored account', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = document.createElement('div')
  root.innerHTML = '<p>disconnected</p>'
  const element = root.firstElementChild
  const { kit } = createKitWithWallets(undefined, { storage: await createStorageWithSession() })
  createSSRApp(Account).use(latchkit, { kit }).mount(root)
  expect(warn).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
  await nextTick()
  expect(root.textContent).toBe(address)
  expect(root.firstElementChild).toBe(element)
})

test('error: a composable in an app without the plugin', () => {
  const app = createApp(Account)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(() => app.mount(document.createElement('div'))).toThrow(
    'There is no kit in this Vue app.\n\nWrite app.use(latchkit, { kit }) before app.mount()',
  )
})

test('error: a composable outside setup', () => {
  expect(() => useLatchkitAccount()).toThrow('There is no kit in this Vue app.')
})

test.each([
  ['no options', undefined],
  ['no kit', {}],
  ['the options of the kit', { kit: { projectId: 'my-dapp', networks: [one] } }],
])('error: %s', (_title, options) => {
  expect(() => latchkit(createApp(Account), options as never)).toThrow(
    'app.use(latchkit, { kit }): the option "kit" must be the result of createLatchkit()',
  )
})
