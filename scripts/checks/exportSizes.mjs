// Justification: size-limit does not know what an export adds to an app that already uses others.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import * as sizes from '../../size.config.mjs'
import { bundle } from './bundle.mjs'
import * as config from './exportSizes.config.mjs'
import { runAsScript } from './report.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */
/** @typedef {{ readonly entry: string, readonly name: string }} Export */
/** @typedef {Pick<typeof config.exportSizes, 'max' | 'larger'>} Limits */
/** @typedef {{ readonly exported: readonly Export[], readonly bytes: number }} Added */
/** @typedef {(exported: readonly Export[]) => number} Measure Returns how many bytes exports add together. */

/**
 * Bundles an app with each hook and each action, and checks how many bytes it adds to what loads before the first render, in Vite and
 * in esbuild. esbuild follows all imports of an entry to what other chunks use, and so adds what other bundlers do not.
 *
 * @param {string} root
 * @param {typeof config.exportSizes} [budget]
 * @param {(text: string) => void} [log]
 * @returns {Promise<Violation[]>}
 */
export async function check(root, budget = config.exportSizes, log = console.log) {
  const folder = resolve(root)
  const exported = budget.entries.flatMap((entry) => findExports(folder, entry))
  const measure = await bundleWithVite(folder, budget.app, exported)
  const inVite = exported.map((one) => ({ exported: [one], bytes: measure([one]) }))
  const inEsbuild = await measureWithEsbuild(folder, budget, toBatches(exported, budget, measure))
  for (const [bundler, added] of /** @type {const} */ ([
    ['Vite', inVite],
    ['esbuild', inEsbuild],
  ]))
    for (const { exported: together, bytes } of [...added].sort((a, b) => b.bytes - a.bytes).slice(0, 20))
      log(`${bundler}, ${together.map(({ name }) => name).join(' and ')}: ${(bytes / 1000).toFixed(1)} kB`)
  return [
    ...findViolations('Vite', inVite, budget),
    ...findViolations('esbuild', inEsbuild, budget),
    ...findUnknown(exported, budget),
  ]
}

/** @param {Export} exported @param {Limits} limits */
const getLimit = ({ name }, { max, larger }) => larger[name] ?? max

/**
 * @param {string} bundler
 * @param {readonly Added[]} added
 * @param {Limits} limits
 * @returns {Violation[]}
 */
export function findViolations(bundler, added, limits) {
  return added.flatMap(({ exported, bytes }) =>
    exported
      .filter((one) => bytes > getLimit(one, limits))
      .map((one) => ({
        file: one.entry,
        message: `${one.name} adds ${bytes} bytes gzipped to the start of an app with ${bundler}: at most ${getLimit(one, limits)}`,
      })),
  )
}

/**
 * Otherwise a renamed export would lose its budget unnoticed.
 *
 * @param {readonly Export[]} exported
 * @param {Pick<Limits, 'larger'>} limits
 * @returns {Violation[]}
 */
function findUnknown(exported, { larger }) {
  const names = new Set(exported.map(({ name }) => name))
  return Object.keys(larger)
    .filter((name) => !names.has(name))
    .map((name) => ({
      file: 'scripts/checks/exportSizes.config.mjs',
      message: `there is no export ${name}`,
    }))
}

/**
 * Puts exports with one limit together whose sum is likely to be within it. Exports add together at least what each of them adds, so one
 * build shows that all of them are.
 *
 * @param {readonly Export[]} exported
 * @param {Limits} limits
 * @param {Measure} measure An estimate.
 * @returns {Export[][]}
 */
export function toBatches(exported, limits, measure) {
  /** @type {Export[][]} */
  const batches = []
  const sorted = exported
    .map((one) => ({ one, limit: getLimit(one, limits), bytes: measure([one]) }))
    .sort((a, b) => a.limit - b.limit || a.bytes - b.bytes)
  for (const { one, limit } of sorted) {
    const last = batches.at(-1)
    const isWithin =
      last?.every((other) => getLimit(other, limits) === limit) &&
      measure([...last, one]) <= limit * estimated
    if (isWithin) last?.push(one)
    else batches.push([one])
  }
  return batches
}

/** What Vite adds is about this part of what esbuild adds. */
const estimated = 0.8

/** @param {string} root @param {string} entry @returns {Export[]} */
function findExports(root, entry) {
  const file = `${entry.replace('@latchkit/react', '').slice(1) || 'index'}.js`
  const text = readFileSync(join(root, 'packages/react/dist/exports', file), 'utf8')
  return [...text.matchAll(/^export \{ (\w+) \} from /gm)].map(([, name = '']) => ({ entry, name }))
}

/** The code of an app with some exports. @param {string} app @param {readonly Export[]} exported */
const toCode = (app, exported) =>
  `${app}${exported.map(({ entry, name }, index) => `\nexport { ${name} as value${index} } from '${entry}'`).join('')}\n`

/**
 * Measures batches, and the halves of those that are too large for one of their limits.
 *
 * @param {string} root
 * @param {Limits & { readonly app: string }} budget
 * @param {readonly Export[][]} batches
 * @returns {Promise<Added[]>}
 */
async function measureWithEsbuild(root, budget, batches) {
  // esbuild would spend a fifth of its time on collecting garbage.
  process.env.GOGC ??= '500'
  const measure = async (/** @type {readonly Export[]} */ exported) => {
    const code = toCode(budget.app, exported)
    const { start } = await bundle({
      code,
      resolveDir: join(root, 'apps/playground'),
      external: sizes.external,
    })
    return start.gzip
  }
  const base = await measure([])
  /** @type {Added[]} */
  const added = []
  const queue = [...batches]
  const work = async () => {
    for (let exported = queue.shift(); exported; exported = queue.shift()) {
      const bytes = (await measure(exported)) - base
      const half = Math.ceil(exported.length / 2)
      if (exported.length > 1 && exported.some((one) => bytes > getLimit(one, budget)))
        queue.push(exported.slice(0, half), exported.slice(half))
      else added.push({ exported, bytes })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return added
}

/**
 * Builds an app and, for each export, the app with it, in one build of Vite. Its files are smaller than those of an app, because any
 * entry may need each alone: they are compressed together.
 *
 * @param {string} root
 * @param {string} app
 * @param {readonly Export[]} exported
 * @returns {Promise<Measure>}
 */
async function bundleWithVite(root, app, exported) {
  const codes = new Map([['entry:', app]])
  for (const one of exported) codes.set(toId(one), toCode(app, [one]))
  const result = await build({
    root: join(root, 'apps/playground'),
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [
      {
        name: 'entries',
        enforce: 'pre',
        resolveId: (id) => (codes.has(id) ? `\0${id}` : undefined),
        load: (id) => codes.get(id.replace('\0', '')),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: [...codes.keys()],
        preserveEntrySignatures: 'strict',
        external: sizes.external.flatMap((name) => [name, new RegExp(`^${name}/`)]),
      },
    },
  })
  const { output } = /** @type {Extract<typeof result, { output: unknown }>} */ (result)
  const chunks = output.filter((file) => file.type === 'chunk')
  const start = new Map(
    chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, getStaticImports(chunks, fileName)]),
  )
  /** @param {readonly string[]} ids */
  const compress = (ids) => {
    const files = new Set(ids.flatMap((id) => start.get(`\0${id}`) ?? []))
    const code = chunks.filter(({ fileName }) => files.has(fileName)).map((chunk) => chunk.code)
    return gzipSync(code.join('\n'), { level: 9 }).length
  }
  const base = compress(['entry:'])
  return (together) => compress(['entry:', ...together.map(toId)]) - base
}

/** The id of the module with the app and an export. @param {Export} exported */
const toId = ({ entry, name }) => `entry:${entry}#${name}`

/**
 * Returns a file and all that it imports statically.
 *
 * @param {readonly { readonly fileName: string, readonly imports: readonly string[] }[]} chunks
 * @param {string} file
 */
function getStaticImports(chunks, file) {
  const found = new Set([file])
  // A set that grows while it is iterated.
  for (const name of found)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(next)
  return [...found]
}

await runAsScript(import.meta.url, (root) => check(root))
