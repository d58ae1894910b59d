import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseSync } from 'vite'

/**
 * A violation of a rule, with its location and what to do.
 *
 * @typedef {{ file: string, line?: number, message: string }} Violation
 */

/**
 * A syntax tree node of oxc (the parser in vite). Loosely typed, because the checks read a few fields of many node types.
 *
 * @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node
 */

/**
 * A parsed source file.
 *
 * @typedef {object} Source
 * @property {string} file Path from the repo root, with forward slashes.
 * @property {string} text
 * @property {Node} program
 * @property {{ type: 'Line' | 'Block', value: string, start: number, end: number }[]} comments
 * @property {(position: number) => number} lineAt Line number (from 1) of a position.
 */

const skipped = new Set([
  'node_modules',
  'dist',
  '.astro',
  '.turbo',
  'storybook-static',
  'test-results',
  'screenshots',
  'film',
  '.devnet',
  // Projects of their own, which are checked where they are installed (scripts/checks/registry.mjs).
  'templates',
])
const code = /\.(ts|tsx|mjs)$/

/**
 * Returns the sorted paths (from `root`, with forward slashes) of the files in the given folders.
 *
 * @param {string} root
 * @param {string[]} folders
 * @param {RegExp} [matching]
 * @returns {string[]}
 */
export function listFiles(root, folders, matching = code) {
  return folders.flatMap((folder) => filesUnder(root, join(root, folder), matching)).sort()
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {RegExp} matching
 * @returns {string[]}
 */
function filesUnder(root, folder, matching) {
  return entries(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesUnder(root, path, matching)
    return matching.test(entry.name) ? [relative(root, path).split(sep).join('/')] : []
  })
}

/** @param {string} folder */
function entries(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    // The repositories in the tests of the checks have no apps/ folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/**
 * Reads and parses one file.
 *
 * @param {string} root
 * @param {string} file
 * @returns {Source}
 */
export function readSource(root, file) {
  const text = readFileSync(join(root, file), 'utf8')
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`)
  return {
    file,
    text,
    program: /** @type {Node} */ (/** @type {unknown} */ (program)), // the loose shape the checks read
    comments,
    lineAt: (position) => text.slice(0, position).split('\n').length,
  }
}

/**
 * Reads and parses every code file under the folders.
 *
 * @param {string} root
 * @param {string[]} folders
 * @returns {Source[]}
 */
export function readSources(root, folders) {
  return listFiles(root, folders).map((file) => readSource(root, file))
}

/**
 * Calls `visit` on a node and all its descendants, parents first. `visit` returns `false` to skip the descendants of a node.
 *
 * @param {unknown} node
 * @param {(node: Node) => boolean | undefined} visit
 */
export function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit)
  } else if (isNode(node) && visit(node) !== false) {
    for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit)
  }
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
export function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** @param {string} file */
export const isTest = (file) => /\.(test|test-d|spec)\.(ts|tsx|mjs)$/.test(file) || /(^|\/)e2e\//.test(file)

/** @param {string} file */
export const isStory = (file) =>
  /\.(stories|fixtures)\.(ts|tsx)$/.test(file) || /(^|\/)\.storybook\//.test(file)
