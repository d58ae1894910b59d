import { type Phone, type PhoneOptions, startPhone } from '@latchkit/devnet/phone'
import { harbor, walletScript } from '@latchkit/test'
import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.js'
import { RemoteWallets } from './RemoteWallets.js'

/** Fixtures of each test. */
type Fixtures = {
  readonly remote: RemoteWallets
  /** Opens the page in another tab. */
  readonly openRemote: (page: Page) => RemoteWallets
  /** Options of the phone. */
  readonly phoneOptions: PhoneOptions
  /** A phone that approves everything by default. */
  readonly phone: Phone
}

/** `test` with a relay, a wallet directory, and a phone based on WalletConnect's SDK. */
export const test = base.extend<Fixtures>({
  // The server of the tests with every chain, which does not have to be started twice.
  server: [
    async ({ servers }, use) => use(await servers.getShared({ solana: true, bitcoin: true })),
    { scope: 'test', timeout: 240_000 },
  ],
  script: ({ devnet: { chains, solana } }, use) =>
    use(walletScript({ chains, wallets: [harbor], solana, post: 'devnetPost' })),
  context: async ({ context }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await use(context)
  },
  openRemote: ({ gateway: { relayUrl, url } }, use) =>
    use((page) => new RemoteWallets(page, { relay: relayUrl, catalogue: url })),
  remote: ({ page, openRemote }, use) => use(openRemote(page)),
  phoneOptions: ({ gateway: { relayUrl }, devnet: { chains, solana } }, use) =>
    use({ relayUrl, chains, solana }),
  phone: async ({ phoneOptions }, use) => {
    const phone = await startPhone(phoneOptions)
    await use(phone)
    const { failures } = phone
    await phone.stop()
    expect(failures, 'failures of the phone').toEqual([])
  },
})

export { expect }
