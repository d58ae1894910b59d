import { base58 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { parseTransaction } from '../../../chains/solana/parseTransaction.js'
import { keyOf, toWire, type WireParts } from '../../../chains/solana/wireTransaction.fixtures.js'
import { withSignature } from './withSignature.js'

const [first, second] = [keyOf(1), keyOf(2)].map((key) => base58.encode(key)) as [string, string]
const signature = new Uint8Array(64).fill(7)
const parts: WireParts = {
  signatures: [new Uint8Array(64), new Uint8Array(64).fill(9)],
  header: [2, 0, 1],
  keys: [keyOf(1), keyOf(2), keyOf(3), keyOf(4)],
  blockhash: keyOf(8),
  instructions: [{ program: 3, accounts: [0, 1, 2], data: Uint8Array.of(1, 2) }],
}

describe.each<[string, WireParts]>([
  ['legacy', parts],
  ['version 0', { ...parts, version: 0, lookups: [] }],
])('withSignature, %s', (_, given) => {
  const wire = toWire(given)

  test('default: changes the signature of that account only', () => {
    const before = parseTransaction(wire)
    for (const [at, address] of [first, second].entries()) {
      const after = parseTransaction(withSignature(wire, address, signature))
      expect(after.message).toEqual(before.message)
      expect(after.signatures).toEqual(
        before.signatures.map((one, index) => (index === at ? signature : one)),
      )
    }
  })

  test('behavior: does not change the given bytes', () => {
    const copy = wire.slice()
    withSignature(wire, first, signature)
    expect(wire).toEqual(copy)
  })

  test.each([
    ['an account that does not sign', base58.encode(keyOf(3))],
    ['the program', base58.encode(keyOf(4))],
    ['the blockhash', base58.encode(keyOf(8))],
    ['a key of 31 bytes', base58.encode(new Uint8Array(31).fill(1))],
    ['text that is not base58', '0OIl'],
    ['nothing', ''],
  ])('error: %s', (__, address) => {
    expect(() => withSignature(wire, address, signature)).toThrow('is not one of its signers')
  })

  test.each([0, 63, 65, 128])('error: a signature of %i bytes', (length) => {
    expect(() => withSignature(wire, first, new Uint8Array(length))).toThrow('64 bytes')
  })

  test('error: cut off in the signatures or in the signers', () => {
    for (const length of [0, 1, 64, 65, 128, 129, 130, 133, 164, 196])
      expect(() => withSignature(wire.slice(0, length), second, signature), `${length} bytes`).toThrow(
        TypeError,
      )
  })

  test.each([0, 128, 255])('error: a count of %i signatures', (count) => {
    expect(() => withSignature(wire.with(0, count), first, signature)).toThrow(TypeError)
  })
})
