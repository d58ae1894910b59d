// Justification: no rule of Biome finds state that a module creates or changes when it is loaded.
import { runAsScript } from './report.mjs'
import { isNode, isStory, isTest, readSources, walk } from './sources.mjs'

/** @typedef {import('./sources.mjs').Node} Node */
/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {import('./sources.mjs').Violation} Violation */

const stateful = new Set([
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'AbortController',
  'EventTarget',
  'BroadcastChannel',
  'Worker',
])
const readOnlyTypes = new Set(['ReadonlyMap', 'ReadonlySet'])
const storeMakers = new Set(['proxy', 'proxyMap', 'proxySet', 'createStore', 'signal', 'atom', 'observable'])
const mutators = new Set(
  'push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '),
)
const objectMutators = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf'])

/**
 * Finds module-level mutable state in `packages/*`, which two kits on one page, or two requests on one server, would
 * share. Tests, stories and fixtures are exempt.
 *
 * @param {string} root
 * @returns {Violation[]}
 */
export function check(root) {
  return readSources(root, ['packages'])
    .filter(({ file }) => file.includes('/src/') && !isTest(file) && !isStory(file))
    .flatMap((source) => [...declaredState(source), ...mutations(source)])
}

/**
 * Finds state that is visible in its declaration.
 *
 * @param {Source} source
 * @returns {Violation[]}
 */
function declaredState(source) {
  /** @type {Violation[]} */
  const found = []
  const report = (/** @type {Node} */ node, /** @type {string} */ message) =>
    found.push({ file: source.file, line: source.lineAt(node.start), message })

  for (const statement of topLevel(source)) {
    if (statement.type === 'VariableDeclaration' && !statement.declare) {
      if (statement.kind !== 'const')
        report(statement, `top-level ${statement.kind}: keep it in the instance`)
      for (const declarator of nodes(statement.declarations)) {
        if (hasReadOnlyType(declarator)) continue
        walkEager(declarator.init, (node) => {
          const state = createdState(node, source)
          if (state) report(node, `top-level ${state}: keep it in the instance`)
        })
      }
    } else if (statement.type === 'ExpressionStatement') {
      walkEager(statement, (node) => {
        const state = createdState(node, source)
        if (state) report(node, `top-level ${state}: keep it in the instance`)
      })
    }
    walkEager(statement, (node) => {
      if (node.type === 'PropertyDefinition' && node.static && !node.readonly && !node.declare)
        report(node, 'mutable static property: make it readonly or keep it in the instance')
    })
  }
  return found
}

/**
 * Finds writes to constants: `registry.push(x)`, `cache[key] = x`, `delete imported.x`, `globalThis.x = 1`.
 *
 * @param {Source} source
 * @returns {Violation[]}
 */
function mutations(source) {
  const shared = new Set(['globalThis', ...bindings(source)])
  /** @type {Violation[]} */
  const found = []

  /** @param {unknown} node @param {ReadonlySet<string>} visible */
  function visit(node, visible) {
    if (Array.isArray(node)) for (const item of node) visit(item, visible)
    if (!isNode(node)) return
    const inner = isFunction(node) ? without(visible, declaredIn(node)) : visible
    const target = mutated(node)
    const name = target && rootName(target)
    if (
      name &&
      inner.has(name) &&
      !(target.type === 'MemberExpression' && propertyName(target) === 'displayName')
    )
      found.push({
        file: source.file,
        line: source.lineAt(node.start),
        message: `writes to the module-level ${name}`,
      })
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, inner)
  }
  visit(source.program, shared)
  return found
}

/**
 * Returns the object that a node writes to, if any.
 *
 * @param {Node} node
 * @returns {Node | undefined}
 */
function mutated(node) {
  const target =
    node.type === 'AssignmentExpression'
      ? node.left
      : node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node.operator === 'delete')
        ? node.argument
        : undefined
  if (isNode(target) && target.type === 'MemberExpression') return target
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression')
    return undefined
  const method = propertyName(node.callee)
  const owner = isNode(node.callee.object) ? node.callee.object : undefined
  if (method === undefined || !owner) return undefined
  if (owner.type === 'Identifier' && (owner.name === 'Object' || owner.name === 'Reflect'))
    return objectMutators.has(method) ? nodes(node.arguments)[0] : undefined
  return mutators.has(method) && owner.type === 'Identifier' ? owner : undefined
}

/**
 * Returns the names that the module declares or imports at its top level.
 *
 * @param {Source} source
 * @returns {string[]}
 */
function bindings(source) {
  return topLevel(source).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration')
      return isOurs(statement.source) ? nodes(statement.specifiers).flatMap((s) => names(s.local)) : []
    if (statement.type === 'VariableDeclaration')
      return nodes(statement.declarations).flatMap((d) => names(d.id))
    return statement.type === 'ClassDeclaration' ? names(statement.id) : []
  })
}

/**
 * Whether an import is from this repository: `z.set(…)` of a library creates a schema, `registry.set(…)` of ours is a write.
 *
 * @param {unknown} source
 */
const isOurs = (source) => isNode(source) && /^(\.|@latchkit\/)/.test(String(source.value))

/**
 * Returns the names that a function declares: its parameters and local names.
 *
 * @param {Node} fn
 * @returns {string[]}
 */
function declaredIn(fn) {
  const declared = nodes(fn.params).flatMap(names)
  walk(fn.body, (node) => {
    if (node.type === 'VariableDeclarator') declared.push(...names(node.id))
    if (node.type === 'CatchClause') declared.push(...names(node.param))
    return isFunction(node) ? false : undefined
  })
  return declared
}

/**
 * @param {Node} node
 * @param {Source} source
 * @returns {string | undefined}
 */
function createdState(node, source) {
  if (node.type === 'VariableDeclaration' && node.kind !== 'const')
    return `${node.kind} in an immediately called function`
  const callee = isNode(node.callee) ? node.callee : undefined
  const name = callee?.type === 'Identifier' ? String(callee.name) : undefined
  if (name === undefined) return undefined
  if (node.type === 'NewExpression' && stateful.has(name)) return `new ${name}`
  return node.type === 'CallExpression' && storeMakers.has(importedName(source, name))
    ? `${name}(…)`
    : undefined
}

/**
 * Returns the imported name of a local name (`import { proxy as p }` → `proxy`).
 *
 * @param {Source} source
 * @param {string} local
 */
function importedName(source, local) {
  const specifiers = topLevel(source).flatMap((s) =>
    s.type === 'ImportDeclaration' ? nodes(s.specifiers) : [],
  )
  const specifier = specifiers.find((s) => names(s.local).includes(local))
  return names(specifier?.imported)[0] ?? local
}

/**
 * Visits the nodes that run when the module is loaded, including immediately called functions.
 *
 * @param {unknown} start
 * @param {(node: Node) => void} visit
 */
function walkEager(start, visit) {
  const calledNow = new Set()
  walk(start, (node) => {
    if (node.type === 'CallExpression' && isNode(node.callee)) calledNow.add(unwrap(node.callee))
    if (isFunction(node) && !calledNow.has(node)) return false
    if (node.type === 'PropertyDefinition' && !node.static) return false
    visit(node)
    return undefined
  })
}

/** @param {Source} source */
function topLevel(source) {
  return nodes(source.program.body).map((statement) =>
    isNode(statement.declaration) ? statement.declaration : statement,
  )
}

/** @param {Node} declarator */
function hasReadOnlyType(declarator) {
  let readOnly = false
  walk(isNode(declarator.id) ? declarator.id.typeAnnotation : undefined, (node) => {
    if (node.type === 'TSTypeReference')
      readOnly ||= names(node.typeName).some((name) => readOnlyTypes.has(name))
    return undefined
  })
  return readOnly
}

/** @param {Node} node */
const isFunction = (node) => /^(Arrow)?Function(Expression|Declaration)?(Expression)?$/.test(node.type)

/** @param {Node} node @returns {Node} */
const unwrap = (node) =>
  node.type === 'ParenthesizedExpression' && isNode(node.expression) ? unwrap(node.expression) : node

/** @param {Node} node @returns {string | undefined} */
function rootName(node) {
  if (node.type === 'Identifier') return String(node.name)
  return node.type === 'MemberExpression' && isNode(node.object) ? rootName(node.object) : undefined
}

/** @param {Node} member */
const propertyName = (member) =>
  isNode(member.property) && member.property.type === 'Identifier' ? String(member.property.name) : undefined

/** @param {unknown} value @returns {Node[]} */
const nodes = (value) => (Array.isArray(value) ? value.filter(isNode) : [])

/**
 * Returns the names that a pattern binds.
 *
 * @param {unknown} pattern
 * @returns {string[]}
 */
function names(pattern) {
  /** @type {string[]} */
  const found = []
  walk(pattern, (node) => {
    if (node.type === 'Identifier') found.push(String(node.name))
    return node.type.startsWith('TS') ? false : undefined
  })
  return found
}

/** @param {ReadonlySet<string>} set @param {string[]} gone */
const without = (set, gone) => new Set([...set].filter((name) => !gone.includes(name)))

await runAsScript(import.meta.url, check)
