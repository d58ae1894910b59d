import { expect, type Page } from '@playwright/test'
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
