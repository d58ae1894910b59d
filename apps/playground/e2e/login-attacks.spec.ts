import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { LoginPage } from './LoginPage.js'
import { expect, test } from './loginFixtures.js'
import { openProvider } from './providerSteps.js'

const closeWindow = 'Close this window and log in again.'

/** Begins a login on another device. Returns the address with which it begins at the provider: the attacker sends it to the user. */
async function beginOnOtherDevice(
  login: LoginPage,
  context: BrowserContext,
  provider: string,
): Promise<string> {
  const attacker = login.onPage(await context.newPage())
  await attacker.visit()
  // The page that it leads to belongs to the session of the attacker at the provider.
  const beginning = context.waitForEvent('request', (request) => /[?&]client_id=/.test(request.url()))
  await openProvider(attacker, provider)
  return (await beginning).url()
}

/** Logs in at the provider with real clicks. */
async function continueAs(page: Page, userName: string): Promise<void> {
  await page.getByLabel('User name').fill(userName)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Records the messages of a page, as an injected script does. */
async function collectMessages(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const received: unknown[] = []
    Object.assign(window, { received })
    addEventListener('message', ({ data }) => received.push(data))
  })
  return () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'received')))
}

for (const provider of ['Google', 'GitHub']) {
  test(`error: the code of a login with ${provider} that another device has begun reaches no page of the victim's browser`, async ({
    login,
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const uri = await beginOnOtherDevice(login, context, provider)
    // An allowed app with an injected script: its own frame has begun another login.
    await login.visit()
    const own = await openProvider(login, provider)
    const received = await collectMessages(page)
    const opening = page.waitForEvent('popup')
    await page.evaluate((url) => void open(url, '_blank', 'popup'), uri)
    const popup = await opening
    await continueAs(popup, 'victor')
    await expect(popup.getByText(closeWindow)).toBeVisible()
    const code = new URL(popup.url()).searchParams.get('code') ?? ''
    expect(code.length).toBeGreaterThan(8)
    expect(await received()).not.toContain(code)
    // The login that this browser has begun works all the same, and its code stays in the frame.
    await continueAs(own, 'victor')
    await expect(login.fact('EVM', 'Status')).toHaveText('connected')
    const messages = await received()
    expect(messages).toContain('resultUri')
    expect(messages).not.toContain('code=')
    await context.close()
  })
}

test('error: a link to the page of redirects, of an evil site or of an allowed app, begins no login', async ({
  login,
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const uri = await beginOnOtherDevice(login, context, 'Google')
  await login.visit()
  const frameOrigin = new URL(new URL(page.url()).searchParams.get('frame') ?? '').origin
  for (const returnUrl of [page.url(), 'https://evil.example/']) {
    const fragment = new URLSearchParams({ uri, return: returnUrl, key: 'K'.repeat(43) }).toString()
    const digest = createHash('sha256').update(fragment).digest('base64url')
    const link = `${frameOrigin}/redirect?digest=${digest}#${fragment}`
    await login.visit()
    await page.evaluate((url) => void location.assign(url), link)
    await expect(page.getByText('The login can’t start here.', { exact: false })).toBeVisible()
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByText('The login can’t start here.', { exact: false })).toBeVisible()
  }
  await context.close()
})
