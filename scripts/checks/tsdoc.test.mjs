import { expect, test } from 'vitest'
import { check } from './tsdoc.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

/** @param {Record<string, string>} files Paths below packages/core/src. */
const messages = (files) =>
  check(
    writeTempFiles(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`packages/core/src/${path}`, text])),
    ),
  ).map(({ message }) => message)

const entry = { 'exports/index.ts': "export { connect } from '../connect.js'" }

test('default', () => {
  const documented =
    "/**\n * Connects.\n *\n * @example\n * import { connect } from '@latchkit/core'\n */\nexport function connect(): void {}"
  expect(messages({ ...entry, 'connect.ts': documented })).toEqual([])
})

test.each([
  ['a function', 'export function a(): void {}'],
  ['a constant', 'export const a = 1'],
  ['a type', 'export type A = 1'],
  ['an interface', 'export interface A { a: 1 }'],
  ['a class', 'export class A {}'],
  ['a TSDoc block of another statement', '/** Something. */\nconst b = 1\nexport const a = b'],
  ['a plain comment', '// Something.\nexport const a = 1'],
])('error: %s without TSDoc', (_, text) => {
  expect(messages({ 'a.ts': text })).toHaveLength(1)
})

test('error: a public function without an example', () => {
  expect(
    messages({ ...entry, 'connect.ts': '/** Connects. */\nexport function connect(): void {}' }),
  ).toEqual(['connect is public: its TSDoc needs an @example with the imports'])
})

test('error: an example without its imports', () => {
  const text = '/** Connects.\n * @example connect() */\nexport const connect = () => 1'
  expect(messages({ ...entry, 'connect.ts': text })).toHaveLength(1)
})

test.each([
  ['an internal function without an example', '/** A. */\nexport function a(): void {}'],
  [
    'overloads',
    '/** A. */\nexport function a(x: 1): void\nexport function a(x: 2): void\nexport function a(): void {}',
  ],
  [
    'the namespace of a function',
    '/** A. */\nexport function a(): void {}\nexport declare namespace a { type B = 1 }',
  ],
  ['a name that is not exported', 'const a = 1\nfunction b() { return a }'],
  [
    'a suppression comment between TSDoc and export',
    '/** A. */\n// biome-ignore lint/x: because\nexport const a = 1',
  ],
])('behavior: accepts %s', (_, text) => {
  expect(messages({ 'a.ts': text })).toEqual([])
})
