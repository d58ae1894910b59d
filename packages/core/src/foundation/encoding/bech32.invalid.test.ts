import { bech32, bech32m } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { decodeSegwit } from './bech32.js'
import { toHex } from './bytes.js'

/** Encodes a segwit address with another library. */
function encode(
  prefix: string,
  version: number,
  program: Uint8Array,
  coder = version === 0 ? bech32 : bech32m,
) {
  return coder.encode(prefix, [version, ...coder.toWords(program)], 1_000)
}

describe('decodeSegwit', () => {
  // The valid addresses of BIP-173 and BIP-350.
  test.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 0, '751e76e8199196d454941c45d1b3a323f1433bd6'],
    [
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      0,
      '1863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
    ],
    [
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
      1,
      '751e76e8199196d454941c45d1b3a323f1433bd6751e76e8199196d454941c45d1b3a323f1433bd6',
    ],
    ['BC1SW50QGDZ25J', 16, '751e'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 2, '751e76e8199196d454941c45d1b3a323'],
  ])('behavior: %s', (address, version, program) => {
    const decoded = decodeSegwit(address)
    expect(decoded?.version).toBe(version)
    expect(toHex(decoded?.program ?? new Uint8Array())).toBe(program)
  })

  test('error: another prefix with the same data', () => {
    expect(decodeSegwit('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBeUndefined()
  })

  test('error: version 0 in bech32m, and a later version in bech32', () => {
    expect(decodeSegwit(encode('bc', 0, new Uint8Array(20), bech32m))).toBeUndefined()
    for (const version of [1, 2, 16])
      expect(decodeSegwit(encode('bc', version, new Uint8Array(32), bech32))).toBeUndefined()
  })

  test.each([
    [0, [0, 2, 19, 21, 31, 33, 40]],
    [1, [0, 1, 41, 60]],
    [16, [0, 1, 41]],
    [17, [20, 32]],
    [31, [20, 32]],
  ])('error: version %i with a program of %j bytes', (version, lengths) => {
    for (const length of lengths)
      expect(decodeSegwit(encode('bc', version, new Uint8Array(length)))).toBeUndefined()
  })

  test('error: padding of 5 bits, or that is not zero', () => {
    const words = (...last: readonly number[]) => [1, ...bech32m.toWords(new Uint8Array(20)), ...last]
    expect(decodeSegwit(bech32m.encode('bc', words(), 1_000))).toBeDefined()
    // 20 bytes are 32 groups of 5 bits: one more group is padding of 5 bits, three more have 7 bits.
    expect(decodeSegwit(bech32m.encode('bc', words(0), 1_000))).toBeUndefined()
    expect(decodeSegwit(bech32m.encode('bc', words(0, 0), 1_000))).toBeDefined()
    expect(decodeSegwit(bech32m.encode('bc', words(0, 1), 1_000))).toBeUndefined()
    expect(decodeSegwit(bech32m.encode('bc', words(0, 3), 1_000))).toBeUndefined()
    expect(decodeSegwit(bech32m.encode('bc', words(0, 4), 1_000))).toBeDefined()
  })

  test.each([
    ['nothing', ''],
    ['no separator', 'qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['only a prefix', 'bc1'],
    ['only a checksum', 'bc1gmk9yu'],
    ['mixed case', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4'],
    ['a character outside the alphabet', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3b4'],
    ['a space before it', ' bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['a line break behind it', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4\n'],
    ['an emoji', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t\u{1F600}'],
    ['far too many characters', `bc1${'q'.repeat(1_000)}`],
  ])('error: %s', (_, text) => {
    expect(decodeSegwit(text)).toBeUndefined()
  })
})
