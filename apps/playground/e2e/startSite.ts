import { fileURLToPath } from 'node:url'
import type { Devnet } from '@latchkit/devnet'
import { preview } from 'vite'
import { type ChainUrls, chainProxy } from '../server/chains.js'
import { productionOut } from './buildPages.js'

/** A server of the built pages. */
export type Site = {
  /** Without a slash at the end. */
  readonly url: string
  readonly stop: () => Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** Serves a build of the playground on any free port, with the chains of that devnet behind it. */
export async function startSite(devnet: Devnet, outDir = productionOut): Promise<Site> {
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, proxy: chainProxy(urlsOf(devnet)) },
  })
  const [url = ''] = server.resolvedUrls?.local ?? []
  return { url: url.replace(/\/$/, ''), stop: () => server.close() }
}

/** Where the chains of a devnet are, by the names that the pages know them by. */
function urlsOf({ chains, solana, bitcoin }: Devnet): ChainUrls {
  return {
    ...Object.fromEntries(chains.map(({ id, rpcUrl }) => [id, rpcUrl])),
    ...(solana && { solana: solana.rpcUrl }),
    ...(bitcoin && { bitcoin: bitcoin.esploraUrl }),
  }
}
