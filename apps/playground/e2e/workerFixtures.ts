import type { Gateway } from '@latchkit/gateway'
import { test as base } from '@playwright/test'
import { createTestServers, type TestServers } from './createTestServers.js'

/** The projects of `gateway`: allows this machine, one other origin, and phones, which send no origin. */
export const projects = [{ id: 'devnet', allowedOrigins: ['https://app.example.com'] }]

/** Fixtures of each worker. */
type WorkerFixtures = {
  readonly servers: TestServers
  /** A gateway without chains, for phones. */
  readonly gateway: Gateway
}

/**
 * `test` with every fixture of a worker. Other files add fixtures of tests only: Playwright starts another process, with another browser,
 * for a file whose worker fixtures differ.
 */
export const test = base.extend<object, WorkerFixtures>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const servers = createTestServers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const { startGateway } = await import('@latchkit/gateway')
      const gateway = await startGateway({ projects })
      await use(gateway)
      await gateway.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
