import { harbor, startDevnet, walletScript } from '@latchkit/devnet'
import { type Phone, type PhoneOptions, startPhone } from '@latchkit/devnet/phone'
import { type Gateway, startGateway } from '@latchkit/gateway'
import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.js'
import { RemoteWallets } from './RemoteWallets.js'

/** The projects of the tests' gateway: allows this machine, one other origin, and phones, which send no origin. */
export const projects = [{ id: 'devnet', allowedOrigins: ['https://app.example.com'] }]

/** Fixtures of each worker. */
type WorkerFixtures = { readonly gateway: Gateway; readonly bothWallets: string }

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
export const test = base.extend<Fixtures, WorkerFixtures>({
  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const devnet = await startDevnet({ solana: true })
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const gateway = await startGateway({ projects })
      await use(gateway)
      await gateway.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Once per worker, because bundling takes long.
  bothWallets: [
    ({ devnet: { chains, solana } }, use) =>
      use(walletScript({ chains, wallets: [harbor], solana, post: 'devnetPost' })),
    { scope: 'worker' },
  ],
  script: ({ bothWallets }, use) => use(bothWallets),
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
