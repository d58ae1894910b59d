import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { test as base, expect } from '../src/exports/playwright.js'

/** Opens a sample, which is an app without any code for its tests. */
type SampleFixtures = { readonly openSample: (name: 'ethers' | 'wagmi') => Promise<void> }
type SampleWorkerFixtures = { readonly readSample: (name: string) => Promise<Sample> }
type Sample = { readonly html: string; readonly script: string }

const samples = new URL('../samples/', import.meta.url)

/** `test` with the samples at https://shop.test. */
export const test = base.extend<SampleFixtures, SampleWorkerFixtures>({
  readSample: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const built = new Map<string, Promise<Sample>>()
      await use((name) => {
        const sample = built.get(name) ?? buildSample(name)
        built.set(name, sample)
        return sample
      })
    },
    { scope: 'worker' },
  ],
  openSample: async ({ page, context, readSample }, use) => {
    await use(async (name) => {
      const { html, script } = await readSample(name)
      await context.route('https://shop.test/**', (route) =>
        new URL(route.request().url()).pathname === '/main.js'
          ? route.fulfill({ contentType: 'text/javascript', body: script })
          : route.fulfill({ contentType: 'text/html', body: html }),
      )
      await page.goto('https://shop.test/')
    })
  },
})

export { expect }

async function buildSample(name: string): Promise<Sample> {
  const folder = new URL(`${name}/`, samples)
  const source = new URL(name === 'wagmi' ? 'main.tsx' : 'main.ts', folder)
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return { html: readFileSync(new URL('index.html', folder), 'utf8'), script: outputFiles[0]?.text ?? '' }
}
