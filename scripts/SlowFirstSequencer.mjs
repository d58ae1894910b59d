import { readFileSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'

/** A test or hook with its own timeout: `}, 30_000)`. */
const ownTimeout = /\b\d+_000,?\s*\)/

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/**
 * Runs the files first that wait for processes and chains: the last worker would otherwise run them alone at the end. Vitest knows their
 * durations only from an earlier run. The projects come in the order of the configuration, each as a whole: a worker is reused only
 * for the next file of its project.
 */
export class SlowFirstSequencer extends BaseSequencer {
  /**
   * @override
   * @param {TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files)
    const { projects } = this.ctx
    const keys = new Map(sorted.map((file) => [file, toKeys(file, projects.indexOf(file.project))]))
    return sorted.sort((a, b) => compare(keys.get(a) ?? [], keys.get(b) ?? []))
  }
}

/**
 * @param {TestSpecification} file
 * @param {number} order The place of its project.
 * @returns {number[]} The files are sorted by these, in this order.
 */
function toKeys({ project, moduleId }, order) {
  const { sequence, browser } = project.config
  const isSlow = !browser.enabled && ownTimeout.test(readFileSync(moduleId, 'utf8'))
  return [sequence.groupOrder, order, isSlow ? 0 : 1]
}

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function compare(a, b) {
  const index = a.findIndex((key, position) => key !== b[position])
  const [first = 0, second = 0] = [a[index], b[index]]
  return first < second ? -1 : first > second ? 1 : 0
}
