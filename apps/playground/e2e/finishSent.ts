import { expect, type Page } from '@playwright/test'

/**
 * Waits until the modal shows what the user has sent or swapped, and continues to the activity of the account. Without a data API
 * the account has none.
 */
export async function finishSent(page: Page, { hasActivity = true } = {}): Promise<void> {
  await expect(page.getByRole('heading', { name: /^(?:Sending|Sent|Swapping|Swapped) / })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  if (hasActivity) await expect(page.getByRole('tab', { name: 'Activity', selected: true })).toBeVisible()
  else await expect(page.getByRole('dialog')).toHaveAccessibleName('Account')
}
