// @vitest-environment jsdom
import type { Latchkit } from '@latchkit/core'
import { closeModal, openModal } from '@latchkit/core/actions'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ConnectButton } from './buttons/ConnectButton.js'
import { checkProvider } from './checkProvider.js'
import { createKitWithWallets } from './kit.fixtures.js'
import { LatchkitProvider } from './LatchkitProvider.js'
import { LatchkitModal } from './modal/LatchkitModal.js'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  vi.restoreAllMocks()
})

/** Renders an app in strict mode, which runs every effect twice. */
function render(app: ReactNode): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<StrictMode>{app}</StrictMode>)
}

const withoutKit = (kit: unknown) => renderToString(<LatchkitProvider kit={kit as never} />)
const create =
  'Write <LatchkitProvider kit={kit}>, with const kit = createLatchkit({ … }) outside the component'

/** Mistakes with components: what was written, and the exact text of the error. */
const mistakes: readonly (readonly [title: string, write: () => unknown, text: string])[] = [
  [
    'a provider without a kit',
    () => withoutKit(undefined),
    `LatchkitProvider: the prop "kit" must be the result of createLatchkit(), got undefined. ${create}`,
  ],
  [
    'the options instead of the kit',
    () => withoutKit({ projectId: 'my-app' }),
    `LatchkitProvider: the prop "kit" must be the result of createLatchkit(), got another object. ${create}`,
  ],
  [
    'a function that creates the kit',
    () => withoutKit(() => {}),
    `LatchkitProvider: the prop "kit" must be the result of createLatchkit(), got a function. ${create}`,
  ],
  [
    'a component outside the provider',
    () => renderToString(<ConnectButton />),
    'There is no LatchkitProvider above this component.\n\nRender <LatchkitProvider kit={kit}> above every component that uses Latchkit.',
  ],
  [
    'React 17',
    () => checkProvider(createKitWithWallets().kit, '17.0.2'),
    'LatchkitProvider: React must be 18 or newer, got 17.0.2. Run: npm install react@latest react-dom@latest',
  ],
]

test.each(mistakes)('error: %s', (_title, write, text) => {
  expect(write).toThrow(expect.objectContaining({ message: text }))
})

/** Opens the modal, waits until it is rendered, and closes it. */
async function openAndClose(kit: Latchkit): Promise<void> {
  const getText = () =>
    document.querySelector('[data-latchkit="modal"]')?.shadowRoot?.querySelector('dialog[open]')?.textContent
  void openModal(kit)
  await expect.poll(getText).toContain('Fake Wallet')
  await closeModal(kit)
  await expect.poll(getText).toBeUndefined()
}

const warnings = () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => warn.mock.calls.map(([message]) => message)
}
const twice =
  '[latchkit] A kit has two modals, of which only the first one opens: two <LatchkitProvider> have the kit. Render one around the app, or set "disableAppend" on the others.'

const countOpen = () =>
  [...document.querySelectorAll('[data-latchkit="modal"]')].filter((host) =>
    host.shadowRoot?.querySelector('dialog[open]'),
  ).length

test('error: of two providers for one kit, one modal opens, and the first opened one reports it once', async () => {
  const getWarnings = warnings()
  const { kit } = createKitWithWallets(undefined, { debug: true })
  render(
    <LatchkitProvider kit={kit}>
      <LatchkitProvider kit={kit} />
    </LatchkitProvider>,
  )
  void openModal(kit)
  await expect.poll(getWarnings).toEqual([twice])
  await expect.poll(countOpen).toBe(1)
  await closeModal(kit)
  await expect.poll(countOpen).toBe(0)
  await openAndClose(kit)
  expect(getWarnings()).toEqual([twice])
})

test('behavior: of two providers for one kit, the other one opens the modal when the first one is gone', async () => {
  warnings()
  const { kit } = createKitWithWallets(undefined, { debug: true })
  const second = <LatchkitProvider key="second" kit={kit} />
  render([<LatchkitProvider key="first" kit={kit} />, second])
  void openModal(kit)
  await expect.poll(countOpen).toBe(1)
  root?.render(<StrictMode>{[second]}</StrictMode>)
  await expect.poll(() => document.querySelectorAll('[data-latchkit="modal"]').length).toBe(1)
  await expect.poll(countOpen).toBe(1)
})

test('error: of a provider with a second LatchkitModal, one modal opens', async () => {
  const getWarnings = warnings()
  const { kit } = createKitWithWallets(undefined, { debug: true })
  render(
    <LatchkitProvider kit={kit}>
      <LatchkitModal />
    </LatchkitProvider>,
  )
  void openModal(kit)
  await expect.poll(getWarnings).toEqual([twice])
  await expect.poll(countOpen).toBe(1)
})

test('behavior: one provider, or a second one with disableAppend, is no mistake', async () => {
  const getWarnings = warnings()
  const { kit } = createKitWithWallets(undefined, { debug: true })
  render(
    <LatchkitProvider kit={kit}>
      <LatchkitProvider kit={kit} disableAppend />
    </LatchkitProvider>,
  )
  await openAndClose(kit)
  expect(getWarnings()).toEqual([])
})

test('error: two kits with one name, which overwrite each other', async () => {
  const getWarnings = warnings()
  const first = createKitWithWallets(undefined, { debug: true, name: 'shop' })
  const second = createKitWithWallets(undefined, { debug: true, name: 'shop' })
  render(
    <>
      <LatchkitProvider kit={first.kit} />
      <LatchkitProvider kit={second.kit} />
    </>,
  )
  await expect
    .poll(getWarnings)
    .toEqual([
      '[latchkit] Two mounted kits have the name "shop", and overwrite each other\'s sessions. Create the kit once, outside any component, or give each kit its own "name".',
    ])
})
