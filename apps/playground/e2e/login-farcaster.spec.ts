import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import type { LoginPage } from './LoginPage.js'
import { expect, test } from './loginFixtures.js'
import { viewportPixels } from './viewportPixels.js'

/** Starts the login, in the modal. */
async function start(login: LoginPage): Promise<void> {
  if (!(await login.modal.isVisible())) await login.button.click()
  await login.modal.getByRole('button', { name: 'Continue with Farcaster' }).click()
}

/** Opens the address that the modal shows as a code, as a phone does. */
async function scan({ modal, page }: LoginPage): Promise<Page> {
  const code = modal.getByRole('img', { name: 'QR code for the login with Farcaster' })
  await expect(code).toBeVisible()
  async function read(): Promise<string> {
    const { data, width, height } = await viewportPixels(page, code)
    return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? ''
  }
  // While the code appears, parts of it are transparent.
  let url = ''
  await expect.poll(async () => (url = await read())).toContain('/siwf?channelToken=')
  const phone = await page.context().newPage()
  await phone.goto(url)
  return phone
}

/** Decides in the app of the user. */
async function decide(phone: Page, userName: string, decision: 'Approve' | 'Decline'): Promise<void> {
  await phone.getByLabel('User').selectOption({ label: userName })
  await phone.getByRole('button', { name: decision }).click()
  const outcome = decision === 'Approve' ? /^Logged in to / : 'There is no such login'
  await expect(phone.getByRole('heading', { name: outcome })).toBeVisible()
  await phone.close()
}

/** A user of its own for each test: a wallet that exists opens on another device only if the first one allows it. */
const users = { alice: 'alice (FID 101)', bob: 'bob (FID 102)', carol: 'carol (FID 103)' } as const

test('default: a user of Farcaster approves the login on a phone, and signs', async ({ login }) => {
  await login.visit({ socials: ['google', 'farcaster'] })
  await start(login)
  await decide(await scan(login), users.alice, 'Approve')
  await expect(login.fact('EVM', 'Status')).toHaveText('connected')
  await expect(login.modal).toBeHidden()
  expect(await login.signMessage()).toBe(await login.getAddress('EVM'))
})

test('behavior: a user who declines can try again', async ({ login }) => {
  await login.visit({ socials: ['google', 'farcaster'] })
  await start(login)
  await decide(await scan(login), users.bob, 'Decline')
  await expect(login.modal.getByText('Login declined')).toBeVisible()
  await expect(login.fact('EVM', 'Status')).toHaveText('disconnected')
  await login.modal.getByRole('button', { name: 'Try again' }).click()
  await decide(await scan(login), users.bob, 'Approve')
  await expect(login.fact('EVM', 'Status')).toHaveText('connected')
})

test('behavior: a user who goes back while the login waits can log in by e-mail', async ({ login }) => {
  const email = 'farcaster-left@devnet.example'
  await login.visit({ socials: ['google', 'farcaster'] })
  await start(login)
  const phone = await scan(login)
  await login.modal.getByRole('button', { name: 'Back' }).click()
  await expect(login.emailField).toBeVisible()
  await login.emailField.fill(email)
  await login.emailField.press('Enter')
  await login.confirmLink(email)
  await login.enterCode(email)
  await expect(login.fact('EVM', 'Status')).toHaveText('connected')
  const address = await login.getAddress('EVM')
  // An approval of the login that has ended changes nothing.
  await decide(phone, users.carol, 'Approve')
  expect(await login.signMessage()).toBe(address)
  await expect(login.fact('EVM', 'Address')).toHaveText(address)
})
