import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createImportGraph } from './createImportGraph.mjs'
import { findAffectedFiles } from './findAffectedFiles.mjs'

/** @typedef {import('../runSteps.mjs').Step} Step */

/** Changes of these can affect every test, and no import shows how. */
const affectsAll =
  /(^|\/)(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig[^/]*\.json|[^/]+\.config\.(ts|mjs|js))$/

/**
 * Returns the steps that check what has changed since a commit, committed or not: the checks of sources, the tests and stories
 * that import a changed file, directly or not, and the e2e specs that cover the changed parts.
 *
 * @param {readonly Step[]} steps
 * @param {string} [base] Default `HEAD`: what is not committed.
 * @param {{ root?: string, log?: (text: string) => void }} [options]
 * @returns {Step[]} None if nothing has changed.
 */
export function toChangedSteps(steps, base = 'HEAD', { root = '.', log = console.log } = {}) {
  const changed = listChangedFiles(root, base)
  if (changed.length === 0) return []
  const affected = [...findAffectedFiles(createImportGraph(root), changed)].filter((file) =>
    existsSync(join(root, file)),
  )
  for (const file of changed)
    if (affectsAll.test(file))
      log(`! ${file} can affect every test. This run does not cover that: run npm test.`)
  return steps.flatMap((step) => {
    if (!step.changed) return []
    if (step.changed === 'all') return [step]
    const { select, command = step.command } = step.changed
    const files = select({ changed, affected })
    return files.length > 0 ? [{ ...step, command, files }] : []
  })
}

/** @param {string} root @param {string} base */
function listChangedFiles(root, base) {
  const git = (/** @type {string[]} */ ...args) => {
    const output = execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] }).toString()
    return output.split('\0').filter(Boolean)
  }
  return [
    ...git('diff', '--name-only', '--no-renames', '-z', base, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ].sort()
}
