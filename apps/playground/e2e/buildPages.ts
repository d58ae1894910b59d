import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Output folder of the production build. Not `dist`, which a workspace build empties during the tests. */
export const productionOut = 'node_modules/.production'

/** Output folder of the login frame. */
export const frameOut: string = fileURLToPath(
  new URL('../../login-frame/node_modules/.production', import.meta.url),
)

/** Output folder of the development build. */
export const developmentOut = 'node_modules/.development'

const cwd = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds every page for production, and the server-rendered page for development: only React's development build
 * reports hydration mismatches.
 */
export default async function buildPages(): Promise<void> {
  const development = { PLAYGROUND_OUT: developmentOut, PLAYGROUND_PAGES: 'ssr' }
  await Promise.all([
    build('production', { PLAYGROUND_OUT: productionOut, PLAYGROUND_GROUPED: 'true' }),
    build('development', development),
    buildFrame(),
  ])
}

async function buildFrame(): Promise<void> {
  const frameRoot = fileURLToPath(new URL('../../login-frame', import.meta.url))
  const env = { ...process.env, NODE_ENV: 'production' }
  const args = ['build', '--logLevel', 'warn', '--outDir', frameOut, '--emptyOutDir']
  await run('vite', args, { cwd: frameRoot, env })
}

async function build(
  mode: 'production' | 'development',
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const env = { ...process.env, NODE_ENV: mode, ...settings }
  for (const ssr of [[], ['--ssr', 'src/pages/ssr/render.tsx']]) {
    await run('vite', ['build', '--mode', mode, '--logLevel', 'warn', ...ssr], { cwd, env })
  }
}
