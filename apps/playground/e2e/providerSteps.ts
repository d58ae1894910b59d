import type { Page } from '@playwright/test'
import { clickAndClose } from './clickAndClose.js'
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

/**
 * Logs in with an account on a device that does not have the wallet: it waits until a device that has it allows the new one, in the settings of the
 * wallet. Then the user logs in again.
 */
export async function continueOnNewDevice(
  login: LoginPage,
  userName: string,
  known: LoginPage,
): Promise<void> {
  await continueAs(await openProvider(login, 'Google'), userName)
  await expect(login.modal.getByText('This device is new.', { exact: false })).toBeVisible()
  const settings = await known.openSettings()
  await settings.getByRole('button', { name: 'Devices' }).click()
  await settings.getByRole('button', { name: /Requested on/ }).click()
  await expect(settings.getByRole('heading', { name: 'Open the wallet on this device?' })).toBeFocused()
  await settings.getByRole('button', { name: 'Allow', disabled: false }).click()
  // Only a loaded list has it: "New device" is absent while the list is loading too.
  await expect(settings.getByRole('heading', { name: 'Device that can open the wallet' })).toBeVisible()
  await expect(settings.getByRole('heading', { name: 'New device' })).toHaveCount(0)
  await settings.getByRole('button', { name: 'Back' }).click()
  await clickAndClose(settings, 'Close')
  await login.modal.getByRole('button', { name: 'Back' }).click()
  await continueAs(await openProvider(login, 'Google'), userName)
}
