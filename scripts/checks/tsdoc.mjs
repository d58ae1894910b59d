// Justification: Biome has no rule for documentation comments, and TypeDoc's validation does not require examples.
import { resolveRelative } from './imports.mjs'
import { runAsScript } from './report.mjs'
import { isNode, isStory, isTest, readSources, walk } from './sources.mjs'

/** @typedef {import('./sources.mjs').Node} Node */
/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {import('./sources.mjs').Violation} Violation */

/**
 * Finds exports of `packages/*` without TSDoc, and functions of the public API (those an `exports/*.ts` names)
 * whose TSDoc has no `@example` with its imports. Editors and the API docs show these comments.
 *
 * @param {string} root
 * @returns {Violation[]}
 */
export function check(root) {
  const sources = readSources(root, ['packages']).filter(
    ({ file }) => file.includes('/src/') && !isTest(file) && !isStory(file),
  )
  const isPublic = publicNames(root, sources)
  return sources.flatMap((source) => {
    /** @type {Set<string>} */
    const seen = new Set()
    return exportedDeclarations(source).flatMap(({ statement, declaration, name }) => {
      // Overloads, and the namespace with a function's types, are documented by the first declaration of the name.
      if (seen.has(name)) return []
      seen.add(name)
      const doc = docBefore(source, statement)
      const at = { file: source.file, line: source.lineAt(statement.start) }
      if (doc === undefined) return [{ ...at, message: `${name} has no TSDoc` }]
      const needsExample = isPublic(source.file, name) && isFunction(declaration)
      return needsExample && !/@example[\s\S]*\bimport\b/.test(doc)
        ? [{ ...at, message: `${name} is public: its TSDoc needs an @example with the imports` }]
        : []
    })
  })
}

/** @param {Source} source */
function exportedDeclarations({ program }) {
  const body = Array.isArray(program.body) ? program.body.filter(isNode) : []
  return body.flatMap((statement) => {
    const declaration = statement.declaration
    if (!statement.type.startsWith('Export') || !isNode(declaration)) return []
    return declaredNames(declaration).map((name) => ({ statement, declaration, name }))
  })
}

/** @param {Node} declaration @returns {string[]} */
function declaredNames(declaration) {
  const declarators = Array.isArray(declaration.declarations) ? declaration.declarations : [declaration]
  return declarators.map((one) => (isNode(one.id) ? String(one.id.name) : 'default'))
}

/** @param {Node} declaration */
function isFunction(declaration) {
  if (/Function/.test(declaration.type)) return true
  const declarators = Array.isArray(declaration.declarations) ? declaration.declarations : []
  return declarators.some((one) => isNode(one.init) && /Function/.test(one.init.type))
}

/**
 * Returns the TSDoc block that ends right before a statement.
 *
 * @param {Source} source
 * @param {Node} statement
 */
function docBefore({ text, comments }, statement) {
  const block = comments.findLast(
    ({ type, end, value }) => type === 'Block' && value.startsWith('*') && end <= statement.start,
  )
  if (!block) return undefined
  const between = text.slice(block.end, statement.start).replace(/\/\/[^\n]*/g, '')
  return between.trim() === '' ? block.value : undefined
}

/**
 * Whether an `exports/*.ts` of the package exports this name (except `exports/testing.ts`).
 *
 * @param {string} root
 * @param {Source[]} sources
 */
function publicNames(root, sources) {
  /** @type {Set<string>} */
  const names = new Set()
  for (const source of sources) {
    if (!/\/src\/exports\/(?!testing\.).+$/.test(source.file)) continue
    walk(source.program, (node) => {
      if (node.type !== 'ExportNamedDeclaration' || !isNode(node.source)) return undefined
      const file = resolveRelative(root, source.file, String(node.source.value))
      const specifiers = Array.isArray(node.specifiers) ? node.specifiers : []
      for (const one of specifiers) names.add(`${file}#${isNode(one.local) ? one.local.name : ''}`)
      return false
    })
  }
  return (/** @type {string} */ file, /** @type {string} */ name) => names.has(`${file}#${name}`)
}

await runAsScript(import.meta.url, check)
