import { type Devnet, startDevnet } from '@latchkit/devnet'
import { test as base, expect } from '@playwright/test'
import { frameOut } from './buildPages.js'
import { LoginPage } from './LoginPage.js'
import { type Site, startSite } from './startSite.js'

/** `test` with a devnet that has the login services and Solana. */
export const test = base.extend<
  { readonly login: LoginPage },
  { readonly devnet: Devnet; readonly site: Site }
>({
  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const devnet = await startDevnet({ gateway: true, solana: true, login: { frameDir: frameOut } })
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  site: [
    async ({ devnet }, use) => {
      const site = await startSite(devnet)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  login: ({ page, devnet }, use) => use(new LoginPage(page, devnet)),
})

export { expect }
