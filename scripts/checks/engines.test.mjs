import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

/** The oldest supported version of Node: `engines` of the root package. */
const oldest = [20, 19, 0]

/**
 * Whether an npm range accepts that version. Supports only the syntax that occurs in the lockfile.
 *
 * @param {string} range
 * @param {number[]} version
 */
function accepts(range, version) {
  return range.split('||').some((alternative) => {
    const comparators = alternative
      .trim()
      .replace(/([<>=^~]+)\s+/g, '$1')
      .split(/[\s,]+/)
    return comparators.every((comparator) => acceptsOne(comparator, version))
  })
}

/**
 * @param {string} comparator
 * @param {number[]} version
 */
function acceptsOne(comparator, version) {
  const [, operator, text = ''] = /^([<>=^~]*)v?(.*)$/.exec(comparator) ?? []
  if (text === '' || text === '*' || text === 'x') return true
  const parts = text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : 0))
  const order = compare(version, [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0])
  if (operator === '>=') return order >= 0
  if (operator === '>') return order > 0
  if (operator === '<') return order < 0
  if (operator === '<=') return order <= 0
  return version[0] === parts[0] && order >= 0
}

/**
 * @param {number[]} one
 * @param {number[]} other
 */
function compare(one, other) {
  const at = one.findIndex((part, index) => part !== other[index])
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

test.each([
  ['>=20', true],
  ['>=22.12.0', false],
  ['^18.18.0 || ^20.9.0 || >=21.1.0', true],
  ['^20.19.0 || ^22.13.0 || >=24', true],
  ['>= 14.0.0 < 20', false],
  ['18 || >=22', false],
])('param: a range: %s', (range, expected) => {
  expect(accepts(range, oldest)).toBe(expected)
})

test('behavior: every locked package runs on the oldest supported Node without an engine warning', () => {
  const { packages } = parse(readFileSync(new URL('../../pnpm-lock.yaml', import.meta.url), 'utf8'))
  const tooNew = Object.entries(packages)
    .filter(([, { engines }]) => engines?.node !== undefined && !accepts(engines.node, oldest))
    .map(([name, { engines }]) => `${name}: ${engines.node}`)
  expect(tooNew).toEqual([])
})
