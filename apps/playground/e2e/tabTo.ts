import { expect, type Page } from '@playwright/test'
import { getFocusedName } from './getFocusedName.js'

/**
 * Presses Tab until the focus is on an element of the open modal.
 *
 * @param name A part of its name.
 * @param maxPresses Default 12.
 */
export async function tabTo(page: Page, name: string, maxPresses = 12): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let press = 0; press < maxPresses; press += 1) {
    if ((await getFocusedName(page))?.includes(name)) return
    await page.keyboard.press('Tab')
  }
  expect(await getFocusedName(page), `Tab reaches ${name}`).toContain(name)
}
