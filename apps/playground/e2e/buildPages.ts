import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
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
]

const cwd = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds every page for production, and the server-rendered page for development: only React's development build
 * reports hydration mismatches.
 */
export default async function buildPages(): Promise<void> {
  await Promise.all([buildProduction(), buildDevelopment(), buildFrame()])
}

async function buildProduction(): Promise<void> {
  await rm(new URL(`../${productionOut}`, import.meta.url), { recursive: true, force: true })
  const named = productionPages.flat()
  const settings = { PLAYGROUND_OUT: productionOut, PLAYGROUND_GROUPED: 'true' }
  for (const names of [...productionPages, pages.filter((page) => !named.includes(page))])
    await build('production', [], { ...settings, PLAYGROUND_PAGES: names.join(',') })
  await build('production', serverArguments, settings)
}

async function buildDevelopment(): Promise<void> {
  const settings = { PLAYGROUND_OUT: developmentOut, PLAYGROUND_PAGES: 'ssr' }
  for (const args of [[], serverArguments]) await build('development', args, settings)
}

async function buildFrame(): Promise<void> {
  const frameRoot = fileURLToPath(new URL('../../login-frame', import.meta.url))
  const env = { ...process.env, NODE_ENV: 'production' }
  const args = ['build', '--logLevel', 'warn', '--outDir', frameOut, '--emptyOutDir']
  await run('vite', args, { cwd: frameRoot, env })
}

const serverArguments = ['--ssr', 'src/pages/ssr/render.tsx']

async function build(
  mode: 'production' | 'development',
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const env = { ...process.env, NODE_ENV: mode, ...settings }
  await run('vite', ['build', '--mode', mode, '--logLevel', 'warn', ...args], { cwd, env })
}
