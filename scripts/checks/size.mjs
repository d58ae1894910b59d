// Justification: size-limit has one limit per import and no list of lazy chunks: it cannot tell what loads at start from what loads later.
import { join, resolve } from 'node:path'
import * as config from '../../size.config.mjs'
import { bundle } from './bundle.mjs'
import { runAsScript } from './report.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */
/** @typedef {import('./bundle.mjs').Load} Load */

/**
 * Bundles the packages' builds as a dapp would, and checks the budgets of `size.config.mjs`. Prints the sizes of packages and
 * modules.
 *
 * @param {string} root
 * @param {Pick<typeof config, 'budgets' | 'external'>} [rules]
 * @param {(text: string) => void} [log]
 * @returns {Promise<Violation[]>}
 */
export async function check(root, { budgets, external } = config, log = console.log) {
  const resolveDir = join(resolve(root), 'apps/playground')
  const loads = await Promise.all(
    budgets.map(async (budget) => {
      const { code, lazy = [], count, isWhole } = budget
      const bundled = await bundle({
        code,
        resolveDir,
        lazy,
        external: [...(isWhole ? [] : external), ...(budget.external ?? [])],
      })
      return { ...budget, load: bundled[count] }
    }),
  )
  log(
    table(
      loads.map(({ name, load, max, reason }) => [
        name,
        kB(load.gzip),
        `of ${kB(max)}`,
        `${load.files} file(s)`,
        reason,
      ]),
    ),
  )
  for (const { name, load } of loads) log(`\n${name}, minified before gzip:\n${breakdown(load)}`)

  return loads.flatMap(({ name, load, max, without }) => [
    ...(load.gzip > max ? [{ file: name, message: `${kB(load.gzip)} gzipped: at most ${kB(max)}` }] : []),
    ...Object.keys(load.modules)
      .filter((module) => without?.test(module))
      .map((module) => ({ file: name, message: `the bundle must not contain ${module}` })),
  ])
}

/**
 * Formats the bytes by package, and the biggest modules.
 *
 * @param {Load} load
 */
function breakdown({ modules }) {
  /** @type {Record<string, number>} */
  const packages = {}
  for (const [module, bytes] of Object.entries(modules)) {
    const name = packageOf(module)
    packages[name] = (packages[name] ?? 0) + bytes
  }
  const biggest = (/** @type {Record<string, number>} */ sizes, /** @type {number} */ count) =>
    Object.entries(sizes)
      .sort(([, a], [, b]) => b - a)
      .slice(0, count)
      .map(([name, bytes]) => [`  ${shorten(name)}`, kB(bytes)])
  return `${table(biggest(packages, 10))}\n  biggest modules:\n${table(biggest(modules, 8))}`
}

/** @param {string} module */
function packageOf(module) {
  const dependency = module.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]
  return dependency ?? module.match(/packages\/[^/]+/)?.[0] ?? 'the dapp'
}

/** @param {string} path */
const shorten = (path) => path.replace(/^(\.\.\/)*(.*node_modules\/)?/, '')

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** @param {string[][]} rows */
function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

await runAsScript(import.meta.url, (root) => check(root))
