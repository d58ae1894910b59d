import { isNode, walk } from '../checks/sources.mjs'

/** @typedef {import('../checks/sources.mjs').Node} Node */
/** @typedef {import('../checks/sources.mjs').Source} Source */

/**
 * One change of a file that its tests should notice: the text from `start` to `end` is replaced. The operators and their names
 * are those of Stryker (https://stryker-mutator.io/docs/mutation-testing-elements/supported-mutators).
 *
 * @typedef {{ file: string, line: number, start: number, end: number, replacement: string, operator: string }} Mutant
 */

/** @typedef {{ start: number, end: number, replacement: string, operator: string }} Change */

/** @type {Readonly<Record<string, string>>} */
const equality = { '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
/** @type {Readonly<Record<string, string>>} */
const arithmetic = { '+': '-', '-': '+', '*': '/', '/': '*' }
/** @type {Readonly<Record<string, string>>} */
const logical = { '&&': '||', '||': '&&' }

/**
 * Lists all mutants of a source file, in the order of the text.
 *
 * @param {Source} source
 * @returns {Mutant[]}
 */
export function findMutants(source) {
  /** @type {Change[]} */
  const changes = []
  walk(source.program, (node) => {
    if (isType(node)) return false
    changes.push(...changesOf(node, source))
    return undefined
  })
  return changes
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map((change) => ({ file: source.file, line: source.lineAt(change.start), ...change }))
}

/** Types have no effect at run time; the three other nodes wrap an expression. @param {Node} node */
const isType = ({ type }) =>
  type.startsWith('TS') && !/^TS(As|Satisfies|NonNull|Instantiation)Expression$/.test(type)

/** @param {Node} node @param {Source} source @returns {Change[]} */
function changesOf(node, source) {
  switch (node.type) {
    case 'BinaryExpression':
      return [
        ...swap(node, source, equality, 'EqualityOperator'),
        ...(isText(node) ? [] : swap(node, source, arithmetic, 'ArithmeticOperator')),
      ]
    case 'LogicalExpression':
      return swap(node, source, logical, 'LogicalOperator')
    case 'UnaryExpression':
      return node.operator === '!'
        ? [{ ...rangeOf(node, 1), replacement: '', operator: 'BooleanLiteral' }]
        : []
    case 'Literal':
      return typeof node.value === 'boolean'
        ? [{ start: node.start, end: node.end, replacement: String(!node.value), operator: 'BooleanLiteral' }]
        : []
    case 'IfStatement':
    case 'ConditionalExpression':
      return isNode(node.test)
        ? [
            {
              start: node.test.start,
              end: node.test.end,
              replacement: 'false',
              operator: 'ConditionalExpression',
            },
          ]
        : []
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return isFilledBlock(node.body)
        ? [{ start: node.body.start, end: node.body.end, replacement: '{}', operator: 'BlockStatement' }]
        : []
    default:
      return []
  }
}

/** @param {Node} node @param {number} length */
const rangeOf = ({ start }, length) => ({ start, end: start + length })

/**
 * Replaces the operator of a node with two sides.
 *
 * @param {Node} node
 * @param {Source} source
 * @param {Readonly<Record<string, string>>} pairs
 * @param {string} operator
 * @returns {Change[]}
 */
function swap({ left, right, operator: before }, source, pairs, operator) {
  const replacement = pairs[String(before)]
  if (replacement === undefined || !isNode(left) || !isNode(right)) return []
  const inComment = (/** @type {number} */ at) =>
    source.comments.some(({ start, end }) => start <= at && at < end)
  let start = source.text.indexOf(String(before), left.end)
  while (start !== -1 && inComment(start)) start = source.text.indexOf(String(before), start + 1)
  return start === -1 || start >= right.start
    ? []
    : [{ start, end: start + String(before).length, replacement, operator }]
}

/** Whether `+` joins texts, as far as the syntax shows. @param {Node} node @returns {boolean} */
function isText({ left, right }) {
  return [left, right].some(
    (side) =>
      isNode(side) &&
      (side.type === 'TemplateLiteral' ||
        (side.type === 'Literal' && typeof side.value === 'string') ||
        (side.type === 'BinaryExpression' && isText(side))),
  )
}

/** @param {unknown} body @returns {body is Node} */
const isFilledBlock = (body) =>
  isNode(body) && body.type === 'BlockStatement' && Array.isArray(body.body) && body.body.length > 0
