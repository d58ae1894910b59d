import type { Page } from '@playwright/test'
import { axeViolations } from './axeViolations.js'
import { expect, test } from './everyChainFixtures.js'
import { focusInModal } from './focusInModal.js'

test('behavior: selects a namespace of a wallet by keyboard', async ({ everyChain, page }) => {
  await everyChain.visit()
  await everyChain.button.focus()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Twin')
  await page.keyboard.press('Enter')
  await expect(everyChain.modal).toHaveAccessibleName('Choose a chain')
  await tabTo(page, 'Solana')
  await page.keyboard.press('Enter')
  await everyChain.say({ Solana: 'connected' })
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
  await expect(everyChain.modal).toHaveAccessibleName('Switch chain')
  await everyChain.isOnView('EVM')
  await tabTo(page, 'Back')
  await page.keyboard.press('Enter')
  await expect(everyChain.modal).toHaveAccessibleName('Networks')
  await tabTo(page, 'Devnet Bitcoin')
  await page.keyboard.press('Space')
  await tabTo(page, 'Choose a wallet')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Ingot')
  await page.keyboard.press('Enter')
  await everyChain.say({ EVM: 'connected', Bitcoin: 'connected' })
  await everyChain.isOnView('Bitcoin')
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
      await expect(everyChain.modal).toHaveAccessibleName('Choose a chain')
      expect(await axeViolations(page)).toEqual([])
      await everyChain.row('EVM networks').click()
      await everyChain.say({ EVM: 'connected' })
      await everyChain.switcher('Devnet Bitcoin').click()
      await expect(everyChain.modal).toContainText('You need a wallet for Bitcoin')
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await everyChain.switcher('Devnet Solana').click()
      await expect(everyChain.modal).toContainText('Connect Twin to Solana')
      expect(await axeViolations(page)).toEqual([])
      await everyChain.modal.getByRole('button', { name: 'Connect Twin' }).click()
      await everyChain.say({ EVM: 'connected', Solana: 'connected' })
      await everyChain.button.click()
      await expect(everyChain.modal).toContainText('Other chains')
      expect(await axeViolations(page)).toEqual([])
    })
  })
}

/** Presses Tab until the element with that name in the modal has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let press = 0; press < 20; press += 1) {
    if ((await focusInModal(page))?.includes(name)) return
    await page.keyboard.press('Tab')
  }
  expect(await focusInModal(page), `Tab reaches ${name}`).toContain(name)
}
