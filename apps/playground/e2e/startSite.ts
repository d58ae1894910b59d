import { fileURLToPath } from 'node:url'
import type { Devnet } from '@latchkit/devnet'
import { preview } from 'vite'
import { type ChainUrls, chainProxy } from '../server/chains.js'
import { productionOut } from './buildPages.js'
import { serveAssets } from './serveAssets.js'

/** A server of the built pages. */
export type Site = {
  /** Without trailing slash. */
  readonly url: string
  readonly stop: () => Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** The chains of a devnet. */
type SiteChains = Pick<Devnet, 'chains' | 'solana' | 'bitcoin'>

/** Serves a build of the playground on any free port, with a proxy to the chains of a devnet. */
export async function startSite(devnet: SiteChains, outDir = productionOut): Promise<Site> {
  const server = await preview({
    root,
    logLevel: 'error',
    plugins: [serveAssets()],
    build: { outDir },
    preview: { port: 0, proxy: chainProxy(getUrls(devnet)) },
  })
  // Node closes idle connections after 5 s by default. On a slow machine Playwright's `route.fetch` would reuse one that is
  // just being closed (ECONNRESET). Longer than a test may take.
  if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 120_000
  const [url = ''] = server.resolvedUrls?.local ?? []
  return { url: url.replace(/\/$/, ''), stop: () => server.close() }
}

/** Returns the URLs of a devnet's chains, by their names in the pages. */
function getUrls({ chains, solana, bitcoin }: SiteChains): ChainUrls {
  return {
    ...Object.fromEntries(chains.map(({ id, rpcUrl }) => [id, rpcUrl])),
    ...(solana && { solana: solana.rpcUrl }),
    ...(bitcoin && { bitcoin: bitcoin.esploraUrl }),
  }
}
