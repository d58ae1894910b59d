// Justification: Biome and turbo know files and packages, but no order of folders; dependency-cruiser needs the compiler API that TypeScript 7 removed.
import { dirname } from 'node:path/posix'
import { importsOf, resolveRelative } from './imports.mjs'
import { runAsScript } from './report.mjs'
import { isTest, readSources } from './sources.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */

const core = 'packages/core/src/'

/** The layers of core, lowest first. A file may import from its own layer and from lower ones. */
export const layers = [
  'foundation',
  'ports',
  'browser',
  'config',
  'engine',
  'chains',
  'features',
  'sources',
  'kit',
  'testing',
  'exports',
]

/**
 * Finds imports of core that point to a higher layer, types included, and cycles among its folders. Biome and turbo know
 * files and packages, but no order of folders. A type-only import and a lazy `import()` close no folder cycle.
 *
 * @param {string} root
 * @returns {Violation[]}
 */
export function check(root) {
  const sources = readSources(root, ['packages/core/src']).filter(
    ({ file }) => !isTest(file) && !file.includes('.fixtures.') && !file.includes('.test-d.'),
  )
  /** @type {Violation[]} */
  const violations = []
  /** @type {Map<string, Map<string, string>>} */
  const folders = new Map()
  for (const source of sources) {
    const from = layerOf(source.file)
    if (from === -1)
      violations.push({ file: source.file, message: `is in no layer; the layers are ${layers.join(', ')}` })
    for (const one of importsOf(source)) {
      const target = resolveRelative(root, source.file, one.specifier)
      if (!target?.startsWith(core)) continue
      if (layerOf(target) > from)
        violations.push({
          file: source.file,
          line: one.line,
          message: `${layers[from]} may not import from the higher layer ${layers[layerOf(target)]}: ${one.specifier}`,
        })
      if (one.typeOnly || one.lazy || dirname(target) === dirname(source.file)) continue
      const edges = folders.get(dirname(source.file)) ?? new Map()
      folders.set(dirname(source.file), edges.set(dirname(target), `${source.file}:${one.line}`))
    }
  }
  return [...violations, ...cyclesOf(folders)]
}

/** @param {string} file */
const layerOf = (file) => layers.indexOf(file.slice(core.length).split('/')[0] ?? '')

/**
 * One violation for each cycle that a depth-first search closes, with the import of each step.
 *
 * @param {Map<string, Map<string, string>>} folders
 * @returns {Violation[]}
 */
function cyclesOf(folders) {
  /** @type {Map<string, 'open' | 'done'>} */
  const visited = new Map()
  /** @type {Violation[]} */
  const found = []

  /** @param {string} folder @param {string[]} path */
  function visit(folder, path) {
    if (visited.get(folder) === 'open') {
      const cycle = [...path.slice(path.indexOf(folder)), folder]
      const steps = cycle.slice(1).map((to, index) => folders.get(cycle[index] ?? '')?.get(to))
      found.push({ file: folder, message: `folder cycle: ${cycle.join(' → ')} (${steps.join(', ')})` })
    }
    if (visited.has(folder)) return
    visited.set(folder, 'open')
    for (const next of folders.get(folder)?.keys() ?? []) visit(next, [...path, folder])
    visited.set(folder, 'done')
  }
  for (const folder of folders.keys()) visit(folder, [])
  return found
}

await runAsScript(import.meta.url, check)
