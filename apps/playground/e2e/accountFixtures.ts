import type { Devnet, DevnetOptions } from '@latchkit/devnet'
import { expect, type Fixtures, type Locator, type Page } from '@playwright/test'
import type { TestServer, TestServers } from './createTestServers.js'
import { modalRow } from './modalRow.js'

/** The URL of the gateway, which is the data API of `account.html`. */
export type DataFixtures = { readonly dataUrl: string }

/** The fixtures of `fixtures.ts` that are replaced or read. */
type ServerFixtures = { readonly server: TestServer; readonly devnet: Devnet }

/**
 * Creates fixtures with a gateway that serves the chains of the devnet. Each file has a devnet of its own: its tests change balances and
 * the state of contracts.
 */
export function createGatewayFixtures(
  options: DevnetOptions = {},
  untilReady: (devnet: Devnet) => Promise<void> = async () => {},
): Fixtures<DataFixtures, object, ServerFixtures, { readonly servers: TestServers }> {
  return {
    server: [
      async ({ servers }, use, { file }) =>
        use(await servers.getOwn(file, { gateway: true, ...options }, untilReady)),
      { scope: 'test', timeout: 240_000 },
    ],
    dataUrl: ({ devnet }, use) => use(devnet.gateway?.url ?? ''),
  }
}

/** Returns the button of the page that opens the modal. */
export const getButton = (page: Page): Locator =>
  page.locator('.site-header').locator('[data-latchkit="connect"], [data-latchkit="account"]')

/** Opens the settings of the account that a dialog shows, which are behind the avatar if the page has a data API. */
export async function openSettings(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: /^Settings / }).click()
  await expect(dialog).toHaveAccessibleName('Settings')
}

/** Opens `account.html`, and connects a wallet. Returns the dialog. */
export async function connectAccount(page: Page, dataUrl: string, wallet = 'Harbor'): Promise<Locator> {
  await page.goto(`/account.html?data=${encodeURIComponent(dataUrl)}`)
  await getButton(page).click()
  const dialog = page.getByRole('dialog')
  await modalRow(dialog, wallet).click()
  await expect(dialog).toBeHidden()
  return dialog
}
