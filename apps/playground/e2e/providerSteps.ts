import type { Page } from '@playwright/test'
import { expect } from './fixtures.js'
import type { LoginPage } from './LoginPage.js'

/** Opens the window of a provider. */
export async function openProvider(login: LoginPage, provider: string): Promise<Page> {
  if (!(await login.modal.isVisible())) await login.button.click()
  const opening = login.page.waitForEvent('popup')
  await login.modal.getByRole('button', { name: `Continue with ${provider}` }).click()
  const popup = await opening
  await expect(popup.getByRole('heading', { name: `Log in with ${provider}` })).toBeVisible()
  return popup
}

/** Logs in at the provider, and waits for its window to close. */
export async function continueAs(popup: Page, userName: string): Promise<void> {
  await popup.getByLabel('User name').fill(userName)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Continue' }).click()
  await closed
}
