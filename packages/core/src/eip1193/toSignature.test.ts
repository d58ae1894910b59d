import { describe, expect, it } from 'vitest'
import { WalletResponseError } from '../errors/wallet.js'
import { toSignature } from './toSignature.js'

describe('toSignature', () => {
  it.each([
    ['default: 65 bytes', `0x${'ab'.repeat(65)}`],
    ['behavior: a contract’s, of any length (EIP-1271)', `0x${'AB'.repeat(500)}`],
    ['behavior: 62 digits, the least there is (spec §5)', `0x${'a'.repeat(62)}`],
  ])('%s', (_, answer) => {
    expect(toSignature('personal_sign', answer)).toBe(answer)
  })

  it.each([
    ['error: 61 digits', `0x${'a'.repeat(61)}`],
    ['error: no hex', `0x${'g'.repeat(130)}`],
    ['error: no prefix', 'a'.repeat(130)],
    ['error: null', null],
    ['error: an object', { signature: `0x${'ab'.repeat(65)}` }],
    ['error: a line break after it', `0x${'ab'.repeat(65)}\n`],
  ])('%s', (_, answer) => {
    expect(() => toSignature('personal_sign', answer)).toThrow(WalletResponseError)
  })
})
