import { harbor, meadow, post, type WalletOptions, walletScript } from '@latchkit/test'
import { expect, type Page } from '@playwright/test'
import type { TestServer } from './createTestServers.js'
import { Workbench } from './Workbench.js'
import { test as base } from './workerFixtures.js'

/** Options for `test.use`. */
type Options = {
  /** The installed wallets. */
  readonly wallets: readonly WalletOptions[]
  /** Key of the wallet that is also `window.ethereum`. */
  readonly legacy: string | undefined
  /** Expected console errors. */
  readonly expectedErrors: readonly RegExp[]
}

/** The server of the tests. Files with other chains or services replace `server`. */
type ServerFixtures = TestServer & { readonly server: TestServer }

/** `test` with a devnet, the built pages and installed wallets. Errors on the page fail the test. */
export const test = base.extend<
  Options &
    ServerFixtures & { readonly script: string; readonly noErrors: undefined; readonly workbench: Workbench }
>({
  wallets: [[harbor, meadow], { option: true }],
  legacy: [undefined, { option: true }],
  expectedErrors: [[], { option: true }],

  server: [async ({ servers }, use) => use(await servers.getShared()), { scope: 'test', timeout: 240_000 }],
  devnet: ({ server }, use) => use(server.devnet),
  site: ({ server }, use) => use(server.site),
  baseURL: ({ site }, use) => use(site.url),

  // The installed wallets, as an init script.
  script: ({ devnet, wallets, legacy }, use) =>
    use(walletScript({ chains: devnet.chains, wallets, legacy, post: 'devnetPost' })),
  context: async ({ context, script }, use) => {
    // Like an extension's requests, those of the wallets bypass the page's policy and offline state.
    await context.exposeFunction('devnetPost', post)
    await context.addInitScript({ content: script })
    await use(context)
  },

  workbench: ({ page }, use) => use(new Workbench(page)),

  noErrors: [
    async ({ page, expectedErrors }, use, testInfo) => {
      const errors = watchErrors(page)
      const events = watchEvents(page)
      await use(undefined)
      if (testInfo.status !== testInfo.expectedStatus)
        console.log(`The last events of the page:\n${events.slice(-60).join('\n')}`)
      const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))
      expect(unexpected, 'errors on the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Collects console errors and warnings, uncaught errors and unhandled rejections. */
function watchErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`))
  return errors
}

/** Collects navigations, and what the page writes to the console, such as the facts of `account.html`. */
function watchEvents(page: Page): readonly string[] {
  const events: string[] = []
  const add = (text: string) => events.push(`${new Date().toISOString().slice(11, 23)} ${text}`)
  page.on('framenavigated', (frame) => frame === page.mainFrame() && add(`navigated to ${frame.url()}`))
  page.on('console', (message) => add(message.text()))
  return events
}
