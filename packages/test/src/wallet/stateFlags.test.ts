import { expect, test } from 'vitest'
import { evmStateFlags } from './evmStateFlags.js'
import { hostileName, malformedAnswers } from './hostile.js'
import { parseStateFlags } from './stateFlags.js'

test('default', () => {
  expect(parseStateFlags('locked, slow:2000,chain:1337,account:2', evmStateFlags)).toEqual({
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
  ['no-nonce', { usesNonce: false }],
  ['calls-v1', { atomic: 'supported', callsVersion: '1.0' }],
  ['sponsored', { sponsorsCalls: true }],
  ['shows-calls', { showsCalls: true }],
  ['permissions', { permissions: 'current' }],
  ['no-revoke', { revokesPermissions: false }],
  ['fee:150', { feePercent: 150 }],
  ['twice', { announces: 'twice' }],
  ['codeless', { errorShape: 'codeless' }],
  ['chainIdNumber', { malformed: malformedAnswers.chainIdNumber }],
])('param: %s', (flags, state) => {
  expect(parseStateFlags(flags, evmStateFlags)).toEqual(state)
})

test('param: hostile', () => {
  expect(parseStateFlags('hostile', evmStateFlags)).toMatchObject({ name: hostileName })
})

test.each(['rejct', 'slow', 'slow:soon', 'locked:1', 'toString', ''])('error: %s', (flags) => {
  expect(() => parseStateFlags(flags, evmStateFlags)).toThrow(
    /^Unknown wallet flag ".*"\. Use one of: approve, /,
  )
})
