import type { Devnet } from '@latchkit/devnet'
import { type GatewayOptions, startGateway } from '@latchkit/gateway'
import type { Locator, Page } from '@playwright/test'
import { createGatewayFixtures, type DataFixtures, getButton } from './accountFixtures.js'
import { test as base, expect } from './fixtures.js'
import { modalRow } from './modalRow.js'
import { projects } from './workerFixtures.js'

/** `test` with the gateway of the devnet, which has every service. */
export const test = base.extend<DataFixtures>(createGatewayFixtures())

export const id = 'eip155:31337'

/** Starts a gateway with one chain, and some of its services. */
export async function withGateway(
  page: Page,
  { chains }: Devnet,
  { index, ...options }: GatewayOptions & { readonly index?: object },
  use: (url: string) => Promise<void>,
): Promise<void> {
  const http = chains.slice(0, 1).map(({ rpcUrl }) => rpcUrl)
  const gateway = await startGateway({
    projects,
    chains: [{ id, http, ...(index && { index }) }],
    ...options,
  })
  try {
    await use(gateway.url)
    // The page asks its gateway again and again.
    await page.goto('about:blank')
  } finally {
    await gateway.stop()
  }
}

/** Opens the account of a page that has only the option `gateway`. */
export async function openAccount(page: Page, url: string): Promise<Locator> {
  await page.goto(`/account.html?tables=none&gateway=${encodeURIComponent(url)}`)
  await getButton(page).click()
  const dialog = page.getByRole('dialog')
  await modalRow(dialog, 'Harbor').click()
  await expect(dialog).toBeHidden()
  const known = page.waitForResponse((response) => response.url().includes('/v1/capabilities'))
  await getButton(page).click()
  await known
  return dialog
}
