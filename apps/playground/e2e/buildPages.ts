import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { InlineConfig } from 'vite'
import { pages } from '../server/pages.js'

const run = promisify(execFile)

/** Output folder of the production build. Not `dist`, which a workspace build empties during the tests. */
export const productionOut = 'node_modules/.production'

/** Output folder of the login frame. */
export const frameOut: string = fileURLToPath(
  new URL('../../login-frame/node_modules/.production', import.meta.url),
)

/** Output folder of the development build. */
export const developmentOut = 'node_modules/.development'

/**
 * The pages that are built together. Pages of one build share files, and each difference between them makes more and
 * smaller ones: pages that load much at once are built apart from the others, and the pages of most tests alone.
 */
const productionPages: readonly (readonly string[])[] = [
  ['index'],
  ['account'],
  ['login'],
  ['remote'],
  ['all-chains', 'sign-in'],
  // With Preact.
  ['html'],
  ['vue'],
]

const playgroundRoot = fileURLToPath(new URL('..', import.meta.url))
const frameRoot = fileURLToPath(new URL('../../login-frame', import.meta.url))
const runBuildsFile = fileURLToPath(new URL('../../../scripts/runBuilds.mjs', import.meta.url))

/**
 * Builds every page for production, and the server-rendered page for development: only React's development build
 * reports hydration mismatches. Each mode has a process of its own, because React reads it from the environment.
 */
export default async function buildPages(): Promise<void> {
  await rm(new URL(`../${productionOut}`, import.meta.url), { recursive: true, force: true })
  await Promise.all([
    runBuilds('production', productionBuilds()),
    runBuilds('development', developmentBuilds()),
    runBuilds('production', [frameBuild]),
  ])
}

type Build = InlineConfig & { readonly env?: Readonly<Record<string, string>> }

function productionBuilds(): readonly Build[] {
  const named = productionPages.flat()
  const groups = [...productionPages, pages.filter((page) => !named.includes(page))]
  const settings = { PLAYGROUND_OUT: productionOut, PLAYGROUND_GROUPED: 'true' }
  return [
    { root: playgroundRoot, env: settings, ...serverBuild },
    ...groups.map((names) => ({
      root: playgroundRoot,
      env: { ...settings, PLAYGROUND_PAGES: names.join(',') },
    })),
  ]
}

function developmentBuilds(): readonly Build[] {
  const env = { PLAYGROUND_OUT: developmentOut, PLAYGROUND_PAGES: 'ssr' }
  return [{}, serverBuild].map((part) => ({ root: playgroundRoot, env, mode: 'development', ...part }))
}

const serverBuild: InlineConfig = { build: { ssr: 'src/pages/ssr/render.tsx' } }

const frameBuild: Build = { root: frameRoot, build: { outDir: frameOut, emptyOutDir: true } }

async function runBuilds(mode: 'production' | 'development', builds: readonly Build[]): Promise<void> {
  await run(process.execPath, [runBuildsFile, JSON.stringify(builds)], {
    cwd: playgroundRoot,
    env: { ...process.env, NODE_ENV: mode },
  })
}
