import { expect, test } from 'vitest'
import { check } from './typeEscapes.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

/** @param {string} text */
const violations = (text) =>
  check(writeTempFiles({ 'packages/core/src/a.ts': text })).map(({ message }) => message)

test('default', () => {
  expect(violations('export const a = (x: unknown): string => String(x)')).toEqual([])
})

test.each([
  ['a double cast', 'export const a = 1 as unknown as string'],
  [
    'a double cast below an unrelated comment',
    '// about something else\n\nexport const a = 1 as unknown as string',
  ],
  ['a double cast below its TSDoc', '/** A text. */\nexport const a = 1 as unknown as string'],
  ['@ts-nocheck', '// @ts-nocheck\nexport const a: string = 1'],
  ['@ts-expect-error without a reason', '// @ts-expect-error\nexport const a: string = 1'],
])('error: %s', (_, text) => {
  expect(violations(text)).toHaveLength(1)
})

test.each([
  [
    'a double cast with its reason on the line',
    'export const a = 1 as unknown as string // wagmi types it wrong',
  ],
  ['a double cast with its reason above', '// wagmi types it wrong\nexport const a = 1 as unknown as string'],
  ['@ts-expect-error with a reason', '// @ts-expect-error a number is refused\nexport const a: string = 1'],
])('behavior: accepts %s', (_, text) => {
  expect(violations(text)).toEqual([])
})
