import { expect, test } from 'vitest'
import { check } from './reexports.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

const snapshot = "import * as names from './index.js'\nexpect(Object.keys(names)).toMatchInlineSnapshot(`[]`)"

/** @param {Record<string, string>} files Paths below packages/core/src. */
const messages = (files) =>
  check(
    writeTempFiles(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`packages/core/src/${path}`, text])),
    ),
  ).map(({ message }) => message)

test('default', () => {
  expect(
    messages({ 'exports/index.ts': "export { a } from '../a.js'", 'exports/index.test.ts': snapshot }),
  ).toEqual([])
})

test.each([
  ['a re-export elsewhere', { 'a.ts': "export { b } from './b.js'" }],
  ['a re-export of everything elsewhere', { 'a.ts': "export * from './b.js'" }],
  ['a type re-export elsewhere', { 'a.ts': "export type { B } from './b.js'" }],
  ['an entry without a snapshot', { 'exports/index.ts': "export { a } from '../a.js'" }],
  [
    'a snapshot of another entry',
    { 'exports/other.ts': "export { a } from '../a.js'", 'exports/exports.test.ts': snapshot },
  ],
  [
    'an entry that exports *',
    { 'exports/index.ts': "export * from '../a.js'", 'exports/index.test.ts': snapshot },
  ],
])('error: %s', (_, files) => {
  expect(messages(files)).toHaveLength(1)
})

test('behavior: an entry that only exports types needs no snapshot', () => {
  expect(messages({ 'exports/ports.ts': "export type { A } from '../a.js'" })).toEqual([])
})

test('behavior: one test may snapshot the entries of a folder', () => {
  const all = snapshot.replace('./index.js', './views/connect.js')
  const files = {
    'exports/views/connect.ts': "export { a } from '../../a.js'",
    'exports/exports.test.ts': all,
  }
  expect(messages(files)).toEqual([])
})

test('behavior: one test imports the entries of all languages', () => {
  const files = {
    'exports/copy/buttons-es-419.ts': "export { a } from '../../a.js'",
    'exports/exports.test.ts': `await import(\`./copy/buttons-\${code}.ts\`)`,
  }
  expect(messages(files)).toEqual([])
  expect(messages({ ...files, 'exports/copy/other.ts': "export { b } from '../../b.js'" })).toHaveLength(1)
})
