import { openModal } from '@latchkit/core'
import { connect } from '@latchkit/core/actions'
import { fakeDataApi } from '@latchkit/core/testing'
import { en as copy } from '@latchkit/ui/copy/en'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AccountButton } from '../buttons/AccountButton.js'
import { LatchkitContext } from '../context/LatchkitContext.js'
import { createKitWithWallets } from '../kit.fixtures.js'
import { createLazy } from '../lazy/createLazy.js'
import { en } from '../locales/en.js'
import { createModalChunks } from '../modal/createModalChunks.js'
import { LatchkitModal } from '../modal/LatchkitModal.js'
import { prefetch } from '../modal/prefetch.js'
import { prefetchAccount } from './prefetchViews.js'

const actionViews = ['send', 'receive'] as const

/** A connected app, whose session was restored: nothing was clicked. */
async function setUp(options: Parameters<typeof createKitWithWallets>[1] = { dataApi: fakeDataApi() }) {
  const { kit } = createKitWithWallets(undefined, options)
  onTestFinished(kit.mount())
  await connect(kit, { connectorId: 'io.fake' })
  const context = {
    kit,
    buttonCopy: en.buttons,
    ...{ copy: createLazy(async () => copy), ...createModalChunks(kit) },
    accountCopy: createLazy(async () => ({ ...copy, ...(await copy.loadAccount()) })),
  }
  await render(
    <LatchkitContext.Provider value={context}>
      <AccountButton />
      <LatchkitModal />
    </LatchkitContext.Provider>,
  )
  return { kit, context, getStatus: () => actionViews.map((view) => context.getView(view).get().status) }
}

function setSaveData(saveData: boolean) {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
}

async function waitUntilIdle() {
  for (let count = 0; count < 5; count++) await new Promise((resolve) => requestIdleCallback(resolve))
}

test('default: the open account loads the views of its actions when the browser is idle, and nothing before', async () => {
  const { kit, context, getStatus } = await setUp()
  context.frame.load()
  context.getView('account').load()
  await expect.poll(() => context.getView('account').get().status).toBe('ready')
  await waitUntilIdle()
  expect(getStatus()).toEqual(['idle', 'idle'])
  void openModal(kit)
  await expect.poll(getStatus).toEqual(['ready', 'ready'])
})

test('behavior: they do not delay the tokens: they load after them', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const fake = fakeDataApi()()
  const getBalances: typeof fake.getBalances = async (query) => {
    await answered
    return fake.getBalances(query)
  }
  const { kit, getStatus } = await setUp({ dataApi: () => ({ ...fake, getBalances }) })
  void openModal(kit)
  await expect.element(page.getByRole('dialog').getByText('Loading tokens')).toBeInTheDocument()
  await waitUntilIdle()
  expect(getStatus()).toEqual(['idle', 'idle'])
  answer()
  await expect.poll(getStatus).toEqual(['ready', 'ready'])
})

test('behavior: the account of an app without a server loads them too', async () => {
  const { kit, getStatus } = await setUp({})
  void openModal(kit)
  await expect.poll(getStatus).toEqual(['ready', 'ready'])
})

test('behavior: with Save-Data they load when their button is pointed at', async () => {
  setSaveData(true)
  const { kit, context, getStatus } = await setUp()
  void openModal(kit)
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send' })
  await expect.element(send).toBeVisible()
  await waitUntilIdle()
  expect(getStatus()).toEqual(['idle', 'idle'])
  await send.hover()
  await expect.poll(() => context.getView('send').get().status).toBe('ready')
  expect(context.getView('receive').get().status).toBe('idle')
})

test('behavior: a connection loads the code of the account when the browser is idle, also if the wallet answered before, and reads nothing', async () => {
  const load = vi.fn(async () => {})
  const { kit, context } = await setUp({ dataApi: () => ({ ...fakeDataApi()(), load }) })
  prefetchAccount(context)
  expect(load).not.toHaveBeenCalled()
  await expect.poll(() => load.mock.calls.length).toBe(1)
  // A second connection has nothing to wait for.
  prefetchAccount(context)
  expect(load).toHaveBeenCalledTimes(2)
  // A provider whose language changes prefetches again.
  prefetch(context, 'account')
  await waitUntilIdle()
  await import('@latchkit/core/views/tokens')
  await waitUntilIdle()
  expect(kit.getState().portfolio).toBeUndefined()
})

test('behavior: pointing at the account button loads the lists of the account, and reads the tokens, which its first frame shows', async () => {
  const load = vi.fn(async () => {})
  const { kit, context } = await setUp({ dataApi: () => ({ ...fakeDataApi()(), load }) })
  context.frame.load()
  context.accountCopy.load()
  const account = context.getView('account')
  account.load()
  await expect.poll(() => account.get().status).toBe('ready')
  const state = account.get()
  if (state.status !== 'ready' || !('prepare' in state.value)) throw new TypeError('Nothing to prepare')
  const prepare = vi.spyOn(state.value as { prepare: () => void }, 'prepare')
  await waitUntilIdle()
  expect(prepare).not.toHaveBeenCalled()
  expect(load).not.toHaveBeenCalled()
  await page.getByRole('button', { name: /0x/ }).hover()
  expect(prepare).toHaveBeenCalled()
  expect(load).toHaveBeenCalled()
  // The first frame waits for nothing else.
  await expect.poll(() => kit.getState().portfolio?.eip155?.status).toBe('ready')
  // The same modules: they are there after it.
  await import('../flows/assets.js')
  await waitUntilIdle()
  const root = document.querySelector('[data-latchkit="modal"]')?.shadowRoot
  const firstFrame = new Promise((resolve) => {
    const look = () =>
      root?.querySelector('[role="tabpanel"]')?.checkVisibility()
        ? resolve(root.innerHTML)
        : requestAnimationFrame(look)
    look()
  })
  void openModal(kit)
  expect(await firstFrame).not.toContain('Loading tokens')
})
