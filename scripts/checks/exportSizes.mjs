// Justification: size-limit does not know what an export adds to an app that already uses others.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import * as sizes from '../../size.config.mjs'
import { bundle } from './bundle.mjs'
import * as config from './exportSizes.config.mjs'
import { runAsScript } from './report.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */
/** @typedef {{ readonly entry: string, readonly name: string }} Export */

/**
 * Bundles an app with each hook and each action, and checks how many bytes it adds to what loads before the first render. esbuild follows
 * all imports of an entry to what other chunks use, and so adds what other bundlers do not.
 *
 * @param {string} root
 * @param {typeof config.exportSizes} [budget]
 * @param {(text: string) => void} [log]
 * @returns {Promise<Violation[]>}
 */
export async function check(root, budget = config.exportSizes, log = console.log) {
  const folder = resolve(root)
  const exported = budget.entries.flatMap((entry) => findExports(folder, entry))
  const base = await measure(folder, budget.app)
  /** @type {(Export & { readonly bytes: number })[]} */
  const added = []
  const queue = [...exported]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { entry, name } = next
      const code = `${budget.app}\nexport { ${name} as value } from '${entry}'\n`
      added.push({ ...next, bytes: (await measure(folder, code)) - base })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  for (const { name, bytes } of [...added].sort((first, second) => second.bytes - first.bytes).slice(0, 20))
    log(`${name}: ${(bytes / 1000).toFixed(1)} kB`)
  return findViolations(added, budget)
}

/**
 * @param {readonly (Export & { readonly bytes: number })[]} added
 * @param {Pick<typeof config.exportSizes, 'max' | 'larger'>} budget
 * @returns {Violation[]}
 */
export function findViolations(added, { max, larger }) {
  const names = new Set(added.map(({ name }) => name))
  return [
    ...added
      .map(({ entry, name, bytes }) => ({ entry, name, bytes, limit: larger[name] ?? max }))
      .filter(({ bytes, limit }) => bytes > limit)
      .map(({ entry, name, bytes, limit }) => ({
        file: entry,
        message: `${name} adds ${bytes} bytes gzipped to the start of an app: at most ${limit}`,
      })),
    // Otherwise a renamed export would lose its budget unnoticed.
    ...Object.keys(larger)
      .filter((name) => !names.has(name))
      .map((name) => ({
        file: 'scripts/checks/exportSizes.config.mjs',
        message: `there is no export ${name}`,
      })),
  ]
}

/** @param {string} root @param {string} entry @returns {Export[]} */
function findExports(root, entry) {
  const file = `${entry.replace('@latchkit/react', '').slice(1) || 'index'}.js`
  const text = readFileSync(join(root, 'packages/react/dist/exports', file), 'utf8')
  return [...text.matchAll(/^export \{ (\w+) \} from /gm)].map(([, name = '']) => ({ entry, name }))
}

/** @param {string} root @param {string} code */
async function measure(root, code) {
  const { start } = await bundle({
    code,
    resolveDir: join(root, 'apps/playground'),
    external: sizes.external,
  })
  return start.gzip
}

await runAsScript(import.meta.url, (root) => check(root))
