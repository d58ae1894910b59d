import { openModal, type ViewName } from '@latchkit/core'
import { accountEn } from '@latchkit/ui/copy/account-en'
import { en as copy } from '@latchkit/ui/copy/en'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LatchkitContext } from '../context/LatchkitContext.js'
import { ModalFrame } from '../frame/ModalFrame.js'
import { createKitWithWallets } from '../kit.fixtures.js'
import { createLazy } from '../lazy/createLazy.js'
import { en } from '../locales/en.js'
import { createModalChunks } from './createModalChunks.js'
import { LatchkitModal } from './LatchkitModal.js'

const dialog = page.getByRole('dialog')
const host = page.getByRole('button', { name: /^Host/ })

type View = (props: object) => ReactNode

/** What React logs for errors that a boundary caught. */
const reports: unknown[][] = []

beforeEach(() => {
  reports.length = 0
  vi.spyOn(console, 'error').mockImplementation((...args) => void reports.push(args))
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Creates a component that throws while `fault.broken` is true. */
function createBreakable<Props extends object>(Working: (props: Props) => ReactNode) {
  const fault = { broken: true }
  const Breakable = (props: Props): ReactNode => {
    if (fault.broken) throw new TypeError('URL.canParse is not a function')
    return <Working {...props} />
  }
  return { fault, Breakable }
}

function HostApp(): ReactNode {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Host {count}
    </button>
  )
}

async function setUp(parts: { frame?: typeof ModalFrame; connect?: View }) {
  const { kit } = createKitWithWallets()
  kit.mount()
  const { getView, frame } = createModalChunks(kit)
  const { connect } = parts
  const breakable = connect && createLazy(async () => connect)
  const context = {
    kit,
    buttonCopy: en.buttons,
    copy: createLazy(async () => copy),
    frame: parts.frame ? createLazy(async () => parts.frame ?? ModalFrame) : frame,
    createLazy,
    accountCopy: createLazy(async () => ({ ...copy, ...accountEn })),
    getView: (view: ViewName) => (view === 'connect' && breakable ? breakable : getView(view)),
  }
  await render(
    <LatchkitContext.Provider value={context}>
      <HostApp />
      <LatchkitModal />
    </LatchkitContext.Provider>,
  )
  return kit
}

test('error: a view that throws shows a retry in the card, and the host app keeps its state', async () => {
  const { fault, Breakable } = createBreakable(() => <p>The wallets</p>)
  const kit = await setUp({ connect: Breakable })
  await host.click()
  void openModal(kit)
  const failure = dialog.getByRole('heading', { name: 'Something went wrong' })
  await expect.element(failure).toBeVisible()
  await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failure).toBeVisible()
  fault.broken = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('The wallets')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(host).toHaveTextContent('Host 1')
  expect(String(reports.flat())).toContain('canParse')
})

test('error: a view that throws does not break the next one', async () => {
  const { Breakable } = createBreakable(() => null)
  const kit = await setUp({ connect: Breakable })
  void openModal(kit)
  await expect.element(dialog.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Help' }).click()
  await expect.element(dialog).toHaveAccessibleName('What is a wallet?')
  await expect.element(dialog.getByText('Sign in without a password')).toBeVisible()
})

test('error: a modal frame that throws shows a retry in the page, and the host app keeps its state', async () => {
  const { fault, Breakable } = createBreakable(ModalFrame)
  const kit = await setUp({ frame: Breakable })
  await host.click()
  void openModal(kit)
  const failure = page.getByRole('dialog', { name: 'This couldn’t be loaded' })
  await expect.element(failure).toBeVisible()
  await failure.getByRole('button', { name: 'Close' }).click()
  await expect.element(failure).not.toBeInTheDocument()
  expect(kit.getState().modal.status).toBe('closed')
  await expect.element(host).toHaveTextContent('Host 1')
  void openModal(kit)
  await expect.element(failure).toBeVisible()
  fault.broken = false
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
})
