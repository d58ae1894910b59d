import { harbor, meadow, startDevnet, twin, walletScript } from '@latchkit/devnet'
import { EveryChain } from './EveryChain.js'
import { test as base, expect } from './fixtures.js'

/** `test` with Solana, Bitcoin and EVM chains, and wallets of all of them. */
export const test = base.extend<{ readonly everyChain: EveryChain }, { readonly everyWallet: string }>({
  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const devnet = await startDevnet({ solana: true, bitcoin: true })
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Once per worker, because bundling takes long.
  everyWallet: [
    ({ devnet: { chains, solana, bitcoin } }, use) =>
      use(walletScript({ chains, wallets: [harbor, meadow, twin], solana, bitcoin, post: 'devnetPost' })),
    { scope: 'worker' },
  ],
  script: ({ everyWallet }, use) => use(everyWallet),
  everyChain: ({ page }, use) => use(new EveryChain(page)),
})

export { expect }
