import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Options of the build of a script. */
export type PageScriptOptions = {
  readonly format?: 'iife' | 'esm'
  readonly globalName?: string
  readonly minify?: boolean
  readonly define?: Record<string, string>
  readonly banner?: { readonly js: string }
  readonly footer?: { readonly js: string }
}

/** All options of its build. */
export type PageScriptBuild = PageScriptOptions & {
  readonly entryPoints: string[]
  readonly bundle: true
  readonly platform: 'browser'
  readonly target: 'es2022'
  readonly conditions: string[]
  readonly logLevel: 'warning'
}

/**
 * Returns the script of a page. The published package contains it beside the path of its source. The sources build it.
 *
 * @param entry Its source.
 */
export function readPageScript(entry: URL, options: PageScriptOptions): string {
  const built = getBuiltPath(fileURLToPath(entry))
  if (existsSync(built)) return readFileSync(built, 'utf8')
  // Not imported: the published package does not install esbuild.
  const esbuild: EsbuildModule = createRequire(import.meta.url)('esbuild')
  const { outputFiles } = esbuild.buildSync({
    ...toBuildOptions(fileURLToPath(entry), options),
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

type EsbuildModule = {
  readonly buildSync: (options: PageScriptBuild & { readonly write: false }) => {
    readonly outputFiles: readonly { readonly text: string }[]
  }
}

/** Returns the path of the built script of a source. */
export function getBuiltPath(source: string): string {
  return source.replace(/\.ts$/, '.built.js')
}

/** Returns all options of the build of a script. */
export function toBuildOptions(entry: string, options: PageScriptOptions): PageScriptBuild {
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
