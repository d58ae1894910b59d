import { isTest } from '../checks/sources.mjs'

/** @typedef {import('../changed/createImportGraph.mjs').ImportGraph} ImportGraph */

/** Imports between a test and a file: what is farther away runs in too many tests. */
const farthest = 3

/**
 * Returns the nearest tests and stories of a file: those that import it directly, otherwise those that are one import farther
 * away, and so on. Returns none if the nearest ones are more than three imports away.
 *
 * @param {ReadonlyMap<string, readonly string[]>} importers
 * @param {string} file
 * @returns {string[]}
 */
export function selectTests(importers, file) {
  const visited = new Set([file])
  let reached = [file]
  for (let distance = 1; distance <= farthest; distance++) {
    reached = [...new Set(reached.flatMap((one) => importers.get(one) ?? []))].filter(
      (one) => !visited.has(one),
    )
    for (const one of reached) visited.add(one)
    const found = reached.filter(isRunByVitest)
    if (found.length > 0) return found.sort()
  }
  return []
}

/** @param {string} file */
const isRunByVitest = (file) =>
  /\.stories\.tsx$/.test(file) || (isTest(file) && !/\.test-d\.|(^|\/)e2e\//.test(file))

/**
 * Turns a graph of imports round.
 *
 * @param {ImportGraph} graph
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function toImporters(graph) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const [file, targets] of graph) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  }
  return importers
}
