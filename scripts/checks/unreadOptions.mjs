// Justification: knip finds unused exports, not options of a configuration that no code reads.
import { runAsScript } from './report.mjs'
import { isNode, isStory, isTest, readSource, readSources, walk } from './sources.mjs'

/** @typedef {import('./sources.mjs').Node} Node */
/** @typedef {import('./sources.mjs').Violation} Violation */

const configFolder = 'packages/core/src/config/'
/** Adapters have their own options, and receive those of the kit through a context. */
const readers = ['packages/core/src', 'packages/react/src', 'packages/ui/src']

/**
 * The factories of ports: where their options are declared, and which folder reads them.
 *
 * @type {Factory[]}
 * @typedef {{ file: string, types: string[], folder: string }} Factory
 */
const allFactories = [
  {
    file: 'packages/core/src/sources/walletconnect/sdk/options.ts',
    types: ['WalletConnectOptions'],
    folder: 'packages/core/src/sources/walletconnect',
  },
  {
    file: 'packages/adapter-wagmi/src/options.ts',
    types: ['OwnOptions', 'SharedOptions'],
    folder: 'packages/adapter-wagmi/src',
  },
  {
    file: 'packages/adapter-wagmi/src/wagmi.ts',
    types: ['ConfigOptions', 'LazyConfigOptions'],
    folder: 'packages/adapter-wagmi/src',
  },
  {
    file: 'packages/adapter-ethers/src/v5/ethers5.ts',
    types: ['Options'],
    folder: 'packages/adapter-ethers/src/v5',
  },
  {
    file: 'packages/adapter-ethers/src/v6/ethers.ts',
    types: ['Options'],
    folder: 'packages/adapter-ethers/src/v6',
  },
  {
    file: 'packages/adapter-solana/src/solana.ts',
    types: ['Options'],
    folder: 'packages/adapter-solana/src',
  },
  {
    file: 'packages/adapter-bitcoin/src/bitcoin.ts',
    types: ['Options'],
    folder: 'packages/adapter-bitcoin/src',
  },
]

/**
 * Finds options without an effect, because no code reads them. A reader is `config.name`, `options.name` or a
 * destructured `{ name }` of either, outside the parser, tests and stories. An option that the parser only
 * uses in place of another one (`options.name ?? options.other`) needs no reader. For the options of a factory, `parameters` counts too, and `config` does not: it
 * is the configuration of another library.
 *
 * @param {string} root
 * @param {Factory[]} [factories]
 * @returns {Violation[]}
 */
export function check(root, factories = allFactories) {
  return [...checkConfiguration(root), ...factories.flatMap((factory) => checkFactory(root, factory))]
}

/**
 * @param {string} root
 * @param {Factory} factory
 * @returns {Violation[]}
 */
function checkFactory(root, { file, types, folder }) {
  const source = readSource(root, file)
  const declared = typeLiterals(source.program)
  const read = new Set(
    readSources(root, [folder])
      .filter((reader) => !isTest(reader.file) && !isStory(reader.file))
      .flatMap(({ program }) => namesRead(program, /^(options|parameters)$/, /^\w*(Options|Parameters)$/)),
  )
  return types
    .flatMap((type) => membersOf(type, declared, file))
    .flatMap((member) => {
      const name = identifier(member.key)
      return name === undefined || read.has(name) ? [] : [toViolation(source, name, member.start)]
    })
}

/** @param {string} root @returns {Violation[]} */
function checkConfiguration(root) {
  const source = readSource(root, `${configFolder}config.ts`)
  const types = typeLiterals(source.program)
  const read = new Set([
    ...readSources(root, readers)
      .filter(({ file }) => !file.startsWith(configFolder) && !isTest(file) && !isStory(file))
      .flatMap(({ program }) => namesRead(program, /^(.*Config|config|options)$/, /^(Config|Options)$/)),
    ...replacements(readSource(root, `${configFolder}parseConfig.ts`).program),
  ])
  return options('Options', types)
    .filter(({ name }) => !read.has(name))
    .map(({ name, start }) => toViolation(source, name, start))
}

/**
 * @param {ReturnType<typeof readSource>} source
 * @param {string} name
 * @param {number} start
 * @returns {Violation}
 */
function toViolation(source, name, start) {
  const message = `no code reads the option "${name}": read it from the configuration, or remove it`
  return { file: source.file, line: source.lineAt(start), message }
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
    const members = literalMembers(node.typeAnnotation)
    if (name && members.length > 0) found.set(name, members)
    return undefined
  })
  return found
}

/**
 * Returns the members of a type literal, or of those in an intersection.
 *
 * @param {Node} type
 * @returns {Node[]}
 */
function literalMembers(type) {
  if (type.type === 'TSTypeLiteral') return nodes(type.members)
  return type.type === 'TSIntersectionType' ? nodes(type.types).flatMap(literalMembers) : []
}

/**
 * @param {string} type
 * @param {ReadonlyMap<string, Node[]>} types
 * @param {string} file
 */
function membersOf(type, types, file) {
  const members = types.get(type)
  if (!members) throw new Error(`${file} declares no type ${type}`)
  return members
}

/**
 * Returns the options of a type. A group of options, such as `features`, is replaced by its members.
 *
 * @param {string} type
 * @param {ReadonlyMap<string, Node[]>} types
 * @returns {{ name: string, start: number }[]}
 */
function options(type, types) {
  return membersOf(type, types, `${configFolder}config.ts`).flatMap((member) => {
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
 * @param {RegExp} objects The names of variables that are one.
 * @param {RegExp} types The names of its types.
 * @returns {string[]}
 */
function namesRead(program, objects, types) {
  /** @type {string[]} */
  const found = []
  walk(program, (node) => {
    if (node.type === 'MemberExpression' && !node.computed && isConfiguration(node.object, objects))
      found.push(...keys([node.property]))
    if (node.type === 'VariableDeclarator' && isConfiguration(node.init, objects))
      found.push(...patternKeys(node.id))
    if (node.type === 'ObjectPattern' && isConfigurationType(node.typeAnnotation, types))
      found.push(...patternKeys(node))
    return undefined
  })
  return found
}

/**
 * Returns the options that the parser uses in place of another one.
 *
 * @param {Node} program
 * @returns {string[]}
 */
function replacements(program) {
  /** @type {string[]} */
  const found = []
  walk(program, (node) => {
    if (node.type !== 'LogicalExpression' || node.operator !== '??') return undefined
    const { left, right } = node
    if (isNode(left) && isNode(right) && isOption(left) && isOption(right))
      found.push(...keys([right.property]))
    return undefined
  })
  return found
}

/** @param {Node} node */
const isOption = (node) => node.type === 'MemberExpression' && isConfiguration(node.object, /^options$/)

/**
 * Whether the last name of an expression denotes a configuration: `config`, `kit.config`, `options`.
 *
 * @param {unknown} node
 * @param {RegExp} objects
 * @returns {boolean}
 */
function isConfiguration(node, objects) {
  if (!isNode(node)) return false
  const name = node.type === 'MemberExpression' ? identifier(node.property) : identifier(node)
  return name !== undefined && objects.test(name)
}

/** @param {unknown} annotation @param {RegExp} types */
function isConfigurationType(annotation, types) {
  let isOne = false
  walk(annotation, (node) => {
    const name = node.type === 'TSTypeReference' ? identifier(node.typeName) : undefined
    isOne ||= name !== undefined && types.test(name)
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
