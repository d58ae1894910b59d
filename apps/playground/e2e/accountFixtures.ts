import { type Devnet, type DevnetOptions, startDevnet } from '@latchkit/devnet'
import { expect, type Fixtures, type Locator, type Page } from '@playwright/test'
import { modalRow } from './modalRow.js'

/** The URL of the gateway, which is the data API of `account.html`. */
export type DataFixtures = { readonly dataUrl: string }

/**
 * Creates fixtures with a gateway that serves the chains of the devnet. Each file calls this, so that it has a devnet of its own:
 * its tests change balances and the state of contracts.
 */
export function createGatewayFixtures(
  options: DevnetOptions = {},
  untilReady: (devnet: Devnet) => Promise<void> = async () => {},
): Fixtures<object, DataFixtures, object, { readonly devnet: Devnet }> {
  return {
    devnet: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
      async ({}, use) => {
        const devnet = await startDevnet({ gateway: true, ...options })
        await untilReady(devnet)
        await use(devnet)
        await devnet.stop()
      },
      { scope: 'worker', timeout: options.history ? 120_000 : 60_000 },
    ],
    dataUrl: [({ devnet }, use) => use(devnet.gateway?.url ?? ''), { scope: 'worker' }],
  }
}

/** Returns the button of the page that opens the modal. */
export const getButton = (page: Page): Locator =>
  page.locator('.site-header').locator('[data-latchkit="connect"], [data-latchkit="account"]')

/** Opens `account.html`, and connects a wallet. Returns the dialog. */
export async function connectAccount(page: Page, dataUrl: string, wallet = 'Harbor'): Promise<Locator> {
  await page.goto(`/account.html?data=${encodeURIComponent(dataUrl)}`)
  await getButton(page).click()
  const dialog = page.getByRole('dialog')
  await modalRow(dialog, wallet).click()
  await expect(dialog).toBeHidden()
  return dialog
}
