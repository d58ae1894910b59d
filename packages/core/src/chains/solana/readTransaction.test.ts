import { base58 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { InvalidParameterError } from '../../foundation/errors/parameters.js'
import './solana.fixtures.js'
import { readTransaction } from './readTransaction.js'
import type { SolanaSigner, SolanaSigning } from './SolanaSigner.js'
import { keyOf, toWire, type WireParts } from './wireTransaction.fixtures.js'

const address = base58.encode(keyOf(1))
const partner = base58.encode(keyOf(2))
const parts: WireParts = {
  signatures: [new Uint8Array(64), new Uint8Array(64)],
  header: [2, 1, 1],
  keys: [keyOf(1), keyOf(2), keyOf(3), keyOf(4)],
  blockhash: keyOf(9),
  instructions: [{ program: 3, accounts: [0, 2], data: Uint8Array.of(1) }],
}
const versioned: WireParts = { ...parts, version: 0, lookups: [] }

/** Reads for a wallet that supports these versions. */
function read(bytes: Uint8Array, { from = address, versions = ['legacy', 0] as readonly unknown[] } = {}) {
  const asked: [SolanaSigning, unknown][] = []
  const unused = () => Promise.reject(new Error('The wallet is not asked.'))
  const signer: SolanaSigner = {
    name: 'Made',
    wallet: {},
    can: () => true,
    takes(signing, version) {
      asked.push([signing, version])
      return versions.includes(version)
    },
    signTransactions: unused,
    signAndSend: unused,
  }
  const transaction = readTransaction(bytes, { address: from, signer, signing: 'solana:signTransaction' })
  return { transaction, asked }
}

describe('readTransaction', () => {
  test.each<[string, WireParts, unknown]>([
    ['legacy', parts, 'legacy'],
    ['version 0', versioned, 0],
  ])('default: %s', (_, given, version) => {
    const { transaction, asked } = read(toWire(given))
    expect(Object.keys(transaction.signatures)).toEqual([address, partner])
    expect(asked).toEqual([['solana:signTransaction', version]])
  })

  test('behavior: any signer may sign, not only the fee payer', () => {
    expect(() => read(toWire(parts), { from: partner })).not.toThrow()
  })

  test.each([
    ['an account that does not sign', base58.encode(keyOf(3))],
    ['the program', base58.encode(keyOf(4))],
    ['another account', base58.encode(keyOf(5))],
    ['__proto__', '__proto__'],
    ['nothing', ''],
  ])('error: %s', (_, from) => {
    expect(() => read(toWire(parts), { from })).toThrow(InvalidParameterError)
    expect(() => read(toWire(parts), { from })).toThrow(/signer/)
  })

  test('error: a version that the wallet does not support, by its name', () => {
    expect(() => read(toWire(versioned), { versions: ['legacy'] })).toThrow(/Made .*version 0/)
    expect(() => read(toWire(parts), { versions: [0] })).toThrow(/Made .*version legacy/)
  })

  test.each<[string, WireParts]>([
    ['legacy', parts],
    ['version 0', versioned],
  ])('error: %s: cut off anywhere, or with a trailing byte', (_, given) => {
    const wire = toWire(given)
    for (let length = 0; length < wire.length; length += 1)
      expect(() => read(wire.slice(0, length)), `${length} bytes`).toThrow(InvalidParameterError)
    expect(() => read(Uint8Array.of(...wire, 0))).toThrow(InvalidParameterError)
  })
})
