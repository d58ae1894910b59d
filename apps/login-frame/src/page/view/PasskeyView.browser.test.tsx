import './frame.css'
import './settings/settings.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createApprovalQueue } from '../approval/createApprovalQueue.js'
import { en } from '../copy/en.js'
import { frame as ar } from '../copy/languages/ar/frame.js'
import { createFakeAuthenticator } from '../passkey/createFakeAuthenticator.fixtures.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { App } from './App.js'

const origin = 'https://my-dapp.example'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const title = (name: string) => expect.element(page.getByRole('heading', { name, level: 1 })).toHaveFocus()

beforeEach(() => page.viewport(360, 600))
afterEach(cleanup)

/** Renders the page with a request for the passkey, or with the settings. */
async function setUp({
  type = 'passkey',
  copy = en,
}: {
  type?: 'passkey' | 'settings'
  copy?: typeof en
} = {}) {
  const vault = createFakeVault()
  if (type === 'settings') await vault.verifyCode({ code: '123456' })
  const authenticator = createFakeAuthenticator()
  const queue = createApprovalQueue({
    prepare: () => Promise.reject(new Error('Nothing is prepared')),
    sign: () => Promise.reject(new Error('Nothing is signed')),
  })
  document.documentElement.dir = copy.direction
  const settings = { vault, authenticator, copy: async () => {}, setTimer: () => () => {} }
  const createWork = () => settings
  await render(
    <App
      {...{ queue, copy, createWork }}
      // Tests find the settings in this page.
      isFramed={() => true}
      networks={[]}
      projectId="my-project"
      now={() => performance.now()}
    />,
  )
  const outcome = queue.request(
    { origin, chainId: 'eip155:1', address: '', request: { type } },
    new AbortController().signal,
  )
  outcome.catch(() => undefined)
  return { vault, authenticator, outcome }
}

/** Clicks the button as soon as a click has an effect. */
async function use(copy = en): Promise<void> {
  await expect.element(button(copy.passkey.use)).toHaveAttribute('aria-disabled', 'false')
  await button(copy.passkey.use).click()
}

test('default: says which site asks, and logs in with the passkey', async () => {
  const { authenticator, outcome } = await setUp()
  await title(en.passkey.title)
  await expect.element(page.getByText(origin)).toBeVisible()
  await use()
  expect(await outcome).toMatchObject({ status: 'approved' })
  expect(authenticator.calls.map(([name]) => name)).toEqual(['logIn'])
})

test.each([
  ['en', en],
  ['ar', ar],
] as const)('default: on a new device, it asks once more (%s)', async (_, copy) => {
  const { vault, authenticator, outcome } = await setUp({ copy })
  vault.setUnlock({ credentialId: 'aWQ', salt: 'B'.repeat(43) })
  await title(copy.passkey.title)
  await use(copy)
  await title(copy.passkey.unlockTitle)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await use(copy)
  expect(await outcome).toMatchObject({ status: 'approved' })
  expect(authenticator.calls.map(([name]) => name)).toEqual(['logIn', 'readKey'])
})

test('behavior: a passkey that was not used is reported, and the user can try again', async () => {
  const { authenticator, outcome } = await setUp()
  authenticator.failWith('passkey_cancelled')
  await use()
  await expect.element(page.getByText(en.errors.passkey_cancelled)).toBeVisible()
  authenticator.failWith(null)
  await use()
  expect(await outcome).toMatchObject({ status: 'approved' })
})

test('behavior: the user cancels', async () => {
  const { authenticator, outcome } = await setUp()
  await title(en.passkey.title)
  await button(en.passkey.cancel).click()
  expect(await outcome).toMatchObject({ status: 'declined' })
  expect(authenticator.calls).toEqual([])
})

test('behavior: the settings add the passkey, and remove what the operator opens the wallet with', async () => {
  const { vault } = await setUp({ type: 'settings' })
  const { passkey, title: settings, notManaged } = en.settings
  await title(settings)
  await page.getByRole('button', { name: passkey.title }).click()
  await title(passkey.title)
  await button(passkey.add).click()
  await expect.element(page.getByText(passkey.done.added)).toBeVisible()
  await page.getByRole('button', { name: passkey.removeManaged.row }).click()
  await title(passkey.removeManaged.title)
  for (const point of passkey.removeManaged.points) await expect.element(page.getByText(point)).toBeVisible()
  await button(passkey.removeManaged.confirm).click()
  await expect.element(page.getByText(passkey.done.removeManaged)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: notManaged })).toBeVisible()
  expect(await vault.listEnvelopes()).toEqual(['passkey'])
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector('main')).toBeNull()
})
