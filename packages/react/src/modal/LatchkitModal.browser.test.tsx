import { open } from '@latchkit/core'
import { push } from '@latchkit/core/actions'
import { en as copy } from '@latchkit/ui/copy/en'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { ConnectContainer } from '../containers/ConnectContainer.js'
import { NetworksContainer } from '../containers/NetworksContainer.js'
import { createKitWithWallets } from '../kit.fixtures.js'
import { LatchkitContext } from '../LatchkitContext.js'
import { en } from '../locales/en.js'
import { createLazy } from './createLazy.js'
import { createModalChunks } from './createModalChunks.js'
import { LatchkitModal } from './LatchkitModal.js'
import { ModalFrame } from './ModalFrame.js'

const dialog = page.getByRole('dialog')
const connectButton = page.getByRole('button', { name: 'Connect wallet' })
const failure = page.getByRole('dialog', { name: 'This could not be loaded' })

/** A part that comes, or does not, when the test says so. */
function createGatedLazy<T>(value: T) {
  const pending: ((succeeds: boolean) => void)[] = []
  const lazy = createLazy(async () => {
    const pass = await new Promise<boolean>((resolve) => pending.push(resolve))
    if (!pass) throw new TypeError('Failed to fetch dynamically imported module')
    return value
  })
  return { lazy, let: (pass: boolean) => pending.shift()?.(pass) }
}

/** A connect button and the modal, whose frame, words and two views are behind gates. */
async function setUp() {
  const { kit } = createKitWithWallets()
  kit.mount()
  const parts = createModalChunks()
  const gates = {
    frame: createGatedLazy(ModalFrame),
    words: createGatedLazy(copy),
    connect: createGatedLazy(ConnectContainer),
    networks: createGatedLazy(NetworksContainer),
  }
  const { lazy: frame } = gates.frame
  const context = {
    kit,
    buttonCopy: en.buttons,
    copy: gates.words.lazy,
    frame,
    views: { ...parts.views, connect: gates.connect.lazy, networks: gates.networks.lazy },
  }
  await render(
    <LatchkitContext.Provider value={context}>
      <ConnectButton />
      <LatchkitModal />
    </LatchkitContext.Provider>,
  )
  return { kit, views: context.views, ...gates }
}

/** The modal's own dialog, where it is: read without waiting. */
function getShownDialog(): HTMLDialogElement | null | undefined {
  return document.querySelector('[data-latchkit="modal"]')?.shadowRoot?.querySelector('dialog')
}

describe('loading', () => {
  test('behavior: nothing is fetched before it is likely to be needed', async () => {
    const { frame, words, connect } = await setUp()
    expect([frame, words, connect].map(({ lazy }) => lazy.get().status)).toEqual(['idle', 'idle', 'idle'])
  })

  test('behavior: a pointer over the button fetches what a press will show', async () => {
    const { frame, words, connect, networks } = await setUp()
    await connectButton.hover()
    expect([frame, words, connect].map(({ lazy }) => lazy.get().status)).toEqual([
      'loading',
      'loading',
      'loading',
    ])
    expect(networks.lazy.get().status).toBe('idle')
  })

  test('behavior: so does the focus', async () => {
    const { connect } = await setUp()
    await userEvent.keyboard('{Tab}')
    expect(connect.lazy.get().status).toBe('loading')
  })

  test('behavior: what is there opens in the frame of the press', async () => {
    const { frame, words, connect } = await setUp()
    await connectButton.hover()
    for (const part of [frame, words, connect]) part.let(true)
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

  test('behavior: it opens once all of it is there, and never empty', async () => {
    const { frame, words, connect } = await setUp()
    await connectButton.click()
    frame.let(true)
    words.let(true)
    await expect.poll(() => document.querySelector('[data-latchkit="modal"]')).not.toBeNull()
    await expect.element(dialog).not.toBeInTheDocument()
    connect.let(true)
    await expect.element(dialog.getByRole('button', { name: 'Fake Wallet' })).toBeVisible()
  })

  test('behavior: once a wallet can be chosen, the view that asks it is fetched', async () => {
    const { views, frame, words, connect } = await setUp()
    await connectButton.click()
    expect(views.connecting.get().status).toBe('idle')
    for (const part of [frame, words, connect]) part.let(true)
    await expect.poll(() => views.connecting.get().status).toBe('ready')
  })

  test('behavior: so it is where the modal does not begin at the wallets', async () => {
    const { kit, views, frame, words, networks } = await setUp()
    void open(kit, { view: 'networks' })
    await expect.poll(() => networks.lazy.get().status).toBe('loading')
    for (const part of [frame, words, networks]) part.let(true)
    await expect.element(dialog).toHaveAccessibleName('Networks')
    await expect.poll(() => views.connecting.get().status).toBe('ready')
  })

  test('behavior: while a view is on its way the one before it stays', async () => {
    const { kit, frame, words, connect, networks } = await setUp()
    await connectButton.click()
    for (const part of [frame, words, connect]) part.let(true)
    await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
    await push(kit, { route: { view: 'networks' } })
    await expect.poll(() => networks.lazy.get().status).toBe('loading')
    await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
    networks.let(true)
    await expect.element(dialog).toHaveAccessibleName('Networks')
  })

  test('behavior: closed and opened elsewhere, the view of last time is not shown', async () => {
    const { kit, frame, words, connect, networks } = await setUp()
    await connectButton.click()
    for (const part of [frame, words, connect]) part.let(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    void open(kit, { view: 'networks' })
    await expect.poll(() => networks.lazy.get().status).toBe('loading')
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('what cannot be loaded', () => {
  test('error: it is said, and can be tried again', async () => {
    const { frame, words, connect } = await setUp()
    await connectButton.click()
    frame.let(false)
    words.let(true)
    connect.let(true)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect
      .element(failure.getByRole('button', { name: 'Try again' }))
      .toHaveAttribute('aria-busy', 'true')
    frame.let(true)
    await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
  })

  test('error: so with the words', async () => {
    const { words } = await setUp()
    await connectButton.click()
    words.let(false)
    await expect.element(failure).toBeVisible()
  })

  test('error: over the view before it, which can be left', async () => {
    const { kit, frame, words, connect, networks } = await setUp()
    await connectButton.click()
    for (const part of [frame, words, connect]) part.let(true)
    await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
    await push(kit, { route: { view: 'networks' } })
    await expect.poll(() => networks.lazy.get().status).toBe('loading')
    networks.let(false)
    await failure.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(kit.getState().modal.status).toBe('closed')
  })

  test('behavior: Esc closes it, too', async () => {
    const { kit, frame } = await setUp()
    await connectButton.click()
    frame.let(false)
    await expect.element(failure).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(failure).not.toBeInTheDocument()
    expect(kit.getState().modal.status).toBe('closed')
  })
})
