import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { BuildOptions } from 'esbuild'

/** How a script of a page is built. */
export type PageScriptOptions = Pick<BuildOptions, 'format' | 'globalName' | 'minify' | 'define'>

/**
 * Returns the script of a page. The published package contains it beside the path of its source. The sources build it, which
 * needs esbuild.
 *
 * @param entry Its source.
 */
export function readPageScript(entry: URL, options: PageScriptOptions): string {
  const built = getBuiltPath(fileURLToPath(entry))
  if (existsSync(built)) return readFileSync(built, 'utf8')
  const { buildSync }: typeof import('esbuild') = createRequire(import.meta.url)('esbuild')
  const { outputFiles } = buildSync({ ...toBuildOptions(fileURLToPath(entry), options), write: false })
  return outputFiles[0]?.text ?? ''
}

/** Returns the path of the built script of a source. */
export function getBuiltPath(source: string): string {
  return source.replace(/\.ts$/, '.built.js')
}

/** Returns the options of esbuild for the script of a page. */
export function toBuildOptions(entry: string, options: PageScriptOptions): BuildOptions {
  return {
    entryPoints: [entry],
    bundle: true,
    platform: 'browser',
    target: 'es2022',
    conditions: ['@latchkit/source'],
    logLevel: 'warning',
    ...options,
  }
}
