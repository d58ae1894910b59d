import { describe, expect, it } from 'vitest'
import { toCapabilities } from './toCapabilities.js'

describe('toCapabilities', () => {
  it('default: by chain', () => {
    const capabilities = { '0x2105': { atomic: { status: 'supported' } }, '0x1': {} }
    expect(toCapabilities(capabilities)).toEqual(capabilities)
  })

  it('behavior: leaves out entries that are not by chain, or not objects', () => {
    expect(toCapabilities({ '0x1': { a: 1 }, '0x2': 'yes', '0x3': null, base: {}, 8453: {} })).toEqual({
      '0x1': { a: 1 },
    })
  })

  it.each([
    ['error: null', null],
    ['error: text', 'nonsense'],
    ['error: a list', [{ atomic: true }]],
    ['error: undefined', undefined],
  ])('%s', (_, answer) => {
    expect(toCapabilities(answer)).toEqual({})
  })
})
