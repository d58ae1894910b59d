import { concatBytes } from '@noble/hashes/utils'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { littleEndian, withSize } from '../../../chains/bitcoin/rawTransaction.js'
import { paymentBytes } from '../../../chains/bitcoin/signing.fixtures.js'
import { fromHex, toHex } from '../../../foundation/encoding/bytes.js'
import { isFinal, readPsbt } from './readPsbt.js'

/** Valid PSBTs of BIP-371: one key path signature, and the scripts of a script path input. */
const bip371 = {
  keyPath:
    '70736274ff010052020000000127744ababf3027fe0d6cf23a96eee2efb188ef52301954585883e69b6624b2420000000000ffffffff0148e6052a01000000160014768e1eeb4cf420866033f80aceff0f9720744969000000000001012b00f2052a010000002251205a2c2cf5b52cf31f83ad2e8da63ff03183ecd8f609c7510ae8a48e03910a0757011340bb53ec917bad9d906af1ba87181c48b86ace5aae2b53605a725ca74625631476fc6f5baedaf4f2ee0f477f36f58f3970d5b8273b7e497b97af2e3f125c97af342116fe349064c98d6e2a853fa3c9b12bd8b304a19c195c60efa7ee2393046d3fa2321900772b2da75600008001000080000000800100000000000000011720fe349064c98d6e2a853fa3c9b12bd8b304a19c195c60efa7ee2393046d3fa232002202036b772a6db74d8753c98a827958de6c78ab3312109f37d3e0304484242ece73d818772b2da7540000800100008000000080000000000000000000',
  scriptPath:
    '70736274ff01005e02000000019bd48765230bf9a72e662001f972556e54f0c6f97feb56bcb5600d817f6995260100000000ffffffff0148e6052a0100000022512083698e458c6664e1595d75da2597de1e22ee97d798e706c4c0a4b5a9823cd743000000000001012b00f2052a01000000225120c2247efbfd92ac47f6f40b8d42d169175a19fa9fa10e4a25d7f35eb4dd85b6926215c150929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac06f7d62059e9497a1a4a267569d9876da60101aff38e3529b9b939ce7f91ae970115f2e490af7cc45c4f78511f36057ce5c5a5c56325a29fb44dfc203f356e1f823202cb13ac68248de806aa6a3659cf3c03eb6821d09c8114a4e868febde865bb6d2acc04215c150929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac097c6e6fea5ff714ff5724499990810e406e98aa10f5bf7e5f6784bc1d0a9a6ce23204320b0bf16f011b53ea7be615924aa7f27e5d29ad20ea1155d848676c3bad1b2acc000',
} as const

const hex = (bytes: Uint8Array | undefined) => bytes && toHex(bytes)
const entry = (type: number, value: Uint8Array, key: Uint8Array = new Uint8Array()) =>
  concatBytes(withSize(concatBytes(Uint8Array.of(type), key)), withSize(value))
const end = Uint8Array.of(0)
const magic = fromHex('70736274ff')

/** Serialises a PSBT of the payment with two inputs. */
function psbtOf(
  inputs: readonly (readonly Uint8Array[])[],
  globals: readonly Uint8Array[] = [entry(0, paymentBytes)],
): Uint8Array {
  return concatBytes(magic, ...globals, end, ...inputs.flatMap((fields) => [...fields, end]), end, end)
}

const output = (value: bigint, script: Uint8Array) => concatBytes(littleEndian(value, 8), withSize(script))
const script = fromHex(`0014${'ab'.repeat(20)}`)

describe('readPsbt', () => {
  test('default: BIP-371, a key path signature', () => {
    const { transaction, inputs } = readPsbt(fromHex(bip371.keyPath))
    expect(transaction).toHaveLength(82)
    expect(inputs).toHaveLength(1)
    const [input] = inputs
    expect(hex(input?.script)).toBe('51205a2c2cf5b52cf31f83ad2e8da63ff03183ecd8f609c7510ae8a48e03910a0757')
    expect(input?.value).toBe(5_000_000_000n)
    expect(hex(input?.tapKeySig)).toBe(
      'bb53ec917bad9d906af1ba87181c48b86ace5aae2b53605a725ca74625631476fc6f5baedaf4f2ee0f477f36f58f3970d5b8273b7e497b97af2e3f125c97af34',
    )
    expect(input).not.toHaveProperty('partialSig')
  })

  test('behavior: BIP-371, the scripts of a script path input, without the leaf version', () => {
    const { tapLeafScript = [] } = readPsbt(fromHex(bip371.scriptPath)).inputs[0] ?? {}
    expect(tapLeafScript.map((leaf) => [leaf.controlBlock.length, hex(leaf.script)])).toEqual([
      [97, '202cb13ac68248de806aa6a3659cf3c03eb6821d09c8114a4e868febde865bb6d2ac'],
      [65, '204320b0bf16f011b53ea7be615924aa7f27e5d29ad20ea1155d848676c3bad1b2ac'],
    ])
  })

  test('behavior: reads every field that is compared, and leaves out others', () => {
    const bytes = (byte: number, length: number) => new Uint8Array(length).fill(byte)
    const fields = [
      entry(0x01, output(1_000n, script)),
      entry(0x02, bytes(2, 71), bytes(3, 33)),
      entry(0x02, bytes(4, 72), bytes(5, 33)),
      entry(0x03, bytes(1, 4)),
      entry(0x04, bytes(6, 22)),
      entry(0x05, bytes(7, 300)),
      entry(0x06, bytes(1, 4), bytes(1, 33)),
      entry(0x07, bytes(8, 107)),
      entry(0x08, bytes(9, 108)),
      entry(0x13, bytes(10, 64)),
      entry(0x14, bytes(11, 65), concatBytes(bytes(12, 32), bytes(13, 32))),
      entry(0x16, bytes(1, 5), bytes(14, 32)),
      entry(0x17, bytes(15, 32)),
      entry(0x18, bytes(16, 32)),
      entry(0xfc, bytes(1, 4), bytes(1, 8)),
    ]
    const [first, second] = readPsbt(psbtOf([fields, []])).inputs
    expect(first).toEqual({
      script,
      value: 1_000n,
      sighashType: 0x01010101,
      redeemScript: bytes(6, 22),
      witnessScript: bytes(7, 300),
      partialSig: [
        { pubkey: bytes(3, 33), signature: bytes(2, 71) },
        { pubkey: bytes(5, 33), signature: bytes(4, 72) },
      ],
      tapKeySig: bytes(10, 64),
      bip32Derivation: [{ pubkey: bytes(1, 33) }],
      tapBip32Derivation: [{ pubkey: bytes(14, 32) }],
      tapInternalKey: bytes(15, 32),
      tapMerkleRoot: bytes(16, 32),
      tapScriptSig: [{ pubkey: bytes(12, 32), leafHash: bytes(13, 32), signature: bytes(11, 65) }],
      finalScriptSig: bytes(8, 107),
      finalScriptWitness: bytes(9, 108),
    })
    expect(Object.values(second ?? { none: 1 }).filter((value) => value !== undefined)).toEqual([])
  })

  test.each([0n, 1n, 546n, 2_100_000_000_000_000n, 2n ** 64n - 1n])(
    'behavior: an amount of %s sats',
    (value) => {
      expect(readPsbt(psbtOf([[entry(1, output(value, script))], []])).inputs[0]).toMatchObject({
        script,
        value,
      })
    },
  )

  describe('the whole transaction that an input spends (PSBT_IN_NON_WITNESS_UTXO)', () => {
    // The second input of the payment spends output 1.
    const previous = (marker: string, tail: string) =>
      concatBytes(
        fromHex(`02000000${marker}01${'33'.repeat(32)}0000000000ffffffff02`),
        output(7n, new Uint8Array(3)),
        output(8n, script),
        fromHex(tail),
      )

    test.each([
      ['without witnesses', previous('', '00000000')],
      ['with witnesses (BIP-144)', previous('0001', '010000000000')],
    ])('default: %s', (_, bytes) => {
      expect(readPsbt(psbtOf([[], [entry(0, bytes)]])).inputs[1]).toMatchObject({ script, value: 8n })
    })

    test('behavior: an output index out of range leaves script and value undefined', () => {
      const single = concatBytes(
        fromHex(`0200000001${'33'.repeat(32)}0000000000ffffffff01`),
        output(7n, script),
        fromHex('00000000'),
      )
      const [, input] = readPsbt(psbtOf([[], [entry(0, single)]])).inputs
      expect([input?.script, input?.value]).toEqual([undefined, undefined])
    })

    test('behavior: PSBT_IN_WITNESS_UTXO takes precedence', () => {
      const fields = [entry(0, previous('', '00000000')), entry(1, output(9n, script))]
      expect(readPsbt(psbtOf([[], fields])).inputs[1]?.value).toBe(9n)
    })
  })

  test.each(Object.entries(bip371))('error: %s: cut off before the end of its inputs', (_, psbt) => {
    const whole = fromHex(psbt)
    for (let length = 0; length < 300; length += 1)
      expect(() => readPsbt(whole.slice(0, length)), `${length} bytes`).toThrow(TypeError)
  })

  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['another magic', concatBytes(fromHex('70736274fe'), psbtOf([[], []]).slice(5))],
    ['a transaction alone', paymentBytes],
    ['no transaction', psbtOf([], [])],
    ['fewer inputs than the transaction', concatBytes(magic, entry(0, paymentBytes), end, end)],
    ['a transaction that is cut off', psbtOf([[], []], [entry(0, paymentBytes.slice(0, 60))])],
    ['a transaction of 33 million inputs', psbtOf([], [entry(0, fromHex('02000000fe40420f02'))])],
    ['a transaction of 2^64 - 1 inputs', psbtOf([], [entry(0, fromHex('02000000ffffffffffffffffff'))])],
    ['a field of 2^64 - 1 bytes', concatBytes(magic, fromHex('0100ffffffffffffffffff'))],
    ['an output that is cut off', psbtOf([[entry(1, littleEndian(1n, 8))], []])],
  ])('error: %s', (_, bytes) => {
    const before = process.memoryUsage().rss
    expect(() => readPsbt(bytes)).toThrow(TypeError)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  test('behavior: throws only TypeError for any bytes after the magic', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
        try {
          readPsbt(concatBytes(magic, bytes))
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError)
        }
      }),
      { numRuns: 300 },
    )
  })
})

test.each([
  ['no input is final', [{}, {}], false],
  ['one input is final', [{ finalScriptWitness: script }, {}], false],
  ['every input is final', [{ finalScriptWitness: script }, { finalScriptSig: script }], true],
  ['a signature that is not final', [{ partialSig: [{ pubkey: script, signature: script }] }], false],
])('default: isFinal: %s', (_, inputs, expected) => {
  expect(isFinal({ transaction: paymentBytes, inputs })).toBe(expected)
})
