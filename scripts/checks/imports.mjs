import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { isNode, walk } from './sources.mjs'

/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {import('./sources.mjs').Node} Node */

/**
 * One reference from a file to another module.
 *
 * @typedef {{ specifier: string, typeOnly: boolean, reexport: boolean, lazy: boolean, line: number }} Import
 */

/**
 * Lists the modules that a file references: imports, re-exports, `import()` and `import('…').Type`.
 *
 * @param {Source} source
 * @returns {Import[]}
 */
export function importsOf(source) {
  /** @type {Import[]} */
  const found = []
  walk(source.program, (node) => {
    const specifier = literal(node.source)
    if (specifier === undefined) return undefined
    found.push({
      specifier,
      typeOnly: isTypeOnly(node),
      reexport: node.type.startsWith('Export'),
      lazy: node.type === 'ImportExpression',
      line: source.lineAt(node.start),
    })
    return undefined
  })
  return found
}

/**
 * Resolves a relative import of `file` to a path from the root, or `undefined` for a package or an asset.
 *
 * @param {string} root
 * @param {string} file
 * @param {string} specifier
 * @returns {string | undefined}
 */
export function resolveRelative(root, file, specifier) {
  if (!specifier.startsWith('.')) return undefined
  const target = join(dirname(file), specifier)
  const candidates = [target, target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx')]
  return candidates.find(
    (candidate) => /\.(ts|tsx|mjs)$/.test(candidate) && existsSync(join(root, candidate)),
  )
}

/** @param {Node} node */
function isTypeOnly(node) {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : []
  return (
    specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type')
  )
}

/** @param {unknown} value */
function literal(value) {
  if (!isNode(value)) return undefined
  if (value.type === 'TemplateLiteral') return templateText(value)
  return value.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined
}

/**
 * Returns the text of a template literal without expressions.
 *
 * @param {Node} template
 */
function templateText({ quasis }) {
  if (!Array.isArray(quasis) || quasis.length !== 1) return undefined
  /** @type {{ value?: { cooked?: unknown } }} */
  const { value } = quasis[0]
  return typeof value?.cooked === 'string' ? value.cooked : undefined
}
