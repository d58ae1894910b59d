import type { Page } from '@playwright/test'
import { axeViolations } from './axeViolations.js'
import { expect, test } from './everyChainFixtures.js'
import { getFocusedName } from './getFocusedName.js'

test('behavior: selects a namespace of a wallet by keyboard', async ({ everyChain, page }) => {
  await everyChain.visit()
  await everyChain.button.focus()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Twin')
  await page.keyboard.press('Enter')
  await expect(everyChain.modal).toHaveAccessibleName('Choose a network')
  await tabTo(page, 'Solana')
  await page.keyboard.press('Enter')
  await everyChain.expectValues({ Solana: 'connected' })
  await expect(everyChain.modal).toBeHidden()
  await expect(everyChain.button).toBeFocused()
})

test('behavior: selects a wallet of another namespace by keyboard, and switches back', async ({
  everyChain,
  page,
}) => {
  await everyChain.visit()
  await everyChain.connect('EVM')
  await everyChain.networkButton.focus()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Devnet Bitcoin')
  await page.keyboard.press('Enter')
  await expect(everyChain.modal).toHaveAccessibleName('Another wallet needed')
  await everyChain.expectActive('EVM')
  await tabTo(page, 'Back')
  await page.keyboard.press('Enter')
  await expect(everyChain.modal).toHaveAccessibleName('Networks')
  await tabTo(page, 'Devnet Bitcoin')
  await page.keyboard.press('Space')
  await tabTo(page, 'Choose a wallet')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Ingot')
  await page.keyboard.press('Enter')
  await everyChain.expectValues({ EVM: 'connected', Bitcoin: 'connected' })
  await everyChain.expectActive('Bitcoin')
  await expect(everyChain.modal).toBeHidden()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`behavior: axe finds no violation in multi-namespace views, ${colorScheme}`, async ({
      everyChain,
      page,
    }) => {
      await everyChain.visit()
      expect(await axeViolations(page)).toEqual([])
      await everyChain.button.click()
      await everyChain.row('Twin').click()
      await expect(everyChain.modal).toHaveAccessibleName('Choose a network')
      expect(await axeViolations(page)).toEqual([])
      await everyChain.row('Ethereum & compatible').click()
      await everyChain.expectValues({ EVM: 'connected' })
      await everyChain.switcher('Devnet Bitcoin').click()
      await expect(everyChain.modal).toContainText('Connect a wallet for')
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await everyChain.switcher('Devnet Solana').click()
      await expect(everyChain.modal).toContainText('Connect Twin to Devnet Solana')
      expect(await axeViolations(page)).toEqual([])
      await everyChain.modal.getByRole('button', { name: 'Connect Twin' }).click()
      await everyChain.expectValues({ EVM: 'connected', Solana: 'connected' })
      await everyChain.button.click()
      await expect(everyChain.modal).toContainText('Other networks')
      expect(await axeViolations(page)).toEqual([])
    })
  })
}

/** Presses Tab until the element with that name in the modal has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let press = 0; press < 20; press += 1) {
    if ((await getFocusedName(page))?.includes(name)) return
    await page.keyboard.press('Tab')
  }
  expect(await getFocusedName(page), `Tab reaches ${name}`).toContain(name)
}
