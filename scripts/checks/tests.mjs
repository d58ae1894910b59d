// Justification: Biome's noSkippedTests and noFocusedTests miss tables, `todo`, `fails` and options; no rule reads titles, mocks, retries, sleeps or limits.
import { runAsScript } from './report.mjs'
import { isNode, isTest, readSources, walk } from './sources.mjs'

/** @typedef {import('./sources.mjs').Node} Node */
/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {import('./sources.mjs').Violation} Violation */

// The title can come from a table: `test.each([['error: …', input]])('%s', …)`.
const name = /^(?!.*\bshould\b)(default|(%s|\$name).*|(default|behavior|error|param): .+)$/s
const mocks = new Set(['mock', 'doMock', 'unmock', 'doUnmock', 'importMock', 'importActual'])
const modifiers = new Set(['skip', 'only', 'todo', 'fails', 'fixme', 'fail', 'skipIf', 'runIf'])
const blocks = new Set(['test', 'it', 'describe', 'suite'])
const limited = new Set(['test', 'it', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'])
/** `testTimeout` of the configuration, in milliseconds. */
const commonLimit = 120_000

/**
 * Finds tests that break the rules: mocked modules, skipped or lone tests, retries, sleeps, screenshots, short limits, and names
 * other than `default`, `behavior: …`, `error: …`, `param: …`.
 *
 * @param {string} root
 * @returns {Violation[]}
 */
export function check(root) {
  return readSources(root, ['packages', 'apps', 'scripts', 'tools'])
    .filter(({ file }) => isTest(file) && !file.endsWith('.test-d.ts'))
    .flatMap(violations)
}

/** @param {Source} source @returns {Violation[]} */
function violations(source) {
  /** @type {Violation[]} */
  const found = []
  walk(source.program, (node) => {
    for (const message of [...problems(node), ...screenshotProblems(node, source.file)])
      found.push({ file: source.file, line: source.lineAt(node.start), message })
    return undefined
  })
  return found
}

/** @param {Node} node @returns {string[]} */
function problems(node) {
  if (node.type === 'CallExpression')
    return [...callProblems(node), ...nameProblems(node), ...limitProblems(node)]
  if (node.type === 'Property' && key(node) === 'retry')
    return ['a retry hides a flaky test: make the test deterministic']
  if (node.type === 'Property' && (key(node) === 'skip' || key(node) === 'only') && isTrue(node.value))
    return [`${key(node)}: every test runs`]
  if (node.type === 'NewExpression' && calleeName(node) === 'Promise' && sleeps(node))
    return ['a sleep: wait for the condition, or use the fake clock']
  return []
}

/** @param {Node} call @returns {string[]} */
function callProblems(call) {
  const path = calleePath(call.callee)
  const last = path.at(-1) ?? ''
  if ((path[0] === 'vi' || path[0] === 'jest') && mocks.has(last))
    return ['module mocking: pass a fake port instead']
  if (last === 'waitForTimeout') return ['a sleep: wait for the condition']
  // `test.skip.each(table)(name, fn)` is two calls: the inner one is reported.
  if (isNode(call.callee) && call.callee.type === 'CallExpression') return []
  const modifier = blocks.has(path[0] ?? '') ? path.slice(1).find((part) => modifiers.has(part)) : undefined
  return modifier ? [`.${modifier}: every test runs, and passes`] : []
}

/** Files that take screenshots for manual review only. */
const forReview = /(\.screenshots|\/recordFilm)\.ts$/

/**
 * Reports screenshots, except in the files that take them for manual review.
 *
 * @param {Node} node @param {string} file @returns {string[]}
 */
function screenshotProblems(node, file) {
  if (node.type !== 'CallExpression' || forReview.test(file)) return []
  return calleePath(node.callee).at(-1) === 'screenshot'
    ? ['a screenshot depends on fonts and document size: use `viewportPixels`']
    : []
}

/** @param {Node} call @returns {string[]} */
function nameProblems(call) {
  const path = calleePath(call.callee)
  const isPlain = path.length === 1 && (path[0] === 'test' || path[0] === 'it')
  const isEach = (path[0] === 'test' || path[0] === 'it') && (path.at(-1) === 'each' || path.at(-1) === 'for')
  if (!isPlain && !(isEach && isNode(call.callee) && call.callee.type === 'CallExpression')) return []
  const text = literalText(Array.isArray(call.arguments) ? call.arguments[0] : undefined)
  return text === undefined || name.test(text)
    ? []
    : [`test name '${text}': default | behavior: … | error: … | param: …`]
}

/** @param {Node} call @returns {string[]} */
function limitProblems(call) {
  const values = Array.isArray(call.arguments) ? call.arguments : []
  const limit = values.length > 1 ? values.at(-1) : undefined
  if (!limited.has(calleePath(call.callee)[0] ?? '') || !isNode(limit) || limit.type !== 'Literal') return []
  return typeof limit.value === 'number' && limit.value < commonLimit
    ? ['a limit below the common one ends tests that only wait for a busy machine']
    : []
}

/**
 * Returns the names of a callee: `vi.mock` → vi, mock; the call of `test.each(table)` → test, each.
 *
 * @param {unknown} callee
 * @returns {string[]}
 */
function calleePath(callee) {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee.name)]
  if (callee.type === 'CallExpression') return calleePath(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return calleePath(callee.tag)
  if (callee.type !== 'MemberExpression' || !isNode(callee.property)) return []
  return [...calleePath(callee.object), String(callee.property.name)]
}

/** @param {Node} node */
const calleeName = (node) => calleePath(node.callee).join('.')

/**
 * Whether a promise's executor waits on a timer: `new Promise((resolve) => setTimeout(resolve, 50))`.
 *
 * @param {Node} node
 */
function sleeps(node) {
  let found = false
  walk(node.arguments, (inner) => {
    if (inner.type === 'CallExpression') found ||= /(^|\.)setTimeout$/.test(calleeName(inner))
    return undefined
  })
  return found
}

/** @param {unknown} node */
function literalText(node) {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map((part) => part.value.cooked).join('…')
}

/** @param {Node} property */
const key = (property) => (isNode(property.key) ? String(property.key.name ?? property.key.value) : '')

/** @param {unknown} node */
const isTrue = (node) => isNode(node) && node.type === 'Literal' && node.value === true

await runAsScript(import.meta.url, check)
