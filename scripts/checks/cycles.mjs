import { importsOf, resolveRelative } from './imports.mjs'
import { runAsScript } from './report.mjs'
import { readSources } from './sources.mjs'

/**
 * Finds import cycles among files. Type-only imports count: a circle of types is still a circle to a reader. A lazy
 * `import()` does not: it is there to cut one.
 *
 * @param {string} root
 * @returns {import('./sources.mjs').Violation[]}
 */
export function check(root) {
  const graph = new Map(
    readSources(root, ['packages', 'apps', 'scripts', 'tools']).map((source) => [
      source.file,
      importsOf(source)
        .filter(({ lazy }) => !lazy)
        .flatMap(({ specifier }) => resolveRelative(root, source.file, specifier) ?? []),
    ]),
  )
  /** @type {Map<string, 'open' | 'done'>} */
  const visited = new Map()
  /** @type {string[][]} */
  const cycles = []

  /** @param {string} file @param {string[]} path */
  function visit(file, path) {
    if (visited.get(file) === 'open') cycles.push([...path.slice(path.indexOf(file)), file])
    if (visited.has(file)) return
    visited.set(file, 'open')
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    visited.set(file, 'done')
  }
  for (const file of graph.keys()) visit(file, [])
  return cycles.map((cycle) => ({ file: cycle[0] ?? '', message: `import cycle: ${cycle.join(' → ')}` }))
}

await runAsScript(import.meta.url, check)
