import { expect, test } from 'vitest'
import { check } from './language.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

/** @param {string} text @param {string} [file] */
const messages = (text, file = 'packages/core/src/a.ts') =>
  check(writeTempFiles({ [file]: text })).map(({ line, message }) => `${line}: ${message}`)

test('default: accepts plain English', () => {
  expect(messages('/** Cancels the pending request. */\nexport function cancel() {}\n')).toEqual([])
})

test.each([
  ['a comment', '// Validates the word of a stranger.', 'stranger'],
  ['a test title', "test('behavior: the visitor is asked', () => {})", 'visitor'],
  ['a string', "throw new Error('The request was called off.')", 'called off'],
  ['a function name', 'export function createSeats() {}', 'Seats'],
  ['a name of several words', 'const takeUpSession = () => {}', 'take Up'],
  ['a constant in upper case', 'const MAX_SEATS = 1', 'SEATS'],
  ['a reference to an absent document', '// As in spec §4.', 'spec §'],
])('error: an avoided word in %s', (_name, text, word) => {
  expect(messages(`\n${text}`)).toEqual([expect.stringMatching(`^2: avoid "${word}": use `)])
})

test.each([
  'README.md',
  'apps/docs/src/content/docs/guides/pay.md',
  '.changeset/a.md',
  'apps/gateway/Dockerfile',
  'vitest.config.ts',
])('error: an avoided word in %s', (file) => {
  expect(messages('# A visitor\n', file)).toHaveLength(1)
})

test.each([
  ['a word that contains an avoided one', '// We recommend outdoor seating and strangely amended texts.'],
  ['peer dependencies', '// React is in the peer dependencies.'],
  ['the door of an icon', 'export const DoorIcon = () => {}'],
  ['a line with a reason', "const name = 'Seat' // language-ok: the name of a brand"],
])('behavior: accepts %s', (_name, text) => {
  expect(messages(text)).toEqual([])
})

test('error: language-ok without a reason', () => {
  expect(messages('const seat = 1 // language-ok:')).toHaveLength(1)
})
