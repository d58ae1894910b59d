import { openModal } from '@latchkit/core/actions'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConnectButton } from './buttons/ConnectButton.js'
import { checkProvider } from './checkProvider.js'
import { createKitWithWallets } from './kit.fixtures.js'
import { LatchkitProvider } from './LatchkitProvider.js'

afterEach(() => {
  vi.restoreAllMocks()
})

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

const warnings = () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => warn.mock.calls.map(([message]) => message)
}
const twice =
  '[latchkit] Two modals of one kit are open: two <LatchkitProvider> have it. Render one around the app, or set "disableAppend" on the others.'

test('error: two providers for one kit, which the first opened modal reports once', async () => {
  const getWarnings = warnings()
  const { kit } = createKitWithWallets(undefined, { debug: true })
  await render(
    <StrictMode>
      <LatchkitProvider kit={kit}>
        <LatchkitProvider kit={kit} />
      </LatchkitProvider>
    </StrictMode>,
  )
  void openModal(kit)
  await expect.element(page.getByRole('dialog').first()).toBeVisible()
  await vi.waitFor(() => expect(getWarnings()).toEqual([twice]))
  void openModal(kit, { view: 'what-is-a-wallet' })
  await expect.element(page.getByRole('heading', { name: 'What is a wallet?' }).first()).toBeVisible()
  expect(getWarnings()).toEqual([twice])
})

test('behavior: one provider, or a second one with disableAppend, is no mistake', async () => {
  const getWarnings = warnings()
  const { kit } = createKitWithWallets(undefined, { debug: true })
  await render(
    <StrictMode>
      <LatchkitProvider kit={kit}>
        <LatchkitProvider kit={kit} disableAppend />
      </LatchkitProvider>
    </StrictMode>,
  )
  void openModal(kit)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(getWarnings()).toEqual([])
})

test('error: two kits with one name, and theme values that no browser accepts', async () => {
  const getWarnings = warnings()
  const first = createKitWithWallets(undefined, { debug: true, name: 'shop' })
  const themeVariables = { accent: 'blau', radius: '12', motion: 'fast', surface: 'light-dark(#fff, #000)' }
  const second = createKitWithWallets(undefined, { debug: true, name: 'shop', themeVariables })
  await render(
    <>
      <LatchkitProvider kit={first.kit} />
      <LatchkitProvider kit={second.kit} />
    </>,
  )
  expect(getWarnings()).toEqual([
    '[latchkit] The theme variable "accent" has no effect: it must be a color such as #3b5bfd, got "blau".',
    '[latchkit] The theme variable "radius" has no effect: it must be a length such as 12px, got "12".',
    '[latchkit] The theme variable "motion" has no effect: it must be a number such as 1.2, got "fast".',
    '[latchkit] Two mounted kits have the name "shop", and overwrite each other\'s sessions. Create the kit once, outside any component, or give each kit its own "name".',
  ])
})
