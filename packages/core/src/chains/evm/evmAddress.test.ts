import fc from 'fast-check'
import { getAddress } from 'viem/utils'
import { describe, expect, test } from 'vitest'
import { isEvmAddress, toChecksumAddress } from './evmAddress.js'

/** The vectors of EIP-55. */
const vectors = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const

describe('isEvmAddress', () => {
  test.each(vectors)('default', (address) => {
    expect(isEvmAddress(address)).toBe(true)
  })

  test('behavior: an address in a single case has no checksum', () => {
    expect(isEvmAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe(true)
    expect(isEvmAddress('0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED')).toBe(true)
    expect(isEvmAddress(`0x${'0'.repeat(40)}`)).toBe(true)
  })

  test('error: one letter has the wrong case', () => {
    expect(isEvmAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed')).toBe(false)
    expect(isEvmAddress('0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(false)
  })

  test.each([
    '',
    '0x',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedd',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg',
    ' 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n',
    undefined,
    null,
    0x5aaeb605,
  ])('error: %j is not an address', (value) => {
    expect(isEvmAddress(value)).toBe(false)
    expect(isEvmAddress(value, { strict: false })).toBe(false)
  })

  test('param: strict', () => {
    const wrong = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed'
    expect(isEvmAddress(wrong, { strict: true })).toBe(false)
    expect(isEvmAddress(wrong, { strict: false })).toBe(true)
  })
})

describe('toChecksumAddress', () => {
  test.each(vectors)('default', (address) => {
    expect(toChecksumAddress(`0x${address.slice(2).toLowerCase()}`)).toBe(address)
    expect(toChecksumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(address)
  })

  test('behavior: agrees with viem', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{40}$/), (digits) => {
        expect(toChecksumAddress(`0x${digits}`)).toBe(getAddress(`0x${digits}`))
      }),
    )
  })
})
