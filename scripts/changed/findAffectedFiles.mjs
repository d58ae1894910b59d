/** @typedef {import('./createImportGraph.mjs').ImportGraph} ImportGraph */

/**
 * Returns the changed files and all that import them, directly or not.
 *
 * @param {ImportGraph} graph
 * @param {readonly string[]} changed
 * @returns {ReadonlySet<string>}
 */
export function findAffectedFiles(graph, changed) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const [file, targets] of graph) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  }
  const affected = new Set(changed)
  // A set visits what is added to it meanwhile.
  for (const file of affected) for (const importer of importers.get(file) ?? []) affected.add(importer)
  return affected
}
