import { frameOut } from './buildPages.js'
import { test as base, expect } from './fixtures.js'
import { LoginPage } from './LoginPage.js'

/** `test` with a devnet that has the login services and Solana. No wallet is installed. */
export const test = base.extend<{ readonly login: LoginPage }>({
  server: [
    async ({ servers }, use) =>
      use(await servers.getShared({ gateway: true, solana: true, login: { frameDir: frameOut } })),
    { scope: 'test', timeout: 240_000 },
  ],
  wallets: [],
  login: async ({ page, devnet }, use) => {
    await use(new LoginPage(page, devnet))
    // The next test has the same devnet.
    devnet.gateway?.login?.setCodeGap()
  },
})

export { expect }
