import { expect, test } from 'vitest'
import { check, min } from './functionNames.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

/** @param {number} count @param {string} code @param {string} [suffix] */
const write = (count, code, suffix = '.ts') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${index % 2 ? 'apps/shop' : 'packages/kit'}/src/${index}${suffix}`,
      code,
    ]),
  )

/** @param {Record<string, string>} files */
const violations = (files) => check(writeTempFiles(files))

test.each([
  ['a function', 'function parse() {}'],
  ['an exported function', 'export function parse() {}'],
  ['an arrow function', 'export const parse = () => 1'],
])('error: %s in 8 files', (_, code) => {
  const found = violations(write(min, code))
  expect(found.map(({ file }) => file)).toEqual(expect.arrayContaining(Object.keys(write(min, code))))
  expect(found).toHaveLength(min)
  expect(found[0]?.message).toBe(
    'parse is a function in 8 files: name it after what it does, or import the one with this body',
  )
})

test.each([
  ['a name in 7 files', write(min - 1, 'function parse() {}')],
  ['the exports of machines', write(min, 'export function transition() {}')],
  ['functions within functions', write(min, 'export const kit = { run: () => { const parse = () => 1 } }')],
  ['constants that are no functions', write(min, 'export const retries = 3')],
  ['tests', write(min, 'function parse() {}', '.test.ts')],
  ['fixtures', write(min, 'function parse() {}', '.fixtures.ts')],
  [
    'fakes',
    Object.fromEntries(
      Object.entries(write(min, 'function parse() {}')).map(([file, code]) => [
        file.replace('/src/', '/src/testing/'),
        code,
      ]),
    ),
  ],
])('behavior: accepts %s', (_, files) => {
  expect(violations(files)).toEqual([])
})
