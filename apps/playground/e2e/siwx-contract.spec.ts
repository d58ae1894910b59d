import { acorn, sapling, vault } from '@latchkit/test'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.js'

test.use({ wallets: [[vault, sapling, acorn], { scope: 'test' }] })

/** Connects the wallet, and waits for the message. */
async function connect(page: Page, modal: Locator, button: Locator, wallet: string): Promise<void> {
  await page.goto('/sign-in.html?sessions=server')
  await button.click()
  await modal.getByRole('button', { name: wallet }).click()
  await expect(modal.getByRole('button', { name: 'Sign' })).toBeEnabled()
  await modal.getByRole('button', { name: 'Sign' }).click()
}

for (const [wallet, account] of [
  ['Vault', 'a deployed contract account (EIP-1271), as Safe and Argent have'],
  ['Sapling', 'an account that is not deployed (EIP-6492), as Coinbase Smart Wallet has'],
] as const)
  test(`default: ${account} signs in at the server`, async ({ page, workbench: { modal, button } }) => {
    await connect(page, modal, button, wallet)
    await expect(modal).toBeHidden()
    await page.getByRole('button', { name: 'Read protected data' }).click()
    await expect(page.locator('dt:text-is("Answer") + dd')).toContainText('"chainId":"eip155:31337"')

    await page.reload()
    await expect(page.locator('dt:text-is("Sign-in") + dd')).toHaveText('signed-in')
    await expect(modal).toBeHidden()
  })

test('error: an account that is not deployed, with a bare ECDSA signature, as Ambire signed: the view says what to do', async ({
  page,
  workbench: { modal, button },
}) => {
  await connect(page, modal, button, 'Acorn')
  await expect(modal.getByRole('heading', { name: 'Couldn’t verify your signature' })).toBeVisible()
  await expect(modal).toContainText('it isn’t active on this network yet')
  await expect(modal).toContainText('Make a first transaction with Acorn, then try again.')
  await expect(modal.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect(page.locator('dt:text-is("Sign-in") + dd')).toHaveText('signed-out')
})
