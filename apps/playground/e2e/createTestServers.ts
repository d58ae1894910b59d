import { type Devnet, type DevnetOptions, startDevnet } from '@latchkit/devnet'
import { type Site, startSite } from './startSite.js'

/** A devnet, and a site whose pages reach its chains. */
export type TestServer = { readonly devnet: Devnet; readonly site: Site }

/** The servers of a worker process. Each starts when the first test needs it. */
export type TestServers = {
  /** Returns the server of all tests with these options. */
  readonly getShared: (options?: DevnetOptions) => Promise<TestServer>
  /** Returns the server of a test file. It stops when another file requests its own. */
  readonly getOwn: (
    file: string,
    options: DevnetOptions,
    untilReady: (devnet: Devnet) => Promise<void>,
  ) => Promise<TestServer>
  /** Stops all servers. */
  readonly stop: () => Promise<void>
}

/** Creates the servers of a worker process. */
export function createTestServers(): TestServers {
  const shared = new Map<string, Promise<TestServer>>()
  let own: { readonly file: string; readonly server: Promise<TestServer> } | undefined
  return {
    getShared(options = {}) {
      const key = JSON.stringify(options)
      const server = shared.get(key) ?? startServer(options)
      shared.set(key, server)
      return server
    },
    async getOwn(file, options, untilReady) {
      if (own?.file !== file) {
        const previous = own
        own = { file, server: startServer(options, untilReady) }
        if (previous) await stopServer(previous.server)
      }
      return own.server
    },
    async stop() {
      await Promise.all([...shared.values(), ...(own ? [own.server] : [])].map(stopServer))
    },
  }
}

async function startServer(
  options: DevnetOptions,
  untilReady: (devnet: Devnet) => Promise<void> = async () => {},
): Promise<TestServer> {
  const devnet = await startDevnet(options)
  await untilReady(devnet)
  return { devnet, site: await startSite(devnet) }
}

/** Nothing runs if the start has failed, which its test reports. */
async function stopServer(server: Promise<TestServer>): Promise<void> {
  const [result] = await Promise.allSettled([server])
  if (result.status === 'rejected') return
  const { devnet, site } = result.value
  await Promise.all([site.stop(), devnet.stop()])
}
