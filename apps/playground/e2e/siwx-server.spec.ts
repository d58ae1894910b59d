import type { Locator, Page, Response } from '@playwright/test'
import { expect, test } from './fixtures.js'

// The browser reports refused requests.
test.use({ expectedErrors: [/status of 401/] })

const fact = (page: Page, name: string): Locator => page.locator(`dt:text-is("${name}") + dd`)
const isVerification = (response: Response): boolean => response.url().endsWith('/api/sign-in/verify')

/** Reads the protected data, and returns the answer of the server. */
async function readProtected(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Read protected data' }).click()
  return fact(page, 'Answer')
}

/** Connects Harbor, and signs the message. Returns what the page sent to the server. */
async function signIn(page: Page, modal: Locator, button: Locator): Promise<Record<string, string>> {
  await page.goto('/sign-in.html?sessions=server')
  await button.click()
  await modal.getByRole('button', { name: 'Harbor' }).click()
  await expect(modal.getByRole('button', { name: 'Sign' })).toBeEnabled()
  const verification = page.waitForResponse(isVerification)
  await modal.getByRole('button', { name: 'Sign' }).click()
  const response = await verification
  expect(response.status()).toBe(200)
  await expect(fact(page, 'Sign-in')).toHaveText('signed-in')
  await expect(modal).toBeHidden()
  return response.request().postDataJSON()
}

test('default: the server verifies the message, and gives its data to the account until the sign-out', async ({
  page,
  context,
  workbench: { modal, button, harbor },
}) => {
  await page.goto('/sign-in.html?sessions=server')
  await expect(await readProtected(page)).toContainText('401')
  await signIn(page, modal, button)
  await expect(await readProtected(page)).toContainText('"chainId":"eip155:31337"')
  const [cookie] = (await context.cookies()).filter(({ name }) => name === '__Host-siwx-session')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => document.cookie)).toBe('')

  await page.reload()
  await expect(fact(page, 'Sign-in')).toHaveText('signed-in')
  await expect(modal).toBeHidden()
  expect(await harbor.prompts()).toEqual([])

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(fact(page, 'Status')).toHaveText('disconnected')
  await expect(await readProtected(page)).toContainText('401')
  // The token is revoked, not only forgotten.
  await context.addCookies(cookie ? [cookie] : [])
  await expect(await readProtected(page)).toContainText('401')
})

test('behavior: another network needs another signature, and the session is that of the last one', async ({
  page,
  workbench: { modal, button, networkButton },
}) => {
  await signIn(page, modal, button)
  await networkButton.click()
  await modal.getByRole('button', { name: 'Devnet 31338' }).click()
  await expect(modal.getByRole('region', { name: 'Message to sign' })).toContainText('Chain ID: 31338')
  await modal.getByRole('button', { name: 'Sign' }).click()
  await expect(fact(page, 'Chain')).toHaveText('eip155:31338')
  await expect(await readProtected(page)).toContainText('"chainId":"eip155:31338"')
})

test('behavior: a session that the server has ended is asked for again after a reload', async ({
  page,
  context,
  workbench: { modal, button },
}) => {
  await signIn(page, modal, button)
  await context.clearCookies()
  await page.reload()
  await expect(modal.getByRole('heading', { name: 'Sign in to Playground' })).toBeVisible()
  await modal.getByRole('button', { name: 'Sign' }).click()
  await expect(fact(page, 'Sign-in')).toHaveText('signed-in')
  await expect(await readProtected(page)).toContainText('200')
})

test('error: a message that was used, or has one other field, is refused', async ({
  page,
  workbench: { modal, button },
}) => {
  const used = await signIn(page, modal, button)
  const send = (change: (message: string) => string) =>
    page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch('/api/sign-in/verify', { method: 'POST', headers, body })
        return `${response.status} ${(await response.json()).error}`
      },
      JSON.stringify({ ...used, message: change(used.message ?? '') }),
    )
  const { message = '' } = used
  const nonce = /Nonce: (\w+)/.exec(message)?.[1] ?? ''
  expect(nonce).toMatch(/^[0-9a-f]{32}$/)
  const fresh = await page.evaluate(async () => (await (await fetch('/api/sign-in/nonce')).json()).nonce)
  const withFresh = (text: string) => text.replace(nonce, fresh)

  expect(await send((text) => text)).toBe('401 invalidNonce')
  expect(await send(withFresh)).toBe('401 invalidSignature')
  for (const [from, to, reason] of [
    [/^127\.0\.0\.1/, '127.0.0.2', 'fieldMismatch'],
    ['URI: http://127.0.0.1', 'URI: http://127.0.0.2', 'fieldMismatch'],
    ['Chain ID: 31337', 'Chain ID: 1', 'fieldMismatch'],
    ['Chain ID: 31337', 'Chain ID: 31338', 'invalidSignature'],
    ['Sign in to the playground.', 'Transfer everything.', 'invalidSignature'],
    ['Issued At: 20', 'Issued At: 19', 'invalidSignature'],
  ] as const) {
    const changed = message.replace(from, to)
    expect(changed).not.toBe(message)
    expect(await send((text) => withFresh(text.replace(from, to)))).toBe(`401 ${reason}`)
  }
  await expect(await readProtected(page)).toContainText('200')
})
