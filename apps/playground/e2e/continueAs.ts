import type { Page } from '@playwright/test'

/** Logs in at the provider, and waits for its window to close. */
export async function continueAs(popup: Page, userName: string): Promise<void> {
  await popup.getByLabel('User name').fill(userName)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Continue' }).click()
  await closed
}
