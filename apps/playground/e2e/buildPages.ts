import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where the pages go: not to `dist`, which a build of the workspace empties while the tests run. */
export const productionOut = 'node_modules/.production'

/** Where the development build goes. */
export const developmentOut = 'node_modules/.development'

const cwd = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds every page for production, and the server-rendered one for development too: only React's development build
 * says where a page and its server differ.
 */
export default async function buildPages(): Promise<void> {
  await Promise.all([build('production', productionOut), build('development', developmentOut)])
}

async function build(mode: 'production' | 'development', outDir: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: mode, PLAYGROUND_OUT: outDir }
  for (const ssr of [[], ['--ssr', 'src/pages/ssr/render.tsx']]) {
    await run('vite', ['build', '--mode', mode, '--logLevel', 'warn', ...ssr], { cwd, env })
  }
}
