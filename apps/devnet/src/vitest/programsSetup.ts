import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { TestProject } from 'vitest/node'

const devnet = fileURLToPath(new URL('../cli/cli.ts', import.meta.url))
const gateway = fileURLToPath(new URL('../../../gateway/src/cli.ts', import.meta.url))

/** Packages of hundreds of small modules, which Node.js takes longer to load than the rest of the program. */
const bundledPackages = /\/node_modules\/(viem|ox|abitype|zod|drizzle-orm|@noble|@scure|@solana)\//

/**
 * Bundles the gateway and the devnet once for tests that start them in processes: a process that transforms their sources
 * needs some seconds of CPU time until it runs. For `globalSetup`; tests read the URLs with `inject('programs')`.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-programs-'))
  await build({
    entryPoints: { gateway, devnet },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Dynamic imports stay lazy.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['@latchkit/source'],
    plugins: [keepLocations],
  })
  const toUrl = (name: string) => pathToFileURL(join(folder, `${name}.mjs`)).href
  project.provide('programs', { gateway: toUrl('gateway'), devnet: toUrl('devnet') })
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Keeps `import.meta.url` and the packages of each module, which is now in another folder. */
const keepLocations: Plugin = {
  name: 'keep-locations',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /^[^./#]/ }, async ({ path, pluginData, ...options }) => {
      if (options.kind === 'entry-point' || path.startsWith('@latchkit/') || pluginData === keepLocations)
        return undefined
      if (isBuiltin(path)) return { path, external: true }
      const { kind, importer, resolveDir } = options
      const resolved = await resolve(path, { kind, importer, resolveDir, pluginData: keepLocations })
      if (resolved.errors.length > 0 || bundledPackages.test(resolved.path)) return resolved
      return { path: pathToFileURL(resolved.path).href, external: true }
    })
    onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path }) => {
      if (path.includes('/node_modules/')) return undefined
      const source = await readFile(path, 'utf8')
      const url = JSON.stringify(pathToFileURL(path).href)
      return { contents: source.replaceAll('import.meta.url', url), loader: 'ts' }
    })
  },
}
