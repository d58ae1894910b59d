import { harbor, meadow, twin, walletScript } from '@latchkit/test'
import { EveryChain } from './EveryChain.js'
import { test as base, expect } from './fixtures.js'

/** `test` with Solana, Bitcoin and EVM chains, and wallets of all of them. */
export const test = base.extend<{ readonly everyChain: EveryChain }>({
  server: [
    async ({ servers }, use) => use(await servers.getShared({ solana: true, bitcoin: true })),
    { scope: 'test', timeout: 240_000 },
  ],
  script: ({ devnet: { chains, solana, bitcoin } }, use) =>
    use(walletScript({ chains, wallets: [harbor, meadow, twin], solana, bitcoin, post: 'devnetPost' })),
  everyChain: ({ page }, use) => use(new EveryChain(page)),
})

export { expect }
