import { dirname } from 'node:path/posix'
import { importsOf, resolveRelative } from './imports.mjs'
import { isStory, isTest, readSources } from './sources.mjs'

/** @typedef {import('./imports.mjs').Import} Import */

/**
 * An import between two files of one package.
 *
 * @typedef {Import & { file: string, target: string }} Edge
 */

/**
 * A cycle: folders of which each one reaches all others by imports, and the imports between them.
 *
 * @typedef {{ folders: string[], edges: Edge[] }} FolderCycle
 */

/**
 * Reads the product files of a package, without tests, fixtures and stories, and the imports between them.
 *
 * @param {string} root
 * @param {string} src Path of the source folder from the root, such as `packages/core/src`.
 * @returns {{ files: string[], edges: Edge[] }}
 */
export function readEdges(root, src) {
  const sources = readSources(root, [src]).filter(({ file }) => !isTest(file) && !isStory(file))
  const edges = sources.flatMap((source) =>
    importsOf(source).flatMap((one) => {
      // Vite returns the URL of the module, which runs in another context.
      if (one.specifier.endsWith('?worker&url')) return []
      const target = resolveRelative(root, source.file, one.specifier.replace(/\?.*$/, ''))
      return target?.startsWith(`${src}/`) ? [{ ...one, file: source.file, target }] : []
    }),
  )
  return { files: sources.map(({ file }) => file), edges }
}

/**
 * Finds the cycles among the folders of the edges, the largest first.
 *
 * @param {readonly Edge[]} edges
 * @returns {FolderCycle[]}
 */
export function findFolderCycles(edges) {
  const between = edges.filter(({ file, target }) => dirname(file) !== dirname(target))
  /** @type {Map<string, Set<string>>} */
  const targets = new Map()
  for (const { file, target } of between) {
    const known = targets.get(dirname(file)) ?? new Set()
    targets.set(dirname(file), known.add(dirname(target)))
  }
  return findComponents(targets)
    .filter((folders) => folders.length > 1)
    .map((folders) => ({
      folders: folders.sort(),
      edges: between.filter(
        ({ file, target }) => folders.includes(dirname(file)) && folders.includes(dirname(target)),
      ),
    }))
    .sort((a, b) => b.folders.length - a.folders.length)
}

/**
 * Returns the strongly connected components of a graph (Tarjan's algorithm).
 *
 * @see https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm
 * @param {ReadonlyMap<string, ReadonlySet<string>>} targets
 * @returns {string[][]}
 */
function findComponents(targets) {
  /** @type {Map<string, number>} */
  const indexes = new Map()
  /** @type {string[]} */
  const stack = []
  /** @type {string[][]} */
  const components = []

  /** @param {string} node @returns {number} */
  function visit(node) {
    const index = indexes.size
    indexes.set(node, index)
    stack.push(node)
    let low = index
    for (const next of targets.get(node) ?? []) {
      if (!indexes.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, indexes.get(next) ?? 0)
    }
    if (low === index) components.push(stack.splice(stack.indexOf(node)))
    return low
  }
  for (const node of targets.keys()) if (!indexes.has(node)) visit(node)
  return components
}
