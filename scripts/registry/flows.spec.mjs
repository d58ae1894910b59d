import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'

// Runs in an app of a template (tryScaffold.mjs), beside its own test: everything that its page offers works on the devnet, under its
// Content-Security-Policy.

const inboxUrl = 'http://127.0.0.1:8792'
const recipient = '0x2222222222222222222222222222222222222222'

/** @type {string[]} */
let problems = []

test.beforeEach(({ page }) => {
  problems = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
})

test.afterEach(() => expect(problems).toEqual([]))

test('default: a user without a wallet logs in, with the mails of the inbox', async ({ page }) => {
  const email = `user-${Date.now()}@my-dapp.example`
  await page.goto('/')
  await page.getByRole('button', { name: /connect/i }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /e-?mail/i }).fill(email)
  await page.keyboard.press('Enter')
  const tab = await page.context().newPage()
  await tab.goto(await readMail(email, /http\S+\/recovery\/link\S+/))
  await tab.getByRole('button', { name: 'It’s me' }).click()
  await expect(tab.getByRole('button')).toHaveCount(0)
  await tab.close()
  const code = dialog.getByRole('textbox', { name: /code/i })
  await expect(code).toBeVisible()
  await code.fill(await readMail(email, /\b\d{6}\b/))
  await expect(page.getByRole('heading', { name: 'Connected' })).toBeVisible()
  await expect(page.frameLocator('iframe[title="Inbox"]').getByText(email).first()).toBeVisible()
})

test('behavior: a user sends and swaps', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /connect/i }).click()
  await page.getByRole('button', { name: /harbor/i }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('0.5')
  await dialog.getByLabel('To', { exact: true }).fill(recipient)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^(?:Sending|Sent) / })).toBeVisible()
  await expect.poll(() => readBalance(recipient)).toBeGreaterThanOrEqual(5n * 10n ** 17n)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Swap', exact: true }).click()
  await dialog.getByLabel('You pay').fill('0.1')
  await dialog.getByRole('button', { name: 'Select token' }).first().click()
  await dialog.getByPlaceholder('Search name or address').fill('tusd')
  await dialog.getByRole('button', { name: /Test Dollar/ }).click()
  await dialog.getByRole('button', { name: 'Review swap' }).click()
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^(?:Swapping|Swapped) / })).toBeVisible()
})

test('behavior: the panel changes the theme of the modal, and saves it', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Accent').fill('#b8330c')
  await page.getByRole('button', { name: 'Save' }).click()
  const readTheme = () => JSON.parse(readFileSync('src/theme.json', 'utf8')).variables.accent
  await expect.poll(readTheme).toBe('#b8330c')
  // Vite reloads the page by itself once it notices the file, which would abort a reload of ours: another tab shows what was saved.
  const tab = await page.context().newPage()
  await tab.goto('/', { waitUntil: 'commit' })
  await expect(tab.getByLabel('Accent')).toHaveValue('#b8330c')
})

/**
 * Waits for a mail, and returns what the pattern finds in it.
 *
 * @param {string} email @param {RegExp} pattern @returns {Promise<string>}
 */
async function readMail(email, pattern) {
  let found = ''
  await expect
    .poll(async () => {
      const mails = await (await fetch(`${inboxUrl}/mails.json?to=${encodeURIComponent(email)}`)).json()
      found =
        mails.map((/** @type {{ text: string }} */ { text }) => pattern.exec(text)?.[0]).find(Boolean) ?? ''
      return found
    })
    .not.toBe('')
  return found
}

/** @param {string} address @returns {Promise<bigint>} */
async function readBalance(address) {
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] }
  const response = await fetch('http://127.0.0.1:8545', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return BigInt((await response.json()).result)
}
