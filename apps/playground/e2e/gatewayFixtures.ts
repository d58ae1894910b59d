import { startDevnet } from '@latchkit/devnet'
import { test as base, expect } from './fixtures.js'

/** `test` with the gateway of the devnet. */
export const test = base.extend<{ readonly gatewayUrl: string }>({
  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const devnet = await startDevnet({ gateway: true })
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  gatewayUrl: ({ devnet: { gateway } }, use) => use(gateway?.url ?? ''),
})

export { expect }
