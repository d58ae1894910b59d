import { fileURLToPath } from 'node:url'
import type { Devnet } from '@latchkit/devnet'
import { preview } from 'vite'
import { chainProxy } from '../server/chains.js'

/** A server of the built pages. */
export type Site = {
  /** Without a slash at the end. */
  readonly url: string
  readonly stop: () => Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** Serves a build of the playground on any free port, with the chains of that devnet behind it. */
export async function startSite({ chains }: Devnet, outDir = 'dist'): Promise<Site> {
  const urls = Object.fromEntries(chains.map(({ id, rpcUrl }) => [id, rpcUrl]))
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, proxy: chainProxy(urls) },
  })
  const [url = ''] = server.resolvedUrls?.local ?? []
  return { url: url.replace(/\/$/, ''), stop: () => server.close() }
}
