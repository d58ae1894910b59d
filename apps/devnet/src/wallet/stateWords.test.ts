import { expect, test } from 'vitest'
import { evmStateWords } from './evmStateWords.js'
import { hostileName, malformedAnswers } from './hostile.js'
import { parseStateWords } from './stateWords.js'

test('default', () => {
  expect(parseStateWords('locked, slow:2000,chain:1337,account:2', evmStateWords)).toEqual({
    locked: true,
    delayMs: 2000,
    chainId: 1337,
    accountIndex: 2,
  })
})

test.each([
  ['reject', { answer: 'reject' }],
  ['hang', { answer: 'hang' }],
  ['offline', { offline: true }],
  ['no-add', { addsChains: false }],
  ['twice', { announces: 'twice' }],
  ['codeless', { errorShape: 'codeless' }],
  ['chainIdNumber', { malformed: malformedAnswers.chainIdNumber }],
])('param: %s', (words, state) => {
  expect(parseStateWords(words, evmStateWords)).toEqual(state)
})

test('param: hostile', () => {
  expect(parseStateWords('hostile', evmStateWords)).toMatchObject({ name: hostileName })
})

test.each(['rejct', 'slow', 'slow:soon', 'locked:1', 'toString', ''])('error: %s', (words) => {
  expect(() => parseStateWords(words, evmStateWords)).toThrow(
    /^Unknown wallet flag ".*"\. Use one of: approve, /,
  )
})
