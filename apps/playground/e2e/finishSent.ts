import { expect, type Page } from '@playwright/test'

/** Waits until the modal shows what the user has sent or swapped, and continues to the activity of the account. */
export async function finishSent(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { name: /^(?:Sending|Sent|Swapping|Swapped|On its way to) / }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('tab', { name: 'Activity', selected: true })).toBeVisible()
}
