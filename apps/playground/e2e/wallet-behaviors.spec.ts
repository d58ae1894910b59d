import { accounts, hostileName } from '@latchkit/test'
import { expect, test } from './fixtures.js'

const address = accounts[0]?.address ?? ''

test('behavior: the user declines', async ({ workbench }) => {
  await workbench.visit()
  await workbench.harbor.set({ answer: 'reject' })
  await workbench.choose('Harbor')
  await expect(workbench.modal).toContainText('Request declined')
  await expect(workbench.fact('Status')).toHaveText('disconnected')

  await workbench.harbor.set({ answer: 'approve' })
  await workbench.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(workbench.modal).toBeHidden()
  await expect(workbench.fact('Status')).toHaveText('connected')
})

test('error: a declined request rejects the promise', async ({ workbench }) => {
  await workbench.visit()
  await workbench.harbor.set({ answer: 'reject' })
  const result = await workbench.run('Connect')
  await expect(result).toContainText('rejected')
  await expect(result).toContainText('user-rejected')
})

test('behavior: waits for a wallet that responds late', async ({ workbench }) => {
  await workbench.visit()
  await workbench.harbor.set({ answer: 'hang' })
  const result = await workbench.run('Open the modal')
  await workbench.row('Harbor').click()
  await expect(workbench.modal).toContainText('Opening Harbor')
  await expect(workbench.fact('Status')).toHaveText('connecting')
  await workbench.harbor.waitForPrompt('eth_requestAccounts')

  await workbench.harbor.do('release')
  await expect(workbench.modal).toBeHidden()
  await expect(result).toContainText(address)
})

test('behavior: closing the modal aborts the attempt', async ({ workbench }) => {
  await workbench.visit()
  await workbench.harbor.set({ answer: 'hang' })
  const result = await workbench.run('Open the modal')
  await workbench.row('Harbor').click()
  await workbench.harbor.waitForPrompt('eth_requestAccounts')
  await workbench.page.keyboard.press('Escape')

  await expect(workbench.modal).toBeHidden()
  await expect(result).toHaveText('resolved undefined')
  await expect(workbench.fact('Status')).toHaveText('disconnected')

  // A late approval does not change the app.
  await workbench.harbor.do('release')
  await expect.poll(() => workbench.harbor.prompts()).toEqual(['eth_requestAccounts approved'])
  await expect(workbench.fact('Status')).toHaveText('disconnected')
})

test('error: selecting another wallet aborts the pending attempt and rejects its promise', async ({
  workbench,
}) => {
  await workbench.visit()
  await workbench.harbor.set({ answer: 'hang' })
  const result = await workbench.run('Connect')
  await workbench.harbor.waitForPrompt('eth_requestAccounts')
  await workbench.connect('Meadow')

  await expect(result).toContainText('aborted')
  await expect(workbench.fact('Wallet')).toHaveText('dev.latchkit.meadow')
})

test('behavior: waits for a slow wallet', async ({ workbench }) => {
  await workbench.visit()
  await workbench.harbor.set({ delayMs: 400 })
  await workbench.choose('Harbor')
  await expect(workbench.modal).toContainText('Opening Harbor')
  await expect(workbench.modal).toBeHidden()
  await expect(workbench.fact('Address')).toHaveText(address)
})

test('behavior: connects a locked wallet when it is unlocked', async ({ workbench }) => {
  await workbench.visit()
  await workbench.harbor.set({ locked: true })
  await workbench.choose('Harbor')
  await workbench.harbor.waitForPrompt('eth_requestAccounts')
  await expect(workbench.modal).toContainText('Opening Harbor')

  await workbench.harbor.do('unlock')
  await expect(workbench.modal).toBeHidden()
  await expect(workbench.fact('Address')).toHaveText(address)
})

test('error: a wallet that is disconnected from its chains', async ({ workbench }) => {
  await workbench.visit()
  await workbench.harbor.set({ offline: true })
  await workbench.choose('Harbor')
  await expect(workbench.modal).toContainText('Couldn’t connect')

  await workbench.harbor.do('reconnect')
  await workbench.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(workbench.fact('Status')).toHaveText('connected')
})

test('error: a wallet with a pending prompt', async ({ workbench }) => {
  await workbench.visit()
  await workbench.harbor.set({ answer: 'hang', queuesPrompts: false })
  await workbench.choose('Harbor')
  await workbench.harbor.waitForPrompt('eth_requestAccounts')
  await workbench.modal.getByRole('button', { name: 'Back' }).click()
  await workbench.row('Harbor').click()

  await expect(workbench.modal).toContainText('Couldn’t connect')
  await expect(workbench.modal).toContainText('has a request open. Answer it, then try again.')
})

for (const errorShape of ['standard', 'object', 'nested', 'codeless', 'text'] as const) {
  test(`behavior: recognizes a rejection of any shape (${errorShape})`, async ({ workbench }) => {
    await workbench.visit()
    await workbench.harbor.set({ answer: 'reject', errorShape })
    await workbench.choose('Harbor')
    await expect(workbench.modal).toContainText('Request declined')
  })
}

for (const [what, malformed] of Object.entries({
  'accounts that are not an array': { eth_requestAccounts: { address } },
  'invalid accounts': { eth_requestAccounts: ['<b>me</b>', 7], eth_accounts: ['<b>me</b>', 7] },
  'an empty list of accounts': { eth_requestAccounts: [], eth_accounts: [] },
  'an invalid chain': { eth_chainId: 'mainnet' },
})) {
  test(`error: a wallet that returns ${what}`, async ({ workbench }) => {
    await workbench.visit()
    await workbench.harbor.set({ malformed })
    const result = await workbench.run('Open the modal')
    await workbench.row('Harbor').click()

    await expect(workbench.modal).toContainText('Couldn’t connect')
    await expect(workbench.fact('Status')).toHaveText('disconnected')
    await workbench.page.keyboard.press('Escape')
    await expect(result).toHaveText('resolved undefined')
  })
}

test('behavior: lists a wallet that announces itself twice once', async ({ workbench }) => {
  await workbench.visit()
  await workbench.harbor.set({ announces: 'twice' })
  await workbench.page.reload()
  await workbench.button.click()
  await expect(workbench.row('Harbor')).toHaveCount(1)
  await workbench.harbor.do('announce')
  await expect(workbench.row('Harbor')).toHaveCount(1)
  await workbench.row('Harbor').click()
  await expect(workbench.fact('Status')).toHaveText('connected')
})

test('behavior: adds a wallet that announces itself late to the open list', async ({ workbench }) => {
  await workbench.visit()
  await workbench.harbor.set({ announces: 'never' })
  await workbench.page.reload()
  await workbench.button.click()
  await expect(workbench.row('Meadow')).toBeVisible()
  await expect(workbench.row('Harbor')).toHaveCount(0)

  await workbench.harbor.do('announce')
  await workbench.row('Harbor').click()
  await expect(workbench.fact('Status')).toHaveText('connected')
})

test('behavior: displays a hostile name and icon safely', async ({ workbench, page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/?wallet.harbor=hostile')
  await workbench.meadow.set({ icon: 'https://tracker.invalid/pixel.svg' })
  await page.reload()
  await workbench.button.click()
  const rows = workbench.modal.getByRole('listitem')
  await expect(rows).toHaveCount(2)

  // Markup is shown as text, long text is truncated, and direction overrides do not affect other text.
  expect(await workbench.modal.locator('script, img[onerror]').count()).toBe(0)
  const shown = await rows.filter({ hasNotText: 'Meadow' }).textContent()
  expect(shown?.length).toBeLessThan(200)
  expect(hostileName).toContain('\u202e')
  expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\0]/)
  const card = await workbench.modal.locator('[part~="card"]').boundingBox()
  expect(card?.width).toBeLessThan(500)

  await rows.filter({ hasNotText: 'Meadow' }).getByRole('button').click()
  await expect(workbench.fact('Status')).toHaveText('connected')
  expect(await page.evaluate(() => Reflect.get(globalThis, '__hostile'))).toBeUndefined()
  expect(requested.filter((url) => url.includes('tracker.invalid'))).toEqual([])
})
