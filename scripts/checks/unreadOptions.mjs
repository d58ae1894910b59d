import { runAsScript } from './report.mjs'
import { isNode, isStory, isTest, readSource, readSources, walk } from './sources.mjs'

/** @typedef {import('./sources.mjs').Node} Node */
/** @typedef {import('./sources.mjs').Violation} Violation */

const configFolder = 'packages/core/src/config/'
/** Adapters have their own options, and receive those of the kit through a context. */
const readers = ['packages/core/src', 'packages/react/src', 'packages/ui/src']

/**
 * Finds configuration options without an effect, because no code reads them. A reader is `config.name`, `options.name` or a
 * destructured `{ name }` of either, outside the parser, tests and stories. An option that the parser refuses with
 * `checkUnsupported` needs no reader.
 *
 * @param {string} root
 * @returns {Violation[]}
 */
export function check(root) {
  const source = readSource(root, `${configFolder}config.ts`)
  const types = typeLiterals(source.program)
  const read = new Set([
    ...readSources(root, readers)
      .filter(({ file }) => !file.startsWith(configFolder) && !isTest(file) && !isStory(file))
      .flatMap(({ program }) => namesRead(program)),
    ...refused(readSource(root, `${configFolder}parseConfig.ts`).program),
  ])
  return options('Options', types)
    .filter(({ name }) => !read.has(name))
    .map(({ name, start }) => ({
      file: source.file,
      line: source.lineAt(start),
      message: `no code reads the option "${name}": read it from the configuration, or remove it`,
    }))
}

/**
 * Returns the members of the type literals of a file, by the name of the type.
 *
 * @param {Node} program
 * @returns {ReadonlyMap<string, Node[]>}
 */
function typeLiterals(program) {
  /** @type {Map<string, Node[]>} */
  const found = new Map()
  walk(program, (node) => {
    if (node.type !== 'TSTypeAliasDeclaration' || !isNode(node.typeAnnotation)) return undefined
    const name = identifier(node.id)
    if (name && node.typeAnnotation.type === 'TSTypeLiteral')
      found.set(name, nodes(node.typeAnnotation.members))
    return undefined
  })
  return found
}

/**
 * Returns the options of a type. A group of options, such as `features`, is replaced by its members.
 *
 * @param {string} type
 * @param {ReadonlyMap<string, Node[]>} types
 * @returns {{ name: string, start: number }[]}
 */
function options(type, types) {
  const members = types.get(type)
  if (!members) throw new Error(`${configFolder}config.ts declares no type ${type}`)
  return members.flatMap((member) => {
    const name = identifier(member.key)
    const group = groupOf(member)
    if (group !== undefined) return options(group, types)
    return name === undefined ? [] : [{ name, start: member.start }]
  })
}

/** @param {Node} member @returns {string | undefined} */
function groupOf(member) {
  /** @type {string | undefined} */
  let group
  walk(member.typeAnnotation, (node) => {
    const name = node.type === 'TSTypeReference' ? identifier(node.typeName) : undefined
    if (name?.endsWith('Options')) group = name
    return undefined
  })
  return group
}

/**
 * Returns the names that a file reads from a configuration or from options.
 *
 * @param {Node} program
 * @returns {string[]}
 */
function namesRead(program) {
  /** @type {string[]} */
  const found = []
  walk(program, (node) => {
    if (node.type === 'MemberExpression' && !node.computed && isConfiguration(node.object))
      found.push(...keys([node.property]))
    if (node.type === 'VariableDeclarator' && isConfiguration(node.init)) found.push(...patternKeys(node.id))
    if (node.type === 'ObjectPattern' && isConfigurationType(node.typeAnnotation))
      found.push(...patternKeys(node))
    return undefined
  })
  return found
}

/**
 * Returns the options that the parser refuses.
 *
 * @param {Node} program
 * @returns {string[]}
 */
function refused(program) {
  /** @type {string[]} */
  const found = []
  walk(program, (node) => {
    if (node.type === 'Property' && identifier(node.value) === 'checkUnsupported')
      found.push(...keys([node.key]))
    return undefined
  })
  return found
}

/**
 * Whether the last name of an expression denotes a configuration: `config`, `kit.config`, `options`.
 *
 * @param {unknown} node
 * @returns {boolean}
 */
function isConfiguration(node) {
  if (!isNode(node)) return false
  const name = node.type === 'MemberExpression' ? identifier(node.property) : identifier(node)
  return name !== undefined && /^(.*Config|config|options)$/.test(name)
}

/** @param {unknown} annotation */
function isConfigurationType(annotation) {
  let isOne = false
  walk(annotation, (node) => {
    const name = node.type === 'TSTypeReference' ? identifier(node.typeName) : undefined
    isOne ||= name === 'Config' || name === 'Options'
    return undefined
  })
  return isOne
}

/** @param {unknown} pattern */
const patternKeys = (pattern) =>
  isNode(pattern) && pattern.type === 'ObjectPattern'
    ? keys(nodes(pattern.properties).map((property) => property.key))
    : []

/** @param {unknown[]} found */
const keys = (found) => found.map(identifier).filter((name) => name !== undefined)

/** @param {unknown} node @returns {string | undefined} */
const identifier = (node) => (isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined)

/** @param {unknown} value @returns {Node[]} */
const nodes = (value) => (Array.isArray(value) ? value.filter(isNode) : [])

await runAsScript(import.meta.url, check)
