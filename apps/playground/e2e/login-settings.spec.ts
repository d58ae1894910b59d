import type { Frame, Page } from '@playwright/test'
import { mnemonicToAccount } from 'viem/accounts'
import { axeViolations } from './axeViolations.js'
import { clickAndClose } from './clickAndClose.js'
import { expect, test } from './loginFixtures.js'

/** Records all that reaches the window of the app, and all that the frame sends through its port. */
function recordMessages(): void {
  const sent: string[] = []
  Object.assign(window, { sent })
  window.addEventListener('message', ({ data }) => sent.push(JSON.stringify(data)))
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function post(this: MessagePort, ...values: unknown[]) {
    sent.push(JSON.stringify(values[0]))
    return Reflect.apply(postMessage, this, values)
  }
}

const readMessages = (frame: Frame) =>
  frame.evaluate(() => (Reflect.get(window, 'sent') as string[]).splice(0))

function findFrame(page: Page): Frame {
  const frame = page.frames().find((each) => each.parentFrame())
  if (!frame) throw new Error('The login frame is not loaded.')
  return frame
}

/** Goes through the export until the code was sent. */
async function requestCode(settings: Page): Promise<void> {
  await settings.getByRole('button', { name: 'Recovery phrase' }).click()
  await settings.getByRole('textbox', { name: /type “export”/ }).fill('export')
  await settings.getByRole('button', { name: 'Email me a code' }).click()
  await expect(settings.getByRole('heading', { name: 'Enter the code' })).toBeFocused()
}

test('default: the exported phrase opens the same wallet, and no word of it reaches the app', async ({
  login,
  page,
}) => {
  const email = 'quinn@devnet.example'
  await page.addInitScript(recordMessages)
  await login.visit()
  await login.logIn(email)
  const address = await login.getAddress('EVM')
  login.endCooldown()
  const frame = findFrame(page)
  await readMessages(frame)
  await readMessages(page.mainFrame())

  const settings = await login.openSettings()
  await expect(settings.getByText(email)).toBeVisible()
  await expect(settings.getByText(address)).toBeVisible()
  await expect(settings.getByText('Recoverable by this site’s operator')).toBeVisible()
  expect(await axeViolations(settings)).toEqual([])
  await requestCode(settings)
  const code = await login.readCode(email)
  const field = settings.getByRole('textbox', { name: 'Code' })
  await field.fill(code === '000000' ? '111111' : '000000')
  await field.press('Enter')
  await expect(settings.getByRole('alert')).toHaveText(/The code is wrong/)
  await field.fill(code)
  await field.press('Enter')
  await settings.getByRole('button', { name: 'Show the words' }).click()
  const words = await settings.getByRole('list', { name: /Words/ }).getByRole('listitem').allTextContents()
  expect(words).toHaveLength(24)
  expect(mnemonicToAccount(words.join(' ')).address).toBe(address)
  expect(await axeViolations(settings)).toEqual([])

  await settings.getByRole('button', { name: 'Done' }).click()
  await expect(settings.getByRole('list', { name: /Words/ })).toHaveCount(0)
  await clickAndClose(settings, 'Close')
  // The view before it.
  await expect(login.row('Wallet settings')).toBeVisible()
  const messages = (await readMessages(frame))
    .map((text): unknown => JSON.parse(text))
    // React schedules its work with empty messages to itself.
    .filter((message) => message !== null)
  expect(messages).toEqual([
    { type: '@w3m-frame/SYNC_THEME_SUCCESS', id: expect.any(String) },
    { type: '@w3m-frame/SYNC_THEME_SUCCESS', id: expect.any(String) },
    { type: '@w3m-frame/RPC_REQUEST_SUCCESS', id: expect.any(String), payload: null },
  ])
  expect(await readMessages(page.mainFrame())).not.toContainEqual(expect.stringContaining('w3m-frame'))
})

test('behavior: closing the modal closes the settings, and forgets the words', async ({ login, page }) => {
  const email = 'hana@devnet.example'
  await login.visit()
  await login.logIn(email)
  login.endCooldown()
  const settings = await login.openSettings()
  await requestCode(settings)
  await settings.getByRole('textbox', { name: 'Code' }).fill(await login.readCode(email))
  await settings.getByRole('button', { name: 'Continue' }).click()
  await settings.getByRole('button', { name: 'Show the words' }).click()
  await expect(settings.getByRole('listitem')).toHaveCount(24)
  // The frame covers the button for the mouse.
  await login.modal.getByRole('button', { name: 'Close' }).dispatchEvent('click')
  await expect(login.modal).toBeHidden()
  await expect.poll(() => settings.isClosed()).toBe(true)
  await expect(page.locator('iframe')).toBeHidden()
  // The settings open again, and the wallet signs.
  await login.openSettings()
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toBeHidden()
  await expect(login.fact('EVM', 'Status')).toHaveText('connected')
})

test('behavior: a device that is revoked cannot sign any more, and says why', async ({
  login,
  browser,
  baseURL,
}) => {
  const email = 'ines@devnet.example'
  await login.visit()
  await login.logIn(email)
  login.endCooldown()
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = login.onPage(await context.newPage())
  await other.visit()
  await other.logIn(email)

  const settings = await other.openSettings()
  await settings.getByRole('button', { name: 'Devices' }).click()
  await expect(settings.getByRole('listitem')).toHaveCount(2)
  expect(await axeViolations(settings)).toEqual([])
  const first = settings.getByRole('listitem').filter({ hasNotText: 'This device' })
  await first.getByRole('button', { name: /Revoke/ }).click()
  await expect(settings.getByRole('heading', { name: 'Revoke this device?' })).toBeFocused()
  await settings.getByRole('button', { name: 'Revoke' }).click()
  await expect(settings.getByText('The device was revoked.')).toBeVisible()
  await expect(settings.getByRole('listitem')).toHaveCount(1)

  const result = await login.run('EVM', 'Sign a message')
  await login.approve()
  await expect(login.frame.getByRole('alert')).toHaveText(/was revoked\. Log in again/)
  await login.frame.getByRole('button', { name: 'Close' }).click()
  await expect(result).toContainText(/was revoked/)
  await expect(login.fact('EVM', 'Status')).toHaveText('disconnected')

  // This device too: it is logged out, and the kit follows.
  await settings.getByRole('button', { name: /Revoke/ }).click()
  await clickAndClose(settings, 'Revoke and log out')
  await expect(other.fact('EVM', 'Status')).toHaveText('disconnected')
  await expect(other.page.locator('iframe')).toBeHidden()
  await context.close()
})
