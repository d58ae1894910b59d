import { expect, test } from 'vitest'
import { findNames } from './readTypes.js'
import { toHoverText } from './toHoverText.js'

const block = (type: string, docs = '') => `\`\`\`typescript\n${type}\n\`\`\`\n${docs}`

test('default: a type, and the first paragraph of its documentation', () => {
  const docs = 'Opens the `modal`, see [modal](./modal.md).\n\nMore.\n\n*@example*\n```ts\nopen()\n```'
  expect(toHoverText(block('(alias) const open: Open', docs))).toBe(
    'const open: Open\n\nOpens the modal, see modal.',
  )
})

test('behavior: of an overloaded function, the first signature', () => {
  const type = '(alias) function wagmi(options?: A): B\n(alias) function wagmi(options: C): D'
  expect(toHoverText(block(type))).toBe('function wagmi(options?: A): B (+1 overload)')
})

test('behavior: no text of a module, of a keyword and of a tag alone', () => {
  expect(toHoverText(undefined)).toBeUndefined()
  expect(toHoverText(block('module "viem"'))).toBeUndefined()
  expect(toHoverText(block('const a: 1', '\n\n*@default* — 1'))).toBe('const a: 1')
})

test('behavior: a long type is cut', () => {
  expect(toHoverText(block(`const a: ${'x'.repeat(1000)}`))?.length).toBe(320)
})

test('behavior: names are words outside of strings and comments', () => {
  const names = findNames("import { wagmi } from 'wagmi' // why\nconst kit$ = wagmi()")
  expect(names).toEqual([
    { line: 0, character: 9, length: 5 },
    { line: 1, character: 6, length: 4 },
    { line: 1, character: 13, length: 5 },
  ])
})
