import { isNode, walk } from '../checks/sources.mjs'

/** @typedef {import('../checks/sources.mjs').Node} Node */
/** @typedef {import('../checks/sources.mjs').Source} Source */

/** A pattern with classes or ranges of characters describes a format, such as digits, and not members of a union. */
const isFormat = /\\[wdsp]|\[[^\]]*[a-z\d]-[a-z\d]/i

/**
 * Finds texts of closed unions that are tested by a pattern instead of a table: `/^swap/.test(view)`, `view.startsWith('swap')`.
 * A new member of the union then belongs to whichever patterns match it by accident.
 *
 * The parser has no types. A name stands for a union if a property or parameter of this name has it as its type, and a pattern
 * counts if it matches a member.
 *
 * @param {readonly Source[]} sources
 * @returns {string[]} The places, as `file:line pattern`.
 */
export function findUnionTests(sources) {
  const members = findMembers(sources)
  return sources.flatMap((source) => {
    const patterns = findPatterns(source)
    /** @type {string[]} */
    const found = []
    walk(source.program, (node) => {
      const tested = node.type === 'CallExpression' ? readTest(node, patterns) : undefined
      if (tested && getMembers(members, tested.name).some(tested.matches))
        found.push(`${source.file}:${source.lineAt(node.start)} ${source.text.slice(node.start, node.end)}`)
      return undefined
    })
    return found
  })
}

/**
 * Returns the members of the union of each name: of properties and parameters with the union as their type, directly or by
 * the name of the type.
 *
 * @param {readonly Source[]} sources
 * @returns {Map<string, Set<string>>}
 */
function findMembers(sources) {
  /** @type {Map<string, string[]>} */
  const aliases = new Map()
  for (const { program } of sources)
    walk(program, (node) => {
      if (node.type !== 'TSTypeAliasDeclaration') return undefined
      const texts = readTexts(node.typeAnnotation, aliases)
      if (texts.length > 1) aliases.set(toName(node.id), texts)
      return undefined
    })
  /** @type {Map<string, Set<string>>} */
  const members = new Map()
  for (const { program } of sources)
    walk(program, (node) => {
      const name = toName(node.type === 'TSPropertySignature' ? node.key : node)
      const annotation = node.typeAnnotation
      if (name === '' || !isNode(annotation) || annotation.type !== 'TSTypeAnnotation') return undefined
      const known = members.get(name) ?? new Set()
      for (const text of readTexts(annotation.typeAnnotation, aliases)) members.set(name, known.add(text))
      return undefined
    })
  return members
}

/** @param {unknown} type @param {ReadonlyMap<string, string[]>} aliases @returns {string[]} */
function readTexts(type, aliases) {
  if (!isNode(type)) return []
  if (type.type === 'TSUnionType' && Array.isArray(type.types))
    return type.types.flatMap((part) => readTexts(part, aliases))
  if (type.type === 'TSTypeReference') return aliases.get(toName(type.typeName)) ?? []
  const literal = type.type === 'TSLiteralType' ? type.literal : undefined
  return isNode(literal) && typeof literal.value === 'string' ? [literal.value] : []
}

/** @param {ReadonlyMap<string, ReadonlySet<string>>} members @param {string} name `view` also stands for `lastView`. */
function getMembers(members, name) {
  const lastWord = name.match(/[A-Z][a-z]*$/)?.[0].toLowerCase() ?? ''
  return [...(members.get(name) ?? members.get(lastWord) ?? [])]
}

/** @param {Source} source @returns {Map<string, RegExp>} The constants that are regular expressions. */
function findPatterns({ program }) {
  /** @type {Map<string, RegExp>} */
  const patterns = new Map()
  walk(program, (node) => {
    const pattern = node.type === 'VariableDeclarator' ? readPattern(node.init) : undefined
    if (pattern) patterns.set(toName(node.id), pattern)
    return undefined
  })
  return patterns
}

/**
 * @param {Node} call
 * @param {ReadonlyMap<string, RegExp>} patterns
 * @returns {{ name: string, matches: (text: string) => boolean } | undefined}
 */
function readTest(call, patterns) {
  const { callee } = call
  const argument = Array.isArray(call.arguments) ? call.arguments[0] : undefined
  if (!isNode(callee) || callee.type !== 'MemberExpression') return undefined
  const method = toName(callee.property)
  if (method === 'test') {
    const pattern = readPattern(callee.object) ?? patterns.get(toName(callee.object))
    return pattern && { name: toName(argument), matches: (text) => text.search(pattern) !== -1 }
  }
  const part = isNode(argument) && argument.type === 'Literal' ? argument.value : undefined
  if ((method !== 'startsWith' && method !== 'endsWith') || typeof part !== 'string') return undefined
  return { name: toName(callee.object), matches: (text) => text[method](part) }
}

/** @param {unknown} node @returns {RegExp | undefined} */
function readPattern(node) {
  if (!isNode(node) || node.type !== 'Literal' || !node.regex) return undefined
  const { pattern, flags } = /** @type {{ pattern: string, flags: string }} */ (node.regex)
  return isFormat.test(pattern) ? undefined : new RegExp(pattern, flags)
}

/** @param {unknown} node @returns {string} The last name of an expression: `view` of `state.route.view ?? ''`. */
function toName(node) {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  if (node.type === 'MemberExpression') return toName(node.property)
  if (node.type === 'LogicalExpression') return toName(node.left)
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return toName(node.expression)
  return ''
}
