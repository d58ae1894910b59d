import { concatBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'
import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTransaction } from './parseTransaction.js'
import { compactU16, keyOf, toMessage, toWire, type WireParts } from './wireTransaction.fixtures.js'

const [one, two, three, program] = [keyOf(1), keyOf(2), keyOf(3), keyOf(4)]
const addressOf = (key: Uint8Array) => base58.encode(key)

/** Two signers, of which the second is readonly; a writable account; and a program. */
const legacy: WireParts = {
  signatures: [new Uint8Array(64).fill(7), new Uint8Array(64)],
  header: [2, 1, 1],
  keys: [one, two, three, program],
  blockhash: keyOf(9),
  instructions: [{ program: 3, accounts: [0, 1, 2, 3], data: Uint8Array.of(1, 2, 255) }],
}
const lookups = [{ table: keyOf(5), writable: [7, 0], readonly: [200] }]
const version0: WireParts = {
  ...legacy,
  version: 0,
  lookups,
  instructions: [{ program: 3, accounts: [4, 5, 6], data: new Uint8Array() }],
}

describe('parseTransaction', () => {
  test('default: a legacy transaction, with the roles of its accounts', () => {
    const parsed = parseTransaction(toWire(legacy))
    expect(parsed.signatures).toEqual(legacy.signatures)
    expect(parsed.message).toEqual(toMessage(legacy))
    expect(parsed.signers).toEqual([addressOf(one), addressOf(two)])
    const accounts = [`${addressOf(one)} w`, addressOf(two), `${addressOf(three)} w`, addressOf(program)]
    expect(parsed.contents).toEqual({
      version: 'legacy',
      lifetime: addressOf(keyOf(9)),
      accounts,
      instructions: [{ program: addressOf(program), accounts, data: '1,2,255' }],
    })
  })

  test('behavior: version 0, with accounts of lookup tables: first the writable ones of all tables', () => {
    const second = { table: keyOf(6), writable: [3], readonly: [] }
    const { contents } = parseTransaction(toWire({ ...version0, lookups: [...lookups, second] }))
    const [table, other] = [addressOf(keyOf(5)), addressOf(keyOf(6))]
    expect(contents?.version).toBe(0)
    expect(contents?.accounts.slice(4)).toEqual([
      `${table} 7 w`,
      `${table} 0 w`,
      `${other} 3 w`,
      `${table} 200`,
    ])
    expect(contents?.instructions[0]?.accounts).toEqual([`${table} 7 w`, `${table} 0 w`, `${other} 3 w`])
  })

  // The vectors of Solana's `short_vec`.
  test.each([
    [0, '00'],
    [1, '01'],
    [0x7f, '7f'],
    [0x80, '8001'],
    [0xff, 'ff01'],
    [0x100, '8002'],
    [0x7fff, 'ffff01'],
    [0x8000, '808002'],
    [0xffff, 'ffff03'],
  ])('behavior: data of %i bytes, whose compact-u16 length is %s', (length, encoded) => {
    expect(Buffer.from(compactU16(length)).toString('hex')).toBe(encoded)
    const data = new Uint8Array(length).fill(3)
    const parts = { ...legacy, instructions: [{ program: 3, accounts: [], data }] }
    expect(parseTransaction(toWire(parts)).contents?.instructions[0]?.data).toBe(data.join())
  })

  test('error: a compact-u16 of more than three bytes', () => {
    const message = toMessage({ ...legacy, instructions: [] }).slice(0, -1)
    const bytes = concatBytes(
      Uint8Array.of(2),
      ...legacy.signatures,
      message,
      Uint8Array.of(0x80, 0x80, 0x80, 0x01),
    )
    expect(() => parseTransaction(bytes)).toThrow('A length is malformed')
  })

  test.each<[string, WireParts]>([
    ['legacy', legacy],
    ['version 0', version0],
  ])('error: %s: cut off anywhere, or with trailing bytes', (_, parts) => {
    const wire = toWire(parts)
    for (let length = 0; length < wire.length; length += 1)
      expect(() => parseTransaction(wire.slice(0, length)), `${length} bytes`).toThrow(TypeError)
    for (const trailing of [1, 32, 64])
      expect(() => parseTransaction(concatBytes(wire, new Uint8Array(trailing)))).toThrow(TypeError)
  })

  test.each<[string, WireParts]>([
    ['more signatures than signers', { ...legacy, signatures: [...legacy.signatures, new Uint8Array(64)] }],
    ['fewer signatures than signers', { ...legacy, signatures: legacy.signatures.slice(1) }],
    ['no signature', { ...legacy, signatures: [] }],
    ['more signers than accounts', { ...legacy, header: [5, 0, 0] }],
    ['a program index out of range', { ...legacy, instructions: [{ program: 4, accounts: [], data: one }] }],
    // Solana loads programs only from the message itself.
    ['a program of a lookup table', { ...version0, instructions: [{ program: 4, accounts: [], data: one }] }],
    ['version 1 with the layout of version 0', { ...version0, version: 1 }],
    ['version 2', { ...version0, version: 2 }],
    ['version 127', { ...version0, version: 127 }],
  ])('error: %s', (_, parts) => {
    expect(() => parseTransaction(toWire(parts))).toThrow(TypeError)
  })

  test('behavior: an account index out of range stays unknown, and does not match another account', () => {
    const parts = { ...legacy, instructions: [{ program: 3, accounts: [0, 4, 255], data: one }] }
    const { contents } = parseTransaction(toWire(parts))
    expect(contents?.instructions[0]?.accounts).toEqual([`${addressOf(one)} w`, undefined, undefined])
  })

  test('behavior: version 1 (SIMD-0385): the signers, and the signatures behind the message', () => {
    // Version, header, config mask, lifetime and two counts take 42 bytes before the keys.
    const message = concatBytes(Uint8Array.of(0x81, 2), new Uint8Array(40), one, two, new Uint8Array(10))
    const parsed = parseTransaction(concatBytes(message, ...legacy.signatures))
    expect(parsed).toEqual({
      message,
      signatures: legacy.signatures,
      signers: [addressOf(one), addressOf(two)],
    })
    expect(() => parseTransaction(Uint8Array.of(0x81, 2))).toThrow(TypeError)
    expect(() => parseTransaction(concatBytes(message.slice(0, 100), ...legacy.signatures))).toThrow(
      TypeError,
    )
  })

  test('behavior: agrees with @solana/web3.js on any transaction', () => {
    const keys = Array.from({ length: 6 }, (_, at) => new PublicKey(keyOf(at + 10)))
    const payer = keys[0] ?? PublicKey.default
    const account = fc.record({
      pubkey: fc.constantFrom(...keys),
      isSigner: fc.boolean(),
      isWritable: fc.boolean(),
    })
    const instruction = fc
      .record({
        programId: fc.constantFrom(...keys.slice(3)),
        keys: fc.array(account, { maxLength: 5 }),
        data: fc.uint8Array({ maxLength: 200 }).map((data) => Buffer.from(data)),
      })
      .map((fields) => new TransactionInstruction(fields))
    const state = {
      deactivationSlot: 0n,
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      addresses: keys,
    }
    const table = new AddressLookupTableAccount({ key: Keypair.generate().publicKey, state })
    fc.assert(
      fc.property(
        fc.array(instruction, { maxLength: 4 }),
        fc.constantFrom('legacy' as const, 'v0' as const, 'lookup' as const),
        (instructions, kind) => {
          const recentBlockhash = addressOf(keyOf(99))
          const made = new TransactionMessage({ payerKey: payer, recentBlockhash, instructions })
          const message =
            kind === 'legacy'
              ? made.compileToLegacyMessage()
              : made.compileToV0Message(kind === 'lookup' ? [table] : [])
          const { contents, signers } = parseTransaction(new VersionedTransaction(message).serialize())
          const { numRequiredSignatures } = message.header
          expect(signers).toEqual(
            message.staticAccountKeys.slice(0, numRequiredSignatures).map((key) => key.toBase58()),
          )
          expect(contents?.lifetime).toBe(recentBlockhash)
          const isWritable = message.staticAccountKeys.map((_, at) => message.isAccountWritable(at))
          expect(contents?.accounts.slice(0, isWritable.length).map((each) => each.endsWith(' w'))).toEqual(
            isWritable,
          )
          expect(contents?.instructions.map(({ program: id, data }) => [id, data])).toEqual(
            instructions.map(({ programId, data }) => [programId.toBase58(), [...data].join()]),
          )
        },
      ),
    )
  })

  test('behavior: throws only TypeError for any bytes', () => {
    const prefix = fc.constantFrom([], [1, ...Array<number>(64).fill(0), 0x80], [0x81])
    fc.assert(
      fc.property(prefix, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
        try {
          parseTransaction(Uint8Array.from([...start, ...rest]))
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError)
        }
      }),
      { numRuns: 300 },
    )
  })
})
