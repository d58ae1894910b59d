// Justification: size-limit measures one import in one file: it knows neither which files a page fetches nor when.
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import * as config from './chunks.config.mjs'
import { runAsScript } from './report.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */
/** @typedef {typeof config.files & { readonly code?: string, readonly maxStart?: number }} Budget */

/**
 * A file of a production build.
 *
 * @typedef {object} Chunk
 * @property {string} file
 * @property {boolean} isEntry Whether the page loads it.
 * @property {string | undefined} entry The module that an `import()` of this file loads.
 * @property {readonly string[]} imports The files that it imports statically.
 * @property {readonly string[]} modules
 * @property {number} gzip
 */

/**
 * Builds pages with Vite as an app does, from the packages' builds, and checks how many files each fetches, how large those before a click
 * are, and that no lazy file of the packages is too large.
 *
 * @param {string} root
 * @param {readonly Budget[]} [budgets]
 * @param {(text: string) => void} [log]
 * @returns {Promise<Violation[]>}
 */
export async function check(
  root,
  budgets = [config.files, config.htmlFiles, config.element],
  log = console.log,
) {
  /** @type {Violation[]} */
  const violations = []
  for (const budget of budgets) {
    const chunks = await buildPage(resolve(root), budget)
    log(`${budget.page} before a click: ${(getStart(chunks) / 1000).toFixed(1)} kB`)
    for (const { name, max, entries } of budget.moments) {
      const files = getFetched(chunks, entries)
      log(`${budget.page} ${name}: ${files.length} of ${max} files`)
      for (const file of files) log(`  ${file}`)
    }
    violations.push(...findViolations(chunks, budget))
  }
  return violations
}

/**
 * Returns the files that a page has fetched: those of the page, those that `import()` loads for the entries, and their static imports.
 *
 * @param {readonly Chunk[]} chunks
 * @param {readonly RegExp[]} entries
 */
export function getFetched(chunks, entries) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  /** @type {Set<string>} */
  const fetched = new Set()
  /** @param {string} file */
  function fetch(file) {
    if (fetched.has(file)) return
    fetched.add(file)
    byFile.get(file)?.imports.forEach(fetch)
  }
  for (const chunk of chunks)
    if (chunk.isEntry || entries.some((pattern) => hasModule(chunk, pattern))) fetch(chunk.file)
  return [...fetched].sort()
}

/** The bytes after gzip of the files that a page loads by itself. @param {readonly Chunk[]} chunks */
function getStart(chunks) {
  const start = getFetched(chunks, [])
  return chunks.filter(({ file }) => start.includes(file)).reduce((sum, { gzip }) => sum + gzip, 0)
}

/**
 * A bundler may move a module that an `import()` loads into the file of another one.
 *
 * @param {Chunk} chunk
 * @param {RegExp} pattern
 */
function hasModule({ entry, modules }, pattern) {
  return pattern.test(entry ?? '') || modules.some((id) => pattern.test(id))
}

/**
 * @param {readonly Chunk[]} chunks
 * @param {Budget} budget
 * @returns {Violation[]}
 */
export function findViolations(chunks, { page, moments, maxLazy, own, maxStart = Number.POSITIVE_INFINITY }) {
  const start = getStart(chunks)
  return [
    ...(start > maxStart
      ? [{ file: page, message: `loads ${start} bytes gzipped before a click: at most ${maxStart}` }]
      : []),
    ...moments.flatMap(({ name, max, entries: patterns }) => {
      const { length } = getFetched(chunks, patterns)
      return [
        ...(length > max ? [{ file: page, message: `fetches ${length} files ${name}: at most ${max}` }] : []),
        // Otherwise a renamed module would count as no file.
        ...patterns
          .filter((pattern) => !chunks.some((chunk) => hasModule(chunk, pattern)))
          .map((pattern) => ({ file: page, message: `no file of the build has ${pattern} (${name})` })),
      ]
    }),
    ...chunks
      .filter(
        ({ isEntry, entry, modules, gzip }) =>
          !isEntry && gzip > maxLazy && (entry ? [entry] : modules).some((id) => own.test(id)),
      )
      .map(({ file, entry, gzip }) => ({
        file: entry ?? file,
        message: `${(gzip / 1000).toFixed(1)} kB gzipped: at most ${maxLazy / 1000} kB in one lazy file`,
      })),
  ]
}

/**
 * @param {string} root
 * @param {Pick<Budget, 'page' | 'code'>} budget
 * @returns {Promise<Chunk[]>}
 */
async function buildPage(root, { page, code }) {
  const app = join(root, 'apps/playground')
  const { resolve: find } = createRequire(join(app, 'package.json'))
  /** @type {typeof import('vite')} */
  const { build } = await import(pathToFileURL(find('vite')).href)
  const result = await build({
    root: app,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: code ? [toEntry(code)] : [],
    build: { write: false, rolldownOptions: { input: [code ? entryId : join(app, page)] } },
  })
  const { output } = /** @type {Extract<typeof result, { output: unknown }>} */ (result)
  return output.flatMap((file) =>
    file.type === 'chunk'
      ? {
          file: file.fileName,
          isEntry: file.isEntry,
          entry: file.isDynamicEntry ? (file.facadeModuleId ?? undefined) : undefined,
          imports: file.imports,
          modules: file.moduleIds,
          gzip: gzipSync(file.code, { level: 9 }).length,
        }
      : [],
  )
}

const entryId = 'entry:code'

/** Lets Vite build code that is in no file. @param {string} code */
const toEntry = (code) => ({
  name: 'entry',
  resolveId: (/** @type {string} */ id) => (id === entryId ? `\0${id}` : undefined),
  load: (/** @type {string} */ id) => (id === `\0${entryId}` ? code : undefined),
})

await runAsScript(import.meta.url, (root) => check(root))
