// @vitest-environment happy-dom
import { connect } from '@latchkit/core/actions'
import type { TestKit } from '@latchkit/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { type App, createApp, h, nextTick, type Ref, ref, type VNode } from 'vue'
import { useLatchkit } from '../composables/useLatchkit.js'
import { createKitWithWallets } from '../kit.fixtures.js'
import { latchkit } from '../latchkit.js'
import { LatchkitAccountButton, LatchkitButton, LatchkitModal, LatchkitNetworkButton } from './components.js'
import { type LatchkitElementsOptions, latchkitElements } from './latchkitElements.js'

const apps: App[] = []

afterEach(() => {
  for (const app of apps.splice(0)) app.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Renders an app with the elements. The registry of the document keeps names, so each test has a prefix of its own. */
function renderApp(
  prefix: string,
  render: () => VNode | VNode[],
  options: LatchkitElementsOptions = {},
  setup: TestKit = createKitWithWallets(),
) {
  const root = document.createElement('div')
  document.body.append(root)
  const app = createApp({ render }).use(latchkit, { kit: setup.kit })
  app.use(latchkitElements, { prefix, ...options })
  app.mount(root)
  apps.push(app)
  return { ...setup, app, root }
}

/** Returns the text of the button in an element. */
const readButton = (root: Element) => root.firstElementChild?.shadowRoot?.querySelector('button')?.textContent
const getDialog = () =>
  [...document.querySelectorAll('[data-latchkit="modal"]')]
    .map(({ shadowRoot }) => shadowRoot?.querySelector('dialog'))
    .find((dialog) => dialog)

test('default', async () => {
  const { kit, root } = renderApp('default', () => h(LatchkitButton))
  await expect.poll(() => readButton(root)).toBe('Connect wallet')
  await expect.poll(() => kit.getState().wallets.connectors.eip155?.length).toBe(1)
  await connect(kit, { connectorId: 'io.fake' })
  await expect.poll(() => readButton(root)).toContain('0xf39F…2266')
})

test('behavior: each component renders its element, also by a name in a template', () => {
  const { app, root } = renderApp('all', () => [
    h(LatchkitButton),
    h(LatchkitAccountButton),
    h(LatchkitNetworkButton),
    h(LatchkitModal),
  ])
  expect([...root.children].map(({ localName }) => localName)).toEqual([
    'all-button',
    'all-account-button',
    'all-network-button',
    'all-modal',
  ])
  expect(app.component('LatchkitButton')).toBe(LatchkitButton)
  expect(app.component('LatchkitAccountButton')).toBe(LatchkitAccountButton)
  expect(app.component('LatchkitNetworkButton')).toBe(LatchkitNetworkButton)
  expect(app.component('LatchkitModal')).toBe(LatchkitModal)
})

test('behavior: props are the attributes of the element, and follow their refs', async () => {
  const label: Ref<string | undefined> = ref('Sign in')
  const isDisabled = ref(true)
  const { root } = renderApp('props', () =>
    h(LatchkitButton, {
      label: label.value,
      disabled: isDisabled.value,
      namespace: 'eip155',
      class: 'wide',
    }),
  )
  const element = root.firstElementChild
  const read = () =>
    Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]))
  expect(read()).toEqual({ class: 'wide', disabled: '', label: 'Sign in', namespace: 'eip155' })
  label.value = undefined
  isDisabled.value = false
  await nextTick()
  expect(read()).toEqual({ class: 'wide', namespace: 'eip155' })
  await expect.poll(() => readButton(root)).toBe('Connect wallet')
})

test('behavior: the content of the element is its slot, or its label', () => {
  const { root } = renderApp('slots', () => [
    h(LatchkitButton, { label: 'Sign in' }),
    h(LatchkitButton, null, () => 'Connect'),
  ])
  expect([...root.children].map(({ textContent }) => textContent)).toEqual(['Sign in', 'Connect'])
})

test('behavior: useLatchkit opens the modal', async () => {
  const opened: ReturnType<typeof useLatchkit>[] = []
  const Page = {
    setup() {
      opened.push(useLatchkit())
      return () => null
    },
  }
  renderApp('open', () => h(Page))
  const account = opened[0]?.open()
  await expect.poll(() => getDialog()?.textContent).toContain('Fake Wallet')
  await opened[0]?.close()
  expect(await account).toBeUndefined()
})

test('behavior: the last app of a kit removes the modal and stops the kit', async () => {
  const setup = createKitWithWallets()
  const first = renderApp('shared', () => h(LatchkitButton), {}, setup)
  const second = renderApp('shared', () => h(LatchkitButton), {}, setup)
  await expect.poll(() => readButton(second.root)).toBe('Connect wallet')
  first.app.unmount()
  expect(setup.adapters[0].started).toBe(true)
  expect(readButton(second.root)).toBe('Connect wallet')
  second.app.unmount()
  await expect.poll(() => setup.adapters[0].started).toBe(false)
})

test('param: locale', async () => {
  const locale = ref('de')
  const { root } = renderApp('locale', () => h(LatchkitButton), { locale })
  await expect.poll(() => readButton(root)).toBe('Wallet verbinden')
  locale.value = 'fr'
  await expect.poll(() => readButton(root)).toBe('Connecter')
})

test('error: without the plugin of the kit', () => {
  expect(() => createApp({}).use(latchkitElements)).toThrow('There is no kit in this Vue app.')
})

test('error: a component without the plugin of the elements', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const app = createApp({ render: () => h(LatchkitButton) }).use(latchkit, createKitWithWallets())
  expect(() => app.mount(document.createElement('div'))).toThrow(
    'There are no elements in this Vue app.\n\nWrite app.use(latchkitElements) after app.use(latchkit, { kit }).',
  )
})

test('error: two kits with one prefix', () => {
  renderApp('twice', () => h(LatchkitButton))
  expect(() => renderApp('twice', () => h(LatchkitButton))).toThrow('<twice-button> belongs to another kit')
})
