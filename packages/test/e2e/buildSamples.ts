import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The samples, which are apps without any code for their tests. */
export const samples = {
  ethers: 'main.ts',
  multichain: 'main.ts',
  remote: 'main.ts',
  wagmi: 'main.tsx',
} as const

/** The folder of the samples' sources. */
export const samplesFolder: string = fileURLToPath(new URL('../samples', import.meta.url))

/** The folder of the built samples. */
export const builtFolder: string = fileURLToPath(new URL('../node_modules/.cache/samples', import.meta.url))

/** Builds the samples once for all workers. */
export default async function buildSamples(): Promise<void> {
  mkdirSync(builtFolder, { recursive: true })
  await build({
    entryPoints: Object.entries(samples).map(([name, source]) => ({
      in: join(samplesFolder, name, source),
      out: name,
    })),
    bundle: true,
    outdir: builtFolder,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    logLevel: 'error',
  })
}
