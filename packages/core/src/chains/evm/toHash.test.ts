import { describe, expect, it } from 'vitest'
import { toHash } from './toHash.js'

describe('toHash', () => {
  it('default: 64 hex digits', () => {
    const hash = `0x${'aB'.repeat(32)}`
    expect(toHash('eth_sendTransaction', hash)).toBe(hash)
  })

  it.each([
    ['error: 63 digits', `0x${'a'.repeat(63)}`],
    ['error: 65 digits', `0x${'a'.repeat(65)}`],
    ['error: a signed message of 62 digits', `0x${'a'.repeat(62)}`],
    ['error: a signed message of 65 bytes', `0x${'a'.repeat(130)}`],
    ['error: an object', { hash: `0x${'ab'.repeat(32)}` }],
    ['error: null', null],
    ['error: undefined', undefined],
    ['error: a trailing line break', `0x${'ab'.repeat(32)}\n`],
  ])('%s', (_, answer) => {
    expect(() => toHash('eth_sendTransaction', answer)).toThrow(
      'eth_sendTransaction: it is not a transaction hash',
    )
  })
})
