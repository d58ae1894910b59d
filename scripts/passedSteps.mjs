import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { resultsFolder } from './flaky/report.mjs'

/** @typedef {{ tree: string, passed: readonly string[] }} PassedSteps */

const path = 'node_modules/.cache/check/passed.json'

/**
 * Returns the hash of all files that git does not ignore, whether committed or not: git's tree with the version of Node.
 *
 * @param {string} [root]
 */
export function getTree(root = '.') {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'))
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, {
      cwd: root,
      // Leaves the index of the user alone.
      env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
      .toString()
      .trim()
  try {
    git('read-tree', 'HEAD')
    // The list of flaky files is a result of the run.
    git('add', '--all', '--', '.', `:!${resultsFolder}`)
    return `${git('write-tree')} ${process.version}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Returns the names of the steps that passed on the tree.
 *
 * @param {string} tree
 * @param {string} [file]
 * @returns {readonly string[]}
 */
export function readPassed(tree, file = path) {
  if (!existsSync(file)) return []
  /** @type {PassedSteps} */
  const stored = JSON.parse(readFileSync(file, 'utf8'))
  return stored.tree === tree ? stored.passed : []
}

/**
 * Stores that a step passed on the tree. Steps of another tree are forgotten.
 *
 * @param {string} tree
 * @param {string} name
 * @param {string} [file]
 */
export function addPassed(tree, name, file = path) {
  const passed = [...new Set([...readPassed(tree, file), name])]
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ tree, passed }))
}
