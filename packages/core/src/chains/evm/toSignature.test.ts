import { describe, expect, it } from 'vitest'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { toSignature } from './toSignature.js'

describe('toSignature', () => {
  it.each([
    ['default: 65 bytes', `0x${'ab'.repeat(65)}`],
    ['behavior: a contract signature of any length (EIP-1271)', `0x${'AB'.repeat(500)}`],
    ['behavior: 31 bytes, the minimum', `0x${'a'.repeat(62)}`],
    ['behavior: 33 bytes, one more than a transaction hash', `0x${'a'.repeat(66)}`],
    ['behavior: 63 digits', `0x${'a'.repeat(63)}`],
    ['behavior: an odd number of digits', `0x${'a'.repeat(131)}`],
    ['behavior: Safe’s response for a signature on chain', '0x'],
  ])('%s', (_, answer) => {
    expect(toSignature('personal_sign', answer)).toBe(answer)
  })

  it.each([
    ['error: 30 bytes', `0x${'aa'.repeat(30)}`],
    ['error: a transaction hash', `0x${'ab'.repeat(32)}`],
    ['error: 61 digits', `0x${'a'.repeat(61)}`],
    ['error: more than 64 KiB', `0x${'a'.repeat(131_073)}`],
    ['error: not hex', `0x${'g'.repeat(130)}`],
    ['error: no prefix', 'a'.repeat(130)],
    ['error: null', null],
    ['error: text', 'declined'],
    ['error: an object', { signature: `0x${'ab'.repeat(65)}` }],
    ['error: a trailing line break', `0x${'ab'.repeat(65)}\n`],
  ])('%s', (_, answer) => {
    expect(() => toSignature('personal_sign', answer)).toThrow(WalletResponseError)
  })
})
