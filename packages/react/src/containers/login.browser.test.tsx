import { type Latchkit, LatchkitError, UserRejectedError } from '@latchkit/core'
import { connect, navigate, openModal, setThemeMode } from '@latchkit/core/actions'
import type { FrameTheme } from '@latchkit/core/ports'
import {
  createFakeFrame,
  type FakeClock,
  type FakeFrame,
  type FakeWalletOptions,
  fakeClock,
  fakeDataApi,
} from '@latchkit/core/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'
import { ar } from '../locales/ar.js'
import type { Locale } from '../locales/Locale.js'

const dialog = page.getByRole('dialog')
const field = dialog.getByRole('textbox', { name: 'Email', exact: true })
const code = dialog.getByLabelText('6-digit code')
const submit = dialog.getByRole('button', { name: 'Continue with email' })
const email = 'alice@example.com'
const installed: FakeWalletOptions = { id: 'io.fake', name: 'Fake Wallet' }

async function setUp(
  wallets: readonly FakeWalletOptions[] = [installed],
  options: Parameters<typeof createKitWithWallets>[1] = {},
): Promise<{
  readonly kit: Latchkit
  readonly frame: FakeFrame
  readonly clock: FakeClock
  readonly themes: readonly FrameTheme[]
  readonly rerender: (locale: Locale) => Promise<void>
}> {
  const frame = createFakeFrame()
  const themes: FrameTheme[] = []
  frame.syncTheme = async (theme) => {
    themes.push(theme)
  }
  const clock = fakeClock()
  const { kit } = createKitWithWallets([...wallets, { id: 'auth', type: 'auth' }], {
    // The countdown is that of the page.
    clock: { ...clock, now: () => Date.now() },
    ...options,
  })
  for (const owner of [kit, kit.internal])
    Object.defineProperty(owner, 'frame', { value: frame, enumerable: true })
  onTestFinished(() => kit.destroy())
  const view = await render(<TestApp kit={kit} />)
  const rerender = (locale: Locale) => view.rerender(<TestApp kit={kit} locale={locale} />)
  void openModal(kit)
  return { kit, frame, clock, themes, rerender }
}

const topOf = (element: { element(): Element }) => element.element().getBoundingClientRect().top

test('default: the user enters an address and a code, and is connected', async () => {
  const { kit, frame } = await setUp()
  await field.fill(email)
  await submit.click()
  await expect.element(code).toBeVisible()
  await expect.element(dialog.getByText(email)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /Send another code in \d+ s/ })).toBeDisabled()
  await code.fill('000000')
  await expect.element(dialog.getByText('The code is wrong.')).toBeVisible()
  await expect.element(code).toHaveValue('')
  await code.fill('123456')
  await expect.poll(() => kit.getState().connection.eip155?.status).toBe('connected')
  expect(kit.getState().modal.status).toBe('closed')
  expect(frame.calls.map(([method]) => method)).toEqual(['connectEmail', 'connectOtp', 'connectOtp'])
})

test.each([
  'The browser doesn’t let this login store data. Allow third-party cookies for this site, or use another browser, and try again.',
  'The browser has no space left for this login. Delete data of other sites, or files, and try again.',
])('error: the field shows why the frame has refused: %s', async (shortMessage) => {
  const { frame } = await setUp()
  frame.behavior.set('connectEmail', new LatchkitError({ code: 'frame-request', shortMessage }))
  await field.fill(email)
  await submit.click()
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(shortMessage))
  await expect.element(field).toBeInvalid()
  // The user can try again, for example after a change of the settings.
  frame.behavior.clear()
  await submit.click()
  await expect.element(code).toBeVisible()
})

test('behavior: the e-mail login is chosen with the first character', async () => {
  const events: string[] = []
  await setUp(undefined, { telemetry: { track: ({ event }) => void events.push(event) } })
  await expect.element(field).toBeVisible()
  expect(events).not.toContain('EMAIL_LOGIN_SELECTED')
  await field.fill('a')
  await field.fill('al')
  await expect.poll(() => events.filter((event) => event === 'EMAIL_LOGIN_SELECTED')).toHaveLength(1)
  await field.fill('')
  await field.fill('b')
  await expect.poll(() => events.filter((event) => event === 'EMAIL_LOGIN_SELECTED')).toHaveLength(2)
})

test('behavior: the frame has the theme and the language of the kit, also after a change', async () => {
  const { kit, themes, rerender } = await setUp()
  await setThemeMode(kit, { themeMode: 'light' })
  await expect.poll(() => themes.at(-1)).toEqual({ mode: 'light', language: 'en', themeVariables: {} })
  await setThemeMode(kit, { themeMode: 'dark' })
  await expect.poll(() => themes.at(-1)).toEqual({ mode: 'dark', language: 'en', themeVariables: {} })
  await rerender(ar)
  await expect.poll(() => themes.at(-1)?.language).toMatch(/^ar\b/)
})

test('behavior: the field precedes the installed wallets, under a title for both', async () => {
  await setUp()
  const row = dialog.getByRole('button', { name: 'Fake Wallet' })
  await expect.element(row).toBeVisible()
  expect(topOf(field)).toBeLessThan(topOf(row))
  await expect.element(dialog.getByText('or', { exact: true })).toBeVisible()
  await expect.element(dialog).toHaveAccessibleName('Log in or connect')
})

test('behavior: of many installed wallets four are listed, and the others behind a button', async () => {
  await setUp(Array.from({ length: 6 }, (_, index) => ({ id: `io.fake${index}`, name: `Fake ${index}` })))
  const rows = dialog.getByRole('button', { name: /^Fake \d/ })
  await expect.poll(() => rows.elements().length).toBe(4)
  await dialog.getByRole('button', { name: 'More wallets' }).click()
  await expect.poll(() => rows.elements().length).toBe(6)
})

test('behavior: without an installed wallet, the field precedes the others', async () => {
  await setUp([{ id: 'sdk', name: 'Remote Wallet', type: 'external' }])
  const row = dialog.getByRole('button', { name: 'Remote Wallet' })
  await expect.element(row).toBeVisible()
  expect(topOf(field)).toBeLessThan(topOf(row))
})

test('behavior: without any wallet, there is only the field', async () => {
  await setUp([], { enableWallets: false })
  await expect.element(field).toBeVisible()
  expect(dialog.getByText('or', { exact: true }).elements()).toEqual([])
  expect(dialog.getByRole('heading', { name: 'No wallet found' }).elements()).toEqual([])
})

test('behavior: a namespace without a login has wallets only', async () => {
  const { kit } = await setUp()
  await expect.element(field).toBeVisible()
  await navigate(kit, { route: { view: 'connect', namespace: 'solana' } })
  await expect.element(field).not.toBeInTheDocument()
})

test('behavior: until the terms are accepted, no e-mail is sent', async () => {
  const { frame } = await setUp([], {
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://example.com/terms',
  })
  await field.fill(email)
  await expect.element(submit).toBeDisabled()
  expect(frame.calls).toEqual([])
  await dialog.getByRole('checkbox').click()
  await submit.click()
  await expect.element(code).toBeVisible()
})

test('behavior: on a new device, the user opens the link, and goes back', async () => {
  const { kit, frame, clock } = await setUp()
  frame.emailAction = 'VERIFY_DEVICE'
  await field.fill(email)
  await submit.click()
  await expect.element(dialog.getByText('Check your email')).toBeVisible()
  frame.confirmDevice()
  await expect.element(code).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.element(field).toBeVisible()
  await clock.advance(100)
  expect(kit.getState().login?.flow.status).toBe('idle')
})

test('behavior: after too many wrong codes, the user starts again', async () => {
  const { frame } = await setUp()
  await field.fill(email)
  await submit.click()
  for (let count = 1; count <= 5; count++) {
    await expect.element(code).toHaveValue('')
    await code.fill('000000')
    await expect.poll(() => frame.calls.filter(([method]) => method === 'connectOtp').length).toBe(count)
  }
  await dialog.getByRole('button', { name: 'Start again' }).click()
  await expect.element(field).toBeVisible()
})

test('behavior: the e-mail address is changed with two codes', async () => {
  const { kit, frame } = await setUp()
  frame.emailAction = 'CONNECT'
  await field.fill(email)
  await submit.click()
  await expect.poll(() => kit.getState().connection.eip155?.status).toBe('connected')
  void openModal(kit)
  await dialog.getByRole('button', { name: `Email ${email}` }).click()
  const next = dialog.getByLabelText('New email')
  await expect.element(next).toHaveValue(email)
  await next.fill('bob@example.com')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(email)).toBeVisible()
  await code.fill('123456')
  await expect.element(dialog.getByText('bob@example.com')).toBeVisible()
  await code.fill('123456')
  await expect.poll(() => frame.calls.at(-1)).toEqual(['updateEmailSecondaryOtp', '123456'])
  await expect.element(dialog.getByRole('heading', { name: 'Account' })).toBeVisible()
})

test('behavior: the account of a login shows the settings of the wallet, that of a wallet does not', async () => {
  const { kit, frame } = await setUp()
  const requests: string[] = []
  frame.request = async ({ method }) => {
    requests.push(method)
    return null
  }
  const settings = dialog.getByRole('button', { name: 'Wallet settings' })
  await connect(kit, { connectorId: installed.id })
  void openModal(kit)
  await expect.element(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(settings.elements()).toEqual([])
  void navigate(kit, { route: { view: 'connect', namespace: 'eip155' } })
  frame.emailAction = 'CONNECT'
  await field.fill(email)
  await submit.click()
  await expect.poll(() => kit.getState().modal.status).toBe('closed')
  void openModal(kit)
  await settings.click()
  await expect.poll(() => requests).toEqual(['latchkit_showSettings'])
})

test('behavior: the user logs in with an account of a provider', async () => {
  const { kit, frame, clock } = await setUp([installed], { features: { socials: ['google', 'x'] } })
  vi.stubGlobal('open', () => null)
  onTestFinished(() => void vi.unstubAllGlobals())
  const google = dialog.getByRole('button', { name: 'Continue with Google' })
  await expect.element(google).toBeVisible()
  expect(topOf(google)).toBeGreaterThan(topOf(field))
  await expect.element(dialog.getByRole('button', { name: 'Continue with X' })).toBeVisible()
  await google.click()
  await expect.element(dialog.getByText('The window was blocked')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Continue in this window' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.element(google).toBeVisible()
  await clock.advance(100)
  expect(kit.getState().social?.flow.status).toBe('idle')
  frame.behavior.set('getSocialUri', new Error('broken'))
  await google.click()
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(dialog.getByText('Login with Google failed')).toBeVisible()
})

test('behavior: the user logs in with Farcaster', async () => {
  const { kit, frame, clock } = await setUp([installed], { features: { socials: ['farcaster'] } })
  const farcaster = dialog.getByRole('button', { name: 'Continue with Farcaster' })
  const code = dialog.getByRole('img', { name: 'QR code for the login with Farcaster' })
  await farcaster.click()
  await expect.element(code).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.element(farcaster).toBeVisible()
  await clock.advance(100)
  expect(kit.getState().social?.flow.status).toBe('idle')
  frame.behavior.set('connectFarcaster', new UserRejectedError())
  await farcaster.click()
  await expect.element(dialog.getByText('Login declined')).toBeVisible()
  frame.behavior.clear()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(code).toBeVisible()
  frame.approveFarcaster()
  await expect.poll(() => kit.getState().connection.eip155?.status).toBe('connected')
  expect(kit.getState().modal.status).toBe('closed')
})

test('behavior: the wallets are behind a button', async () => {
  await setUp([installed], { features: { collapseWallets: true } })
  await dialog.getByRole('button', { name: 'Continue with a wallet' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Fake Wallet' })).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})

test('behavior: with two panes, the field is beside the chosen wallet too', async () => {
  await page.viewport(1000, 800)
  const { kit } = await setUp([{ ...installed, behavior: 'hangs' }], { enableTwoPanes: true })
  await expect.element(field).toBeVisible()
  await dialog.getByRole('button', { name: 'Fake Wallet' }).click()
  await expect.poll(() => kit.getState().connection.eip155?.status).toBe('connecting')
  await expect.element(field).toBeVisible()
})

test('behavior: without the option, neither the field nor its code is loaded', async () => {
  const { kit } = createKitWithWallets()
  await render(<TestApp kit={kit} />)
  void openModal(kit)
  await expect.element(dialog.getByRole('button', { name: 'Fake Wallet' })).toBeVisible()
  expect(field.elements()).toEqual([])
  await connect(kit, { connectorId: 'io.fake' })
  expect(kit.getState()).not.toHaveProperty('login')
})

test('behavior: a provider that the server of the frame lacks is not offered', async () => {
  const absent = { status: 'absent', code: 'unsupported' } as const
  const { origin } = createFakeFrame()
  const login = {
    frameOrigin: origin,
    farcaster: absent,
    socials: { google: { status: 'available' } },
  } as const
  const api = { ...fakeDataApi()(), getCapabilities: async () => ({ login }) }
  await setUp([installed], {
    features: { socials: ['google', 'x', 'farcaster'] },
    dataApi: () => api,
  })
  await expect.element(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await expect
    .element(dialog.getByRole('button', { name: 'Continue with Farcaster' }))
    .not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Continue with X' })).not.toBeInTheDocument()
})
