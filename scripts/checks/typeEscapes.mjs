// Justification: Biome forbids `any` and `@ts-ignore`, but no rule asks for the reason of a double cast or of `@ts-expect-error`.
import { runAsScript } from './report.mjs'
import { isNode, readSources, walk } from './sources.mjs'

/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {import('./sources.mjs').Violation} Violation */

/**
 * Finds escapes from the type system: `@ts-nocheck`, and `as unknown as` and `@ts-expect-error` without a comment that states
 * the reason. Biome finds `any` and `@ts-ignore`.
 *
 * @param {string} root
 * @returns {Violation[]}
 */
export function check(root) {
  return readSources(root, ['packages', 'apps', 'scripts', 'tools']).flatMap((source) => [
    ...escapesInTypes(source),
    ...escapesInComments(source),
  ])
}

/** @param {Source} source @returns {Violation[]} */
function escapesInTypes(source) {
  const commented = commentedLines(source)
  /** @type {Violation[]} */
  const found = []
  walk(source.program, (node) => {
    const line = source.lineAt(node.start)
    if (isDoubleCast(node)) {
      const last = source.lineAt(node.end)
      const explained = Array.from({ length: last - line + 2 }, (_, index) => line - 1 + index)
      if (!explained.some((at) => commented.has(at)))
        found.push({ file: source.file, line, message: '`as unknown as` without a reason in a comment' })
    }
    return undefined
  })
  return found
}

/** @param {Source} source @returns {Violation[]} */
function escapesInComments(source) {
  return source.comments.flatMap(({ value, start }) => {
    const line = source.lineAt(start)
    if (/^[\s/*]*@ts-nocheck/.test(value))
      return [
        {
          file: source.file,
          line,
          message: '@ts-nocheck hides every error: use @ts-expect-error with a reason',
        },
      ]
    if (/^[\s/*]*@ts-expect-error[\s:.-]*$/.test(value))
      return [{ file: source.file, line, message: '@ts-expect-error without a reason' }]
    return []
  })
}

/** @param {import('./sources.mjs').Node} node */
function isDoubleCast(node) {
  const inner = node.type === 'TSAsExpression' ? node.expression : undefined
  const target = isNode(inner) && inner.type === 'TSAsExpression' ? inner.typeAnnotation : undefined
  return isNode(target) && target.type === 'TSUnknownKeyword'
}

/**
 * Returns the lines with a comment that can be a reason. TSDoc describes a declaration, so it is not a reason for a cast.
 *
 * @param {Source} source
 */
function commentedLines({ comments, lineAt }) {
  const reasons = comments.filter(({ type, value }) => type === 'Line' || !value.startsWith('*'))
  return new Set(reasons.flatMap(({ start, end }) => [lineAt(start), lineAt(end)]))
}

await runAsScript(import.meta.url, check)
