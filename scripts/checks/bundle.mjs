import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/**
 * A bundle, as created by the bundler of a dapp, and its content.
 *
 * @typedef {object} Bundle
 * @property {Load} start The files that are loaded with the page.
 * @property {Load} open The files that are loaded with the page and by `import()`, except for the excluded modules.
 */

/**
 * A set of output files: their gzipped size, and the minified bytes of each module in them.
 *
 * @typedef {{ gzip: number, modules: Record<string, number>, files: number }} Load
 */

/**
 * Bundles `code` from the packages' builds (not their sources), minified and split into chunks.
 *
 * @param {object} options
 * @param {string} options.code
 * @param {string} options.resolveDir Folder the imports are resolved from.
 * @param {readonly string[]} options.external Packages left out.
 * @param {readonly RegExp[]} [options.lazy] Modules behind an `import()` that `open` does not load.
 * @returns {Promise<Bundle>}
 */
export async function bundle({ code, resolveDir, external, lazy = [] }) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir, sourcefile: 'dapp.js' },
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    outdir: 'out',
    legalComments: 'none',
    absWorkingDir: resolveDir,
    external: external.flatMap((name) => [name, `${name}/*`]),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  const contents = new Map(outputFiles.map((file) => [relative(resolveDir, file.path), file.contents]))
  const entry =
    Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === 'dapp.js') ?? ''

  /** @param {boolean} opened @returns {Load} */
  function load(opened) {
    const paths = reachable(metafile.outputs, entry, opened ? lazy : undefined)
    /** @type {Record<string, number>} */
    const modules = {}
    for (const path of paths)
      for (const [input, { bytesInOutput }] of Object.entries(metafile.outputs[path]?.inputs ?? {}))
        if (bytesInOutput > 0) modules[input] = (modules[input] ?? 0) + bytesInOutput
    return {
      gzip: [...paths].reduce((sum, path) => sum + gzip(contents.get(path)), 0),
      modules,
      files: paths.size,
    }
  }
  return { start: load(false), open: load(true) }
}

/** @param {Uint8Array | undefined} contents */
const gzip = (contents) => (contents ? gzipSync(contents, { level: 9 }).length : 0)

/**
 * Returns the output files that an entry loads: by static imports, and with `lazy` also by `import()`, except for those
 * modules.
 *
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} entry
 * @param {readonly RegExp[] | undefined} lazy
 * @returns {Set<string>}
 */
function reachable(outputs, entry, lazy) {
  /** @type {Set<string>} */
  const seen = new Set()
  /** @param {string} path */
  function visit(path) {
    if (seen.has(path)) return
    seen.add(path)
    for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
      if (external) continue
      const isLazy = kind === 'dynamic-import'
      const module = outputs[next]?.entryPoint ?? ''
      if (!isLazy || (lazy && !lazy.some((pattern) => pattern.test(module)))) visit(next)
    }
  }
  visit(entry)
  return seen
}
