import { openModal, type ViewName } from '@latchkit/core'
import { navigate } from '@latchkit/core/actions'
import { accountEn } from '@latchkit/ui/copy/account-en'
import { en as copy } from '@latchkit/ui/copy/en'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { ConnectContainer } from '../containers/ConnectContainer.js'
import { NetworksContainer } from '../containers/NetworksContainer.js'
import { LatchkitContext } from '../context/LatchkitContext.js'
import { ModalFrame } from '../frame/ModalFrame.js'
import { createKitWithWallets } from '../kit.fixtures.js'
import { createGatedLazy } from '../lazy/createGatedLazy.fixtures.js'
import { createLazy } from '../lazy/createLazy.js'
import { en } from '../locales/en.js'
import { createModalChunks } from './createModalChunks.js'
import { LatchkitModal } from './LatchkitModal.js'

const dialog = page.getByRole('dialog')
const connectButton = page.getByRole('button', { name: 'Connect wallet' })
const failure = page.getByRole('dialog', { name: 'This couldn’t be loaded' })

/** Renders a connect button and a modal; the test controls the loading of its frame, copy and two views. */
async function setUp() {
  const { kit } = createKitWithWallets()
  kit.mount()
  const chunks = createModalChunks(kit)
  const gates = {
    frame: createGatedLazy(ModalFrame),
    modalCopy: createGatedLazy(copy),
    connect: createGatedLazy(ConnectContainer),
    networks: createGatedLazy(NetworksContainer),
  }
  const { lazy: frame } = gates.frame
  const context = {
    kit,
    buttonCopy: en.buttons,
    copy: gates.modalCopy.lazy,
    frame,
    createLazy,
    accountCopy: createLazy(async () => ({ ...copy, ...accountEn })),
    getView: (view: ViewName) =>
      view === 'connect'
        ? gates.connect.lazy
        : view === 'networks'
          ? gates.networks.lazy
          : chunks.getView(view),
  }
  await render(
    <LatchkitContext.Provider value={context}>
      <ConnectButton />
      <LatchkitModal />
    </LatchkitContext.Provider>,
  )
  return { kit, getView: context.getView, ...gates }
}

/** Returns the current dialog of the modal without waiting for it. */
function getShownDialog(): HTMLDialogElement | null | undefined {
  return document.querySelector('[data-latchkit="modal"]')?.shadowRoot?.querySelector('dialog')
}

describe('loading', () => {
  test('behavior: loads no chunk before it is likely to be needed', async () => {
    const { frame, modalCopy, connect } = await setUp()
    expect([frame, modalCopy, connect].map(({ lazy }) => lazy.get().status)).toEqual(['idle', 'idle', 'idle'])
  })

  test('behavior: hovering the button loads the chunks that a click needs', async () => {
    const { frame, modalCopy, connect, networks } = await setUp()
    await connectButton.hover()
    expect([frame, modalCopy, connect].map(({ lazy }) => lazy.get().status)).toEqual([
      'loading',
      'loading',
      'loading',
    ])
    expect(networks.lazy.get().status).toBe('idle')
  })

  test('behavior: focusing the button loads the chunks that a click needs', async () => {
    const { connect } = await setUp()
    await userEvent.keyboard('{Tab}')
    expect(connect.lazy.get().status).toBe('loading')
  })

  test('behavior: opens within one frame of the click if the chunks are loaded', async () => {
    const { frame, modalCopy, connect } = await setUp()
    await connectButton.hover()
    for (const chunk of [frame, modalCopy, connect]) chunk.settle(true)
    await expect.poll(() => document.querySelector('[data-latchkit="modal"]')).not.toBeNull()
    const button = connectButton.element() as HTMLButtonElement
    const open = await new Promise((resolve) => {
      requestAnimationFrame(() => {
        button.click()
        requestAnimationFrame(() => resolve(getShownDialog()?.open))
      })
    })
    expect(open).toBe(true)
  })

  test('behavior: opens only when the frame, the copy and the view are loaded', async () => {
    const { frame, modalCopy, connect } = await setUp()
    await connectButton.click()
    frame.settle(true)
    modalCopy.settle(true)
    await expect.poll(() => document.querySelector('[data-latchkit="modal"]')).not.toBeNull()
    await expect.element(dialog).not.toBeInTheDocument()
    connect.settle(true)
    await expect.element(dialog.getByRole('button', { name: 'Fake Wallet' })).toBeVisible()
  })

  test('behavior: loads the connecting view once the wallets are shown', async () => {
    const { getView, frame, modalCopy, connect } = await setUp()
    await connectButton.click()
    expect(getView('connecting').get().status).toBe('idle')
    for (const chunk of [frame, modalCopy, connect]) chunk.settle(true)
    await expect.poll(() => getView('connecting').get().status).toBe('ready')
  })

  test('behavior: loads the connecting view if the modal opens at another view', async () => {
    const { kit, getView, frame, modalCopy, networks } = await setUp()
    void openModal(kit, { view: 'networks' })
    await expect.poll(() => networks.lazy.get().status).toBe('loading')
    for (const chunk of [frame, modalCopy, networks]) chunk.settle(true)
    await expect.element(dialog).toHaveAccessibleName('Networks')
    await expect.poll(() => getView('connecting').get().status).toBe('ready')
  })

  test.each(['swap-review', 'send-review'] as const)(
    'behavior: loads the account during a review, which ends there (%s)',
    async (view) => {
      const { kit, getView, frame } = await setUp()
      const route = { view, namespace: 'eip155' } as const
      kit.internal.send({ feature: 'modal', event: { type: 'open', route } })
      await expect.poll(() => frame.lazy.get().status).toBe('loading')
      expect(getView('account').get().status).toBe('idle')
      frame.settle(true)
      await expect.poll(() => getView('account').get().status).toBe('ready')
    },
  )

  test('behavior: keeps the previous view while the next one loads', async () => {
    const { kit, frame, modalCopy, connect, networks } = await setUp()
    await connectButton.click()
    for (const chunk of [frame, modalCopy, connect]) chunk.settle(true)
    await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
    await navigate(kit, { route: { view: 'networks' } })
    await expect.poll(() => networks.lazy.get().status).toBe('loading')
    await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
    networks.settle(true)
    await expect.element(dialog).toHaveAccessibleName('Networks')
  })

  test('behavior: does not show the previous view when it opens at another one', async () => {
    const { kit, frame, modalCopy, connect, networks } = await setUp()
    await connectButton.click()
    for (const chunk of [frame, modalCopy, connect]) chunk.settle(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    void openModal(kit, { view: 'networks' })
    await expect.poll(() => networks.lazy.get().status).toBe('loading')
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

/** Lets each load of a chunk fail until the dialog says so. One that fails before the modal is rendered is tried again. */
async function failToLoad({ settle }: { readonly settle: (succeeds: boolean) => void }): Promise<void> {
  await expect
    .poll(() => {
      settle(false)
      return failure.query()
    })
    .not.toBeNull()
}

describe('loading failures', () => {
  test('error: shows a dialog with a retry if the frame fails to load', async () => {
    const { frame, modalCopy, connect } = await setUp()
    await connectButton.click()
    modalCopy.settle(true)
    connect.settle(true)
    await failToLoad(frame)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect
      .element(failure.getByRole('button', { name: 'Try again' }))
      .toHaveAttribute('aria-busy', 'true')
    frame.settle(true)
    await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
  })

  test('error: shows the dialog if the copy fails to load', async () => {
    const { modalCopy } = await setUp()
    await connectButton.click()
    await failToLoad(modalCopy)
    await expect.element(failure).toBeVisible()
  })

  test('error: shows the dialog over the previous view, and can be closed', async () => {
    const { kit, frame, modalCopy, connect, networks } = await setUp()
    await connectButton.click()
    for (const chunk of [frame, modalCopy, connect]) chunk.settle(true)
    await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
    await navigate(kit, { route: { view: 'networks' } })
    await expect.poll(() => networks.lazy.get().status).toBe('loading')
    networks.settle(false)
    await failure.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(kit.getState().modal.status).toBe('closed')
  })

  test('behavior: Escape closes the dialog', async () => {
    const { kit, frame } = await setUp()
    await connectButton.click()
    await failToLoad(frame)
    await expect.element(failure).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(failure).not.toBeInTheDocument()
    expect(kit.getState().modal.status).toBe('closed')
  })
})
