import { expect, test } from 'vitest'
import { check } from './comments.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

/** @param {string} text @param {string} [file] */
const violations = (text, file = 'packages/core/src/a.ts') =>
  check(writeTempFiles({ [file]: text })).map(({ line, message }) => `${line}: ${message}`)

test('default', () => {
  expect(violations('/** What is paid. */\nexport const a = 1\n')).toEqual([
    '1: begin the summary with a noun or a verb, not with "What"',
  ])
})

test.each([
  ['a doc comment', 'export const a = 1\n/** Its id is that of the action. */\nexport const b = 2\n'],
  ['lines of comments', 'export const a = 1\n// Those\n// of earlier page loads.\nexport const b = 2\n'],
  ['the former', 'export const a = 1\n// The former is older.\nexport const b = 2\n'],
])('behavior: finds a pronoun in place of a noun: %s', (_name, text) => {
  expect(violations(text)).toEqual(['2: repeat the noun instead of "that of" or "those of"'])
})

test.each([
  ['a noun', '/** Payment of the user. What it costs is unknown. */\nexport const a = 1\n', undefined],
  ['a line comment', '// What follows is generated.\nexport const a = 1\n', undefined],
  ['a test', '/** What is paid. */\nexport const a = 1\n', 'packages/core/src/a.test.ts'],
])('behavior: accepts %s', (_name, text, file) => {
  expect(violations(text, file)).toEqual([])
})
