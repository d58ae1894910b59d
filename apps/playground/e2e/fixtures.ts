import {
  type Devnet,
  harbor,
  meadow,
  post,
  startDevnet,
  type WalletOptions,
  walletScript,
} from '@latchkit/devnet'
import { test as base, expect, type Page } from '@playwright/test'
import { type Site, startSite } from './startSite.js'
import { Workbench } from './Workbench.js'

/** What a test may say about itself with `test.use`. */
type Options = {
  /** The wallets that are installed in the browser. */
  readonly wallets: readonly WalletOptions[]
  /** Key of the wallet that is `window.ethereum`, too. */
  readonly legacy: string | undefined
  /** Console errors that the test brings about on purpose. */
  readonly expectedErrors: readonly RegExp[]
}

/** What every worker has for itself. */
type WorkerFixtures = { readonly devnet: Devnet; readonly site: Site }

/** Playwright's `test` with a devnet, the built pages, installed wallets, and no tolerance for errors in the page. */
export const test = base.extend<
  Options & { readonly script: string; readonly noErrors: undefined; readonly workbench: Workbench },
  WorkerFixtures
>({
  wallets: [[harbor, meadow], { option: true }],
  legacy: [undefined, { option: true }],
  expectedErrors: [[], { option: true }],

  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const devnet = await startDevnet()
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker' },
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

  // The installed wallets, as a script that every page runs first.
  script: ({ devnet, wallets, legacy }, use) =>
    use(walletScript({ chains: devnet.chains, wallets, legacy, post: 'devnetPost' })),
  context: async ({ context, script }, use) => {
    // As an extension's, the wallets' own traffic is none of the page's: no policy and no dead network touches it.
    await context.exposeFunction('devnetPost', post)
    await context.addInitScript({ content: script })
    await use(context)
  },

  workbench: ({ page }, use) => use(new Workbench(page)),

  noErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors = watchErrors(page)
      await use(undefined)
      const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))
      expect(unexpected, 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Errors and warnings on the console, uncaught errors and unhandled rejections, from now on. */
function watchErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`))
  return errors
}
