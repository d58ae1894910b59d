import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { expect, test } from './fixtures.js'
import { getFocusedName } from './getFocusedName.js'
import { viewportPixels } from './viewportPixels.js'
import { waitForAnimations } from './waitForAnimations.js'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('behavior: shows, copies and explains the address by keyboard', async ({ workbench, page }) => {
  await workbench.visit()
  await workbench.connect()
  const address = (await workbench.fact('Address').textContent()) ?? ''
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  await workbench.button.focus()
  await page.keyboard.press('Enter')
  await expect(workbench.modal).toHaveAccessibleName('Account')
  await tabTo(page, 'Receive')
  await page.keyboard.press('Enter')
  await expect(workbench.modal).toHaveAccessibleName('Receive')
  expect(await getFocusedName(page)).toBe('Receive')

  await waitForAnimations(page)
  const code = workbench.modal.getByRole('img', { name: 'QR code of your address on Devnet 31337' })
  const { data, width, height } = await viewportPixels(page, code)
  expect(jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data).toBe(address)

  await tabTo(page, 'Copy address')
  await page.keyboard.press('Enter')
  await expect(workbench.modal.getByText('Copied')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  await tabTo(page, 'Compatible networks')
  await page.keyboard.press('Enter')
  await expect(workbench.modal).toHaveAccessibleName('Compatible networks')
  const rows = workbench.modal.getByRole('list', { name: 'Compatible networks' }).getByRole('listitem')
  await expect(rows.first()).toContainText('Devnet 31337')
  await expect(rows.filter({ hasText: 'Devnet 31338' })).toBeVisible()

  await tabTo(page, 'Back')
  await page.keyboard.press('Enter')
  await expect(workbench.modal).toHaveAccessibleName('Receive')
  // Back returns to the row that was left.
  await expect.poll(() => getFocusedName(page)).toContain('Compatible networks')
  await tabTo(page, 'Back')
  await page.keyboard.press('Enter')
  await expect(workbench.modal).toHaveAccessibleName('Account')
})

test('behavior: closes when the wallet disconnects', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.button.click()
  await workbench.modal.getByRole('button', { name: 'Receive' }).click()
  await expect(workbench.modal).toHaveAccessibleName('Receive')
  await workbench.harbor.do('forget')
  await expect(workbench.modal).toBeHidden()
})

async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 16; press += 1) {
    if ((await getFocusedName(page))?.startsWith(name) && press > 0) return
    await page.keyboard.press('Tab')
  }
  expect(await getFocusedName(page), `Tab reaches ${name}`).toContain(name)
}
