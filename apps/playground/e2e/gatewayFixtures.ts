import { test as base, expect } from './fixtures.js'

/** `test` with the gateway of the devnet. */
export const test = base.extend<{ readonly gatewayUrl: string }>({
  server: [
    async ({ servers }, use) => use(await servers.getShared({ gateway: true })),
    { scope: 'test', timeout: 240_000 },
  ],
  gatewayUrl: ({ devnet: { gateway } }, use) => use(gateway?.url ?? ''),
})

export { expect }
