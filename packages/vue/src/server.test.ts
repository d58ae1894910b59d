import { connect } from '@latchkit/core/actions'
import { expect, test, vi } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { LatchkitButton, LatchkitModal } from './elements/components.js'
import { latchkitElements } from './elements/latchkitElements.js'
import * as composables from './exports/index.js'
import { createKitWithWallets } from './kit.fixtures.js'
import { latchkit } from './latchkit.js'

const watching = [
  () => composables.useLatchkitActivity(),
  () => composables.useLatchkitAddressLabel({ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }),
  () => composables.useLatchkitCapabilities(),
  () => composables.useLatchkitEvents(() => {}),
  () => composables.useLatchkitIdentity(),
  () => composables.useLatchkitNfts(),
  () => composables.useLatchkitOnramp(),
  () => composables.useLatchkitPairing(),
  () => composables.useLatchkitPay(),
  () => composables.useLatchkitPermissions(),
  () => composables.useLatchkitProvider(),
  () => composables.useLatchkitSwap(),
  () => composables.useLatchkitTokens(),
  () => composables.useLatchkitTransactions(),
]

/** Renders what a server sends. There is no `window` in this environment. */
async function renderOnServer() {
  const setup = createKitWithWallets()
  const subscribe = vi.spyOn(setup.kit, 'subscribe')
  const onFact = vi.spyOn(setup.kit.internal, 'onFact')
  const app = createSSRApp({
    setup() {
      const { status } = composables.useLatchkitAccount()
      const { network } = composables.useLatchkitNetwork()
      for (const use of watching) use()
      return () => h('p', `${status.value} ${network.value?.name}`)
    },
  }).use(latchkit, { kit: setup.kit })
  return { ...setup, subscribe, onFact, html: await renderToString(app) }
}

test('default: renders the initial state', async () => {
  const { html } = await renderOnServer()
  expect('window' in globalThis).toBe(false)
  expect(html).toBe('<p>disconnected Local One</p>')
})

test('behavior: rendering does not start the kit, and subscribes to nothing', async () => {
  const { kit, adapters, subscribe, onFact } = await renderOnServer()
  expect(adapters[0].started).toBe(false)
  expect(subscribe).not.toHaveBeenCalled()
  expect(onFact).not.toHaveBeenCalled()
  expect(kit.getState()).toBe(kit.getInitialState())
})

test('behavior: the components render their elements, with the label as their content', async () => {
  const { kit } = createKitWithWallets()
  const render = () => [h(LatchkitButton, { label: 'Sign in', disabled: true }), h(LatchkitModal)]
  const app = createSSRApp({ render }).use(latchkit, { kit }).use(latchkitElements, { locale: 'de' })
  expect(await renderToString(app)).toBe(
    '<!--[--><latchkit-button label="Sign in" disabled>Sign in</latchkit-button><latchkit-modal></latchkit-modal><!--]-->',
  )
  expect(kit.getState()).toBe(kit.getInitialState())
})

test('behavior: two requests do not share an account', async () => {
  const [first, second] = [await renderOnServer(), await renderOnServer()]
  first.kit.mount()
  await connect(first.kit, { connectorId: 'io.fake' })
  expect(second.kit.getState().connection.eip155?.status).toBe('disconnected')
})
