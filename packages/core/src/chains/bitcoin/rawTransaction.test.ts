import { bytesToHex, concatBytes } from '@noble/hashes/utils'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromHex, toHex } from '../../foundation/encoding/bytes.js'
import { signedExamples } from './bip143.fixtures.js'
import { signed, signedHex, unsigned, unsignedHex } from './bip341.fixtures.js'
import {
  littleEndian,
  parsePushes,
  parseRawTransaction,
  parseWitness,
  type RawTransaction,
  withSize,
} from './rawTransaction.js'

/** The bytes of a transaction (BIP-144), without the witnesses if there are none. */
function serialize({ version, inputs, outputs, lockTime }: RawTransaction): Uint8Array {
  const hasWitness = inputs.some(({ witness }) => witness.length > 0)
  const count = (items: readonly unknown[]) => withSize(new Uint8Array(items.length)).slice(0, 1)
  return concatBytes(
    version,
    hasWitness ? Uint8Array.of(0, 1) : new Uint8Array(),
    count(inputs),
    ...inputs.map(({ outpoint, scriptSig, sequence }) =>
      concatBytes(outpoint, withSize(scriptSig), sequence),
    ),
    count(outputs),
    ...outputs,
    ...(hasWitness ? inputs.map(({ witness }) => concatBytes(count(witness), ...witness.map(withSize))) : []),
    lockTime,
  )
}

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const data = fc.uint8Array({ maxLength: 80 })

describe('parseRawTransaction', () => {
  test('default: a transaction without witnesses', () => {
    expect([unsigned.inputs.length, unsigned.outputs.length]).toEqual([9, 2])
    expect(toHex(unsigned.version)).toBe('02000000')
    expect(toHex(unsigned.lockTime)).toBe('0065cd1d')
    expect(unsigned.inputs.map(({ witness }) => witness.length)).toEqual(Array(9).fill(0))
    expect(toHex(unsigned.inputs[0]?.outpoint ?? new Uint8Array())).toBe(
      '7de20cbff686da83a54981d2b9bab3586f4ca7e48f57f5b55963115f3b334e9c01000000',
    )
    expect(unsigned.outputs.map(toHex)).toEqual([
      '00ca9a3b000000001976a91406afd46bcdfd22ef94ac122aa11f241244a37ecc88ac',
      '807840cb0000000020ac9a87f5594be208f8532db38cff670c450ed2fea8fcdefcc9a663f78bab962b',
    ])
  })

  test('behavior: with witnesses, which change neither the inputs’ outpoints nor the outputs (BIP-144)', () => {
    // Every input has one element, except p2pkh, which has none, and p2wpkh, which has a signature and a key.
    expect(signed.inputs.map(({ witness }) => witness.length)).toEqual([1, 1, 0, 1, 1, 2, 1, 1, 1])
    expect(signed.inputs.map(({ outpoint }) => toHex(outpoint))).toEqual(
      unsigned.inputs.map(({ outpoint }) => toHex(outpoint)),
    )
    expect(signed.outputs).toEqual(unsigned.outputs)
    expect(signed.inputs.map(({ scriptSig }) => scriptSig.length)).toEqual([0, 0, 107, 0, 0, 0, 0, 0, 0])
  })

  test.each([unsignedHex, signedHex, ...signedExamples.map(({ hex }) => hex)])(
    'behavior: reads every byte once: %.20s…',
    (hex) => {
      expect(toHex(serialize(parseRawTransaction(fromHex(hex))))).toBe(hex)
    },
  )

  test('behavior: reads any transaction that it serialises', () => {
    const input = fc.record({
      outpoint: bytes(36),
      scriptSig: data,
      sequence: bytes(4),
      witness: fc.array(data, { maxLength: 3 }),
    })
    const output = fc.tuple(bytes(8), data).map(([value, script]) => concatBytes(value, withSize(script)))
    const transaction = fc.record({
      version: bytes(4),
      inputs: fc.array(input, { minLength: 1, maxLength: 4 }),
      outputs: fc.array(output, { maxLength: 4 }),
      lockTime: bytes(4),
    })
    fc.assert(
      fc.property(transaction, (tx) => {
        const read = parseRawTransaction(serialize(tx))
        expect(bytesToHex(serialize(read))).toBe(bytesToHex(serialize(tx)))
        expect(read.inputs.map(({ witness }) => witness.length)).toEqual(
          tx.inputs.map(({ witness }) => witness.length),
        )
      }),
    )
  })

  test.each([
    ['without witnesses', unsignedHex],
    ['with witnesses', signedHex],
  ])('error: a transaction %s that is cut off anywhere', (_, hex) => {
    const whole = fromHex(hex)
    for (let length = 0; length < whole.length; length += 1)
      expect(() => parseRawTransaction(whole.slice(0, length)), `${length} bytes`).toThrow(TypeError)
  })

  test.each([1, 4, 36])('error: %i trailing bytes', (count) => {
    expect(() => parseRawTransaction(concatBytes(fromHex(unsignedHex), new Uint8Array(count)))).toThrow(
      'it has bytes after the transaction',
    )
  })

  test.each([
    ['33 million inputs', '02000000fe40420f02'],
    ['4 billion inputs', '02000000feffffffff'],
    ['2^64 - 1 inputs', '02000000ffffffffffffffffff'],
    ['2^64 - 1 outputs', `0200000001${'00'.repeat(41)}ffffffffffffffffff`],
    ['2^64 - 1 witness elements', `0200000000010101${'00'.repeat(40)}00ffffffffffffffffff`],
    ['a script of 2^64 - 1 bytes', `0200000001${'00'.repeat(36)}ffffffffffffffffff00`],
  ])('error: a count of %s, without memory for them', (_, hex) => {
    const before = process.memoryUsage().rss
    expect(() => parseRawTransaction(fromHex(hex))).toThrow(TypeError)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })
})

describe('parseWitness', () => {
  test.each([
    ['00', []],
    ['0100', ['']],
    ['0202abcd0100', ['abcd', '00']],
    [`01fdfd00${'ab'.repeat(253)}`, ['ab'.repeat(253)]],
  ])('default: %.20s', (hex, elements) => {
    expect(parseWitness(fromHex(hex)).map(bytesToHex)).toEqual(elements)
  })

  test.each([
    ['nothing', ''],
    ['fewer elements than counted', '0201ab'],
    ['an element that is cut off', '0102ab'],
    ['a trailing byte', '010100ff'],
    ['a length that is cut off', '01fd01'],
    ['2^32 elements', 'ff0000000001000000'],
  ])('error: %s', (_, hex) => {
    expect(() => parseWitness(Buffer.from(hex, 'hex'))).toThrow(TypeError)
  })
})

describe('parsePushes', () => {
  const long = (length: number) => 'ab'.repeat(length)

  test.each([
    ['an empty script', '', []],
    ['OP_0', '00', ['']],
    ['one byte', '01ab', ['ab']],
    ['75 bytes, the longest direct push', `4b${long(75)}`, [long(75)]],
    ['OP_PUSHDATA1', `4c4c${long(76)}`, [long(76)]],
    ['OP_PUSHDATA1 of nothing', '4c00', ['']],
    ['OP_PUSHDATA2', `4d0001${long(256)}`, [long(256)]],
    ['OP_PUSHDATA4', `4e00010000${long(256)}`, [long(256)]],
    ['other operations between the pushes', '76a901abac51', ['ab']],
    ['the keys of a multisig script', `52${`21${long(33)}`.repeat(2)}52ae`, [long(33), long(33)]],
  ])('default: %s', (_, script, pushes) => {
    expect(parsePushes(Buffer.from(script, 'hex')).map(bytesToHex)).toEqual(pushes)
  })

  test.each([
    ['a direct push', '02ab'],
    ['OP_PUSHDATA1 without its length', '4c'],
    ['OP_PUSHDATA1', '4c02ab'],
    ['OP_PUSHDATA2 with half a length', '4d01'],
    ['OP_PUSHDATA4 of 4 GB', '4effffffff00'],
  ])('error: %s that is cut off', (_, script) => {
    expect(() => parsePushes(fromHex(script))).toThrow(TypeError)
  })
})

describe('withSize', () => {
  // The boundaries of CompactSize.
  test.each([
    [0, '00'],
    [1, '01'],
    [0xfc, 'fc'],
    [0xfd, 'fdfd00'],
    [0x100, 'fd0001'],
    [0xffff, 'fdffff'],
    [0x1_0000, 'fe00000100'],
  ])('default: %i bytes', (length, prefix) => {
    const sized = withSize(new Uint8Array(length).fill(7))
    expect(toHex(sized.slice(0, sized.length - length))).toBe(prefix)
    expect(sized.slice(sized.length - length).every((byte) => byte === 7)).toBe(true)
  })
})

test.each([
  [0n, 8, '0000000000000000'],
  [1n, 8, '0100000000000000'],
  [0x0102, 2, '0201'],
  [2_100_000_000_000_000n, 8, '0040075af0750700'],
  [2n ** 53n + 1n, 8, '0100000000002000'],
  [2n ** 64n - 1n, 8, 'ffffffffffffffff'],
  [0xffff_ffff, 4, 'ffffffff'],
])('default: littleEndian of %s in %i bytes', (value, length, expected) => {
  expect(toHex(littleEndian(value, length))).toBe(expected)
})
