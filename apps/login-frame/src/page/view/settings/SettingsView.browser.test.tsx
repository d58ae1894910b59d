import '../frame.css'
import './settings.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { VaultError } from '../../../shared/vault/VaultError.js'
import { createApprovalQueue } from '../../approval/createApprovalQueue.js'
import type { Copy } from '../../copy/Copy.js'
import { en } from '../../copy/en.js'
import { frame as ar } from '../../copy/languages/ar/frame.js'
import { createFakeAuthenticator } from '../../passkey/createFakeAuthenticator.fixtures.js'
import { createFakeVault } from '../../vault/createFakeVault.fixtures.js'
import { App } from '../App.js'
import { resize } from '../renderRequest.fixtures.js'

const origin = 'https://my-dapp.example'
const words = Array.from({ length: 24 }, (_, index) => `word${index + 1}`)
const device = { origin, createdAt: Date.now(), seenAt: Date.now() - 3_600_000 }

beforeEach(() => page.viewport(360, 600))
afterEach(cleanup)

/** Renders the page with the settings open. */
async function setUp({ copy = en, email = 'user@my-dapp.example' as string | null } = {}) {
  const fake = createFakeVault()
  const user = { ...fake.user, email, ...(email === null && { userName: 'octocat' }) }
  const vault = {
    ...fake,
    restore: async () => user,
    exportPhrase: async (parameters: { readonly code: string }) => {
      await fake.exportPhrase(parameters)
      return words.join(' ')
    },
  }
  vault.devices.push(
    { ...device, id: 'a', label: 'Chrome on macOS', isCurrent: true },
    { ...device, id: 'b', label: 'Safari on iOS', isCurrent: false },
  )
  const copied: string[] = []
  const timers: (() => void)[] = []
  const authenticator = createFakeAuthenticator()
  const settings = {
    vault,
    authenticator,
    async copy(text: string) {
      copied.push(text)
    },
    setTimer(run: () => void) {
      timers.push(run)
      return () => {}
    },
  }
  const queue = createApprovalQueue({
    prepare: () => Promise.reject(new Error('Nothing is prepared')),
    sign: () => Promise.reject(new Error('Nothing is signed')),
  })
  document.documentElement.dir = copy.direction
  const clock = { stoppedAt: null as number | null }
  const now = () => clock.stoppedAt ?? performance.now()
  const createWork = () => settings
  // Tests find the settings in this page.
  const isFramed = () => true
  await render(<App {...{ queue, copy, createWork, now, isFramed }} networks={[]} projectId="my-project" />)
  const controller = new AbortController()
  const outcome = queue.request(
    { origin, chainId: 'eip155:1', address: user.addresses.eip155, request: { type: 'settings' } },
    controller.signal,
  )
  outcome.catch(() => undefined)
  await expect.element(page.getByRole('button', { name: copy.close })).toBeVisible()
  return { vault, authenticator, queue, outcome, controller, copied, timers, clock }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const title = (name: string) => expect.element(page.getByRole('heading', { name, level: 1 })).toHaveFocus()
const isInside = () => {
  const view = document.querySelector('main')
  const buttons = [...document.querySelectorAll('.footer button')].map((each) => each.getBoundingClientRect())
  return {
    isWide: (view?.scrollWidth ?? 0) > 360 || document.documentElement.scrollWidth > 360,
    isCut: buttons.some(({ left, right, bottom }) => left < 0 || right > 360 || bottom > 600),
    hasStyle: document.querySelector('main [style]') !== null,
  }
}

/** Goes through the export until the words can be shown. */
async function exportPhrase(copy: Copy = en): Promise<void> {
  const { warning, code, phrase, phraseRow } = copy.settings
  await button(phraseRow).click()
  await title(warning.title)
  expect(isInside()).toEqual({ isWide: false, isCut: false, hasStyle: false })
  await page.getByRole('textbox').fill(warning.word)
  await button(warning.send).click()
  await title(code.title)
  expect(isInside()).toEqual({ isWide: false, isCut: false, hasStyle: false })
  await page.getByRole('textbox', { name: code.label }).fill('12 34 56')
  await userEvent.keyboard('{Enter}')
  await title(phrase.title)
  await expect.element(button(phrase.show)).toHaveAttribute('aria-disabled', 'false')
}

test('default: shows whose wallet it is, who can recover it, and closes', async () => {
  const { vault, outcome } = await setUp()
  await title(en.settings.title)
  const { eip155, solana } = vault.user.addresses
  for (const text of ['user@my-dapp.example', eip155, solana, en.settings.managed])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await button(en.close).click()
  expect(await outcome).toEqual({ status: 'approved', result: null })
  expect(document.querySelector('main')).toBeNull()
})

test('default: the export shows 24 words, and forgets them', async () => {
  const { outcome, copied } = await setUp()
  await exportPhrase()
  expect(document.body.textContent).not.toContain('word1')
  await button(en.settings.phrase.show).click()
  const list = page.getByRole('list', { name: en.settings.phrase.words })
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(words)
  expect(isInside()).toEqual({ isWide: false, isCut: false, hasStyle: false })
  await button(en.settings.phrase.copy).click()
  await expect.element(page.getByText(en.settings.phrase.copied)).toBeVisible()
  expect(copied).toEqual([words.join(' ')])
  await button(en.settings.phrase.done).click()
  await title(en.settings.title)
  expect(document.documentElement.outerHTML).not.toMatch(/word\d/)
  await button(en.close).click()
  expect(await outcome).toEqual({ status: 'approved', result: null })
})

test('behavior: the words are hidden after a minute, and when the page is hidden or covered', async () => {
  const { timers } = await setUp()
  await exportPhrase()
  const { show, hide } = en.settings.phrase
  await button(show).click()
  expect(document.body.textContent).toContain('word24')
  timers.at(-1)?.()
  await expect.element(button(show)).toBeVisible()
  expect(document.documentElement.outerHTML).not.toMatch(/word\d/)
  await button(show).click()
  await expect.element(button(hide)).toBeVisible()
  const cover = document.createElement('div')
  Object.assign(cover.style, { position: 'fixed', inset: '0', pointerEvents: 'none', background: 'red' })
  document.body.append(cover)
  await expect.element(page.getByText(en.covered)).toBeInTheDocument()
  expect(document.documentElement.outerHTML).not.toMatch(/word\d/)
  // Without the checks of the test library: the button is not enabled.
  await button(show).click({ force: true })
  expect(document.documentElement.outerHTML).not.toMatch(/word\d/)
  cover.remove()
  await expect.element(button(show)).toHaveAttribute('aria-disabled', 'false')
  await button(show).click()
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'visibilityState')
  await expect.element(button(show)).toBeVisible()
  expect(document.documentElement.outerHTML).not.toMatch(/word\d/)
})

test('error: the words are hidden, and not copied, while a region of the view is covered, each region in turn', async () => {
  const { copied } = await setUp()
  await exportPhrase()
  const { show, copy } = en.settings.phrase
  for (const selector of ['h1', '.content > p', '.words', '.footer .button']) {
    await expect.element(button(show)).toHaveAttribute('aria-disabled', 'false')
    await button(show).click()
    await expect.element(button(copy)).toBeVisible()
    const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const cover = document.createElement('div')
    const [left, top] = [`${x}px`, `${y}px`]
    Object.assign(cover.style, { position: 'fixed', left, top, width: `${width}px`, height: `${height}px` })
    Object.assign(cover.style, { pointerEvents: 'none', background: 'red' })
    document.body.append(cover)
    await expect.poll(() => document.documentElement.outerHTML).not.toMatch(/word\d/)
    expect(button(copy).elements()).toEqual([])
    cover.remove()
  }
  expect(copied).toEqual([])
})

test('error: a click of a script, and one right after the display, show nothing', async () => {
  const { clock } = await setUp()
  const { show } = en.settings.phrase
  await exportPhrase()
  const element = button(show).element() as HTMLButtonElement
  element.click()
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  // However late the click comes, no time has passed since the display.
  clock.stoppedAt = performance.now()
  await resize(590)
  await button(show).click({ force: true })
  await expect.element(button(show)).toBeVisible()
  expect(document.documentElement.outerHTML).not.toMatch(/word\d/)
})

test('error: a wrong code can be corrected, and the code is resent after 30 s at the earliest', async () => {
  const { vault } = await setUp()
  const { warning, code, phrase, phraseRow } = en.settings
  await button(phraseRow).click()
  const typed = page.getByRole('textbox')
  await typed.fill('exprt')
  await button(warning.send).click({ force: true })
  await expect.element(typed).toBeVisible()
  expect(vault.calls.map(({ name }) => name)).not.toContain('startExport')
  await typed.fill('EXPORT')
  await button(warning.send).click()
  const field = page.getByRole('textbox', { name: code.label })
  await expect.element(button(/in \d+ s/)).toHaveAttribute('aria-disabled', 'true')
  await button(/in \d+ s/).click({ force: true })
  vault.failWith(new VaultError({ code: 'code_wrong', message: 'The code is wrong.' }))
  await field.fill('000000')
  await button(code.submit).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.settings.errors.code_wrong)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  vault.failWith(null)
  await field.fill('123456')
  await button(code.submit).click()
  await title(phrase.title)
  expect(vault.calls.filter(({ name }) => name === 'startExport')).toHaveLength(1)
})

test('behavior: a user without an email address cannot export, and reads why', async () => {
  await setUp({ email: null })
  await expect.element(button(en.settings.phraseRow)).toBeDisabled()
  await expect.element(page.getByText(en.settings.phraseRowUnavailable)).toBeVisible()
  await expect.element(page.getByText('octocat')).toBeVisible()
})

test('default: revokes another device after a confirmation', async () => {
  const { vault } = await setUp()
  const { device: copy, devices } = en.settings
  await button(devices).click()
  await title(devices)
  await expect.element(page.getByText(copy.current)).toBeVisible()
  await expect.element(page.getByText('Last active: 1 hour ago').first()).toBeVisible()
  await button('Revoke Safari on iOS').click()
  await title(copy.askTitle)
  await button(copy.cancel).click()
  await title(devices)
  expect(vault.devices).toHaveLength(2)
  await button('Revoke Safari on iOS').click()
  await button(copy.revoke).click()
  await expect.element(page.getByText(copy.revoked)).toBeVisible()
  await expect.element(button('Revoke Chrome on macOS')).toBeVisible()
  expect(page.getByText('Safari on iOS').elements()).toEqual([])
})

test('behavior: revoking this device ends the session, and the app learns that', async () => {
  const { vault, outcome } = await setUp()
  const { device: copy, devices } = en.settings
  await button(devices).click()
  await button('Revoke Chrome on macOS').click()
  await title(copy.askCurrentTitle)
  await button(copy.revokeCurrent).click()
  expect(await outcome).toEqual({ status: 'failed', code: 'session_expired' })
  expect(vault.calls.map(({ name }) => name)).toContain('signOut')
})

test('error: the devices are loaded again', async () => {
  const { vault } = await setUp()
  vault.failWith(new VaultError({ code: 'service_unavailable', message: 'Not reachable.' }))
  await button(en.settings.devices).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.errors.service_unavailable)
  vault.failWith(null)
  await button(en.settings.retry).click()
  await expect.element(page.getByText('Safari on iOS')).toBeVisible()
})

test.each([en, ar])(
  'default: adds a passkey, and then only the user can recover the wallet ($direction)',
  async (copy) => {
    const { vault } = await setUp({ copy })
    const { passkey } = copy.settings
    const inside = { isWide: false, isCut: false, hasStyle: false }
    await button(new RegExp(passkey.title)).click()
    await title(passkey.title)
    expect(isInside()).toEqual(inside)
    await button(passkey.add).click()
    await expect.element(page.getByText(passkey.done.added)).toBeVisible()
    expect(isInside()).toEqual(inside)
    await button(passkey.removeManaged.row).click()
    await title(passkey.removeManaged.title)
    expect(isInside()).toEqual(inside)
    await button(passkey.removeManaged.confirm).click()
    await expect.element(page.getByText(passkey.done.removeManaged)).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(1)
    expect(vault.calls.map(({ name }) => name)).toContain('removeManaged')
  },
)

test('error: a removal by a script, right after the display, or with a covered button', async () => {
  const { vault, clock } = await setUp()
  const { passkey } = en.settings
  await button(new RegExp(passkey.title)).click()
  await button(passkey.add).click()
  clock.stoppedAt = performance.now()
  await button(passkey.removeManaged.row).click()
  const confirm = button(passkey.removeManaged.confirm)
  await confirm.click({ force: true })
  clock.stoppedAt = null
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'false')
  ;(confirm.element() as HTMLButtonElement).click()
  const cover = document.createElement('div')
  Object.assign(cover.style, { position: 'fixed', inset: '0', pointerEvents: 'none', background: 'red' })
  document.body.append(cover)
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  await confirm.click({ force: true })
  cover.remove()
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'false')
  await button(en.passkey.cancel).click()
  await title(passkey.title)
  expect(vault.calls.map(({ name }) => name)).not.toContain('removeManaged')
})

test('error: a passkey that cannot encrypt is refused, and the user reads why', async () => {
  const { authenticator } = await setUp()
  const { passkey } = en.settings
  authenticator.failWith('passkey_no_prf')
  await button(new RegExp(passkey.title)).click()
  await button(passkey.add).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.errors.passkey_no_prf)
  await expect.element(button(passkey.add)).toHaveAttribute('aria-disabled', 'false')
})

test('behavior: Escape closes the settings, and the app can close them too', async () => {
  const first = await setUp()
  await exportPhrase()
  await userEvent.keyboard('{Escape}')
  expect(await first.outcome).toEqual({ status: 'approved', result: null })
  await cleanup()
  const second = await setUp()
  await exportPhrase()
  await button(en.settings.phrase.show).click()
  second.controller.abort(new Error('closed'))
  await expect(second.outcome).rejects.toThrow('closed')
  expect(document.documentElement.outerHTML).not.toMatch(/word\d/)
})

test('behavior: in Arabic', async () => {
  await setUp({ copy: ar })
  expect(isInside()).toEqual({ isWide: false, isCut: false, hasStyle: false })
  await exportPhrase(ar)
  await button(ar.settings.phrase.show).click()
  const list = page.getByRole('list', { name: ar.settings.phrase.words })
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(words)
  expect(isInside()).toEqual({ isWide: false, isCut: false, hasStyle: false })
})
