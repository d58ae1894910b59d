import { isNode, walk } from '../checks/sources.mjs'

/** @typedef {import('../checks/sources.mjs').Node} Node */
/** @typedef {import('../checks/sources.mjs').Source} Source */

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/**
 * Finds functions with more lines than `max`.
 *
 * @param {readonly Source[]} sources
 * @param {number} max
 * @returns {string[]} The places, as `file:line lines`, the longest first.
 */
export function findLongFunctions(sources, max) {
  /** @type {{ place: string, lines: number }[]} */
  const found = []
  for (const { file, program, lineAt } of sources)
    walk(program, (node) => {
      if (!functions.has(node.type)) return undefined
      const line = lineAt(node.start)
      const lines = lineAt(node.end) - line + 1
      if (lines > max) found.push({ place: `${file}:${line} ${lines} lines`, lines })
      // Functions within a short one are shorter.
      return lines > max
    })
  return found.sort((a, b) => b.lines - a.lines).map(({ place }) => place)
}

/** The exports of every machine, by convention. */
const ofMachines = new Set(['initialState', 'transition', 'createEffects'])

/**
 * Finds names of functions of modules that several files declare.
 *
 * @param {readonly Source[]} sources
 * @param {number} min Number of files.
 * @returns {{ name: string, files: string[] }[]} The most frequent first.
 */
export function findRepeatedNames(sources, min) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map()
  for (const { file, program } of sources)
    for (const name of readNames(program)) files.set(name, (files.get(name) ?? new Set()).add(file))
  return [...files]
    .filter(([name, { size }]) => size >= min && !ofMachines.has(name))
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([name, found]) => ({ name, files: [...found] }))
}

/** @param {Node} program @returns {string[]} */
function readNames({ body }) {
  const statements = Array.isArray(body) ? body.filter(isNode) : []
  return statements
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .flatMap((statement) => {
      if (statement.type === 'FunctionDeclaration') return toNames(statement)
      const declarators = Array.isArray(statement.declarations) ? statement.declarations.filter(isNode) : []
      return declarators.flatMap((one) =>
        isNode(one.init) && functions.has(one.init.type) ? toNames(one) : [],
      )
    })
}

/** @param {Node} node @returns {string[]} */
const toNames = ({ id }) => (isNode(id) && id.type === 'Identifier' ? [String(id.name)] : [])
