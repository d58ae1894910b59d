import { closeModal, openModal, type ViewName } from '@latchkit/core'
import { connect as connectWallet } from '@latchkit/core/actions'
import { createFakeFrame } from '@latchkit/core/testing'
import { en as copy } from '@latchkit/ui/copy/en'
import * as React from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { ConnectContainer } from '../containers/ConnectContainer.js'
import { LoginConnectContainer } from '../containers/LoginConnectContainer.js'
import { LatchkitContext } from '../context/LatchkitContext.js'
import type { Container } from '../context/types.js'
import { createKitWithWallets } from '../kit.fixtures.js'
import { createGatedLazy } from '../lazy/createGatedLazy.fixtures.js'
import { createLazy } from '../lazy/createLazy.js'
import { en } from '../locales/en.js'
import { createModalChunks } from './createModalChunks.js'
import { LatchkitModal } from './LatchkitModal.js'

/** React has it since version 19.2. Without it only the wallets are prepared. The tests also run with React 18. */
const hasActivity = 'Activity' in React
const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>')}`
const wallets = [
  { id: 'io.fake', name: 'Fake Wallet', icon },
  { id: 'io.late', name: 'Other Wallet', announced: false },
]

/** Renders an app with a closed modal. The test controls when the wallets are loaded. */
async function setUp(options: Parameters<typeof createKitWithWallets>[1] = {}, hasLogin = false) {
  const { kit, adapters } = createKitWithWallets(
    hasLogin ? [...wallets, { id: 'auth', type: 'auth' }] : wallets,
    options,
  )
  const frame = createFakeFrame()
  for (const owner of hasLogin ? [kit, kit.internal] : [])
    Object.defineProperty(owner, 'frame', { value: frame, enumerable: true })
  const unmount = kit.mount()
  const chunks = createModalChunks(kit)
  const connect = createGatedLazy<Container>(hasLogin ? LoginConnectContainer : ConnectContainer)
  const accountCopy = createGatedLazy({ ...copy, ...(await copy.loadAccount()) })
  const context = {
    kit,
    buttonCopy: en.buttons,
    copy: createLazy(async () => copy),
    accountCopy: accountCopy.lazy,
    frame: chunks.frame,
    getView: (view: ViewName) => (view === 'connect' ? connect.lazy : chunks.getView(view)),
  }
  const screen = await render(
    <LatchkitContext.Provider value={context}>
      <ConnectButton />
      <LatchkitModal />
    </LatchkitContext.Provider>,
  )
  context.copy.load()
  context.frame.load()
  connect.lazy.load()
  return { kit, adapters, connect, context, accountCopy, screen, unmount }
}

const getRoot = () => document.querySelector('[data-latchkit="modal"]')?.shadowRoot
const getDialogs = () => [...(getRoot()?.querySelectorAll('dialog') ?? [])]

/** Waits for modules that were requested before. */
async function waitForRequests() {
  for (let count = 0; count < 3; count++) await fetch(location.href, { cache: 'no-store' })
}

async function waitUntilIdle() {
  for (let count = 0; count < 5; count++) await new Promise((resolve) => requestIdleCallback(resolve))
}

/** Waits until the closed modal contains the wallets. */
async function expectPrepared() {
  await expect.poll(() => getDialogs()[0]?.textContent).toContain('Fake Wallet')
}

// Modules of a test are many more than the 250 that a browser records.
performance.setResourceTimingBufferSize(5_000)

function isMotionLoaded() {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes('/motion/motion.'))
}

test('default: the first click shows the wallets that are prepared', async () => {
  const { kit, connect } = await setUp()
  await waitUntilIdle()
  expect(getDialogs()).toEqual([])
  connect.settle(true)
  await expectPrepared()
  const before = getDialogs().flatMap((dialog) => [dialog, ...dialog.querySelectorAll('.row')])
  await waitForRequests()
  expect(isMotionLoaded()).toBe(false)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const after = getDialogs().flatMap((dialog) => [dialog, ...dialog.querySelectorAll('.row')])
  expect(after.length).toBeGreaterThan(1)
  expect(after.filter((element) => before.includes(element))).toEqual(before)
  await expect.poll(isMotionLoaded).toBe(true)
  closeModal(kit)
})

test('behavior: the frame after the click shows the wallets that are prepared, and only attributes change', async () => {
  const { kit, connect } = await setUp()
  connect.settle(true)
  await expectPrepared()
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(getRoot() ?? document, { subtree: true, childList: true, attributes: true })
  const rows = new Promise<readonly (string | null)[]>((resolve) =>
    requestAnimationFrame(() => {
      const [dialog] = getDialogs()
      const shown = [...(dialog?.querySelectorAll('.row') ?? [])].filter((row) => row.checkVisibility())
      resolve(shown.map(({ textContent }) => textContent))
    }),
  )
  void openModal(kit)
  expect(await rows).toContainEqual(expect.stringContaining('Fake Wallet'))
  expect(changes.filter(({ type }) => type === 'childList')).toEqual([])
  observer.disconnect()
  closeModal(kit)
})

test('behavior: a closed modal is laid out once while the browser is idle, and hidden again before a frame', async () => {
  const { connect } = await setUp()
  const styles: (string | null)[] = []
  const root = getRoot() ?? (await vi.waitUntil(getRoot, 60_000))
  const observer = new MutationObserver((records) => styles.push(...records.map(({ oldValue }) => oldValue)))
  observer.observe(root, { subtree: true, attributeFilter: ['style'], attributeOldValue: true })
  connect.settle(true)
  await expectPrepared()
  await expect.poll(() => styles).toContainEqual(expect.stringContaining('display: grid'))
  observer.disconnect()
  const [dialog] = getDialogs()
  expect(dialog?.getAttribute('style')).toBe('display: none !important;')
  expect(dialog?.getAnimations({ subtree: true })).toEqual([])
})

test('behavior: the image that a wallet announces is drawn before the click', async () => {
  const { connect } = await setUp()
  connect.settle(true)
  await expectPrepared()
  const getRadii = () =>
    [...(getDialogs()[0]?.querySelectorAll('circle') ?? [])].map((circle) => circle.getAttribute('r'))
  await expect.poll(getRadii).toEqual(['4'])
  expect(getDialogs().filter((dialog) => dialog.open)).toEqual([])
})

test('behavior: the first view of a login is prepared once its texts are loaded', async () => {
  const { kit, connect, context, accountCopy } = await setUp({}, true)
  connect.settle(true)
  context.accountCopy.load()
  await waitUntilIdle()
  expect(getDialogs()).toEqual([])
  accountCopy.settle(true)
  if (hasActivity) await expectPrepared()
  else await waitUntilIdle()
  const before = getRoot()?.querySelector('input[type="email"]') ?? null
  expect(before !== null).toBe(hasActivity)
  void openModal(kit)
  await expect.element(page.getByRole('textbox', { name: 'Email', exact: true })).toBeEnabled()
  if (hasActivity) expect(getRoot()?.querySelector('input[type="email"]')).toBe(before)
  closeModal(kit)
})

test('behavior: what is prepared is neither accessible nor focusable, and does not lock the page', async () => {
  const { connect } = await setUp()
  connect.settle(true)
  await expectPrepared()
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(page.getByText('Fake Wallet').query()?.checkVisibility()).toBe(false)
  for (const button of getRoot()?.querySelectorAll<HTMLElement>('button') ?? []) button.focus()
  expect(getRoot()?.activeElement ?? null).toBeNull()
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
})

test('behavior: no effect runs before the modal opens', async () => {
  const track = vi.fn()
  const { kit, connect } = await setUp({ telemetry: { track }, featuredWalletIds: ['io.featured'] })
  await waitUntilIdle()
  // INITIALIZE, of which the code loads meanwhile.
  await expect.poll(() => track.mock.calls.length).toBe(1)
  const state = kit.getState()
  track.mockClear()
  connect.settle(true)
  await expectPrepared()
  await waitUntilIdle()
  await waitForRequests()
  expect(kit.getState()).toBe(state)
  expect(track).not.toHaveBeenCalled()
  expect(state.directory).toBeUndefined()
  void openModal(kit)
  await expect.poll(() => kit.getState().directory).toBeDefined()
  closeModal(kit)
})

test('behavior: follows wallets that are announced while the modal is closed', async () => {
  const { adapters, connect } = await setUp()
  connect.settle(true)
  await expectPrepared()
  adapters[0].wallet('io.late').announce()
  await expect.poll(() => getDialogs()[0]?.textContent).toContain('Other Wallet')
})

test('behavior: has new elements when it is opened again', async () => {
  const { kit, connect } = await setUp()
  connect.settle(true)
  await expectPrepared()
  void openModal(kit)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  closeModal(kit)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expectPrepared()
  expect(getDialogs().filter(({ open }) => open)).toEqual([])
})

test('behavior: the account is prepared once its texts are loaded', async () => {
  const { kit, context, accountCopy } = await setUp()
  await connectWallet(kit, { connectorId: 'io.fake' })
  const account = context.getView('account')
  account.load()
  context.accountCopy.load()
  await expect.poll(() => account.get().status).toBe('ready')
  await waitUntilIdle()
  expect(getDialogs()).toEqual([])
  accountCopy.settle(true)
  if (hasActivity) await expect.poll(() => getDialogs()[0]?.textContent).toContain('Disconnect')
  else expect(getDialogs()).toEqual([])
})

test('behavior: an embedded modal is not prepared', async () => {
  const { connect } = await setUp({ enableEmbedded: true })
  connect.settle(true)
  await waitUntilIdle()
  expect(getDialogs()).toEqual([])
})

test('behavior: unmounting leaves no element', async () => {
  const { connect, screen, unmount } = await setUp()
  connect.settle(true)
  await expectPrepared()
  await screen.unmount()
  unmount()
  await waitUntilIdle()
  expect(document.querySelector('[data-latchkit="modal"]')).toBeNull()
})
