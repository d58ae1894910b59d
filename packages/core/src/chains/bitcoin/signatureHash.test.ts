import { describe, expect, test } from 'vitest'
import { fromHex, toHex } from '../../foundation/encoding/bytes.js'
import * as bip143 from './bip143.fixtures.js'
import * as bip341 from './bip341.fixtures.js'
import { parseRawTransaction, type RawTransaction } from './rawTransaction.js'
import { legacyHash, segwitHash, sha256d, taggedHash, taprootHash } from './signatureHash.js'

const leafHash = fromHex('5b75adecf53548f3ec6ad7d78383bf84cc57b55a3127c72b9a2481752dd88b21')
/** An annex starts with 0x50 (BIP-341). */
const annex = fromHex('50616e6e6578')
const value = 600_000_000n

/** Signs with each algorithm over the first input of the two-input transaction, or another one. */
const algorithms = {
  legacy: (tx: RawTransaction, type: number, index = 0) =>
    toHex(legacyHash(tx, index, bip143.scriptCode, type)),
  segwit: (tx: RawTransaction, type: number, index = 0) =>
    toHex(segwitHash(tx, index, { scriptCode: bip143.scriptCode, value }, type)),
  taproot: (tx: RawTransaction, type: number, index = 0) =>
    toHex(taprootHash(tx, index, bip341.spent.slice(0, tx.inputs.length), { type })),
} as const
const names = ['legacy', 'segwit', 'taproot'] as const

describe('segwitHash and legacyHash', () => {
  // The hash of input 1 and type 1 is that of BIP-143, "Native P2WPKH". bitcoinjs-lib 7 and @scure/btc-signer 2 agree on
  // all others.
  test.each([
    [
      0,
      0x01,
      '47194bc3c303a30aa5f78e45c7c2980b3be1284a9d69b1ea9ec0d29aac5f6848',
      '40bb6461c27df25d559640714f05cabe7dc9936aecaf87c7a5f8d00e6d681aa0',
    ],
    [
      0,
      0x02,
      '2a6d4d3c2595153b3d89b15cc32d3c5082326e06aebbe56652eb94817ff6355b',
      'e149163aff9d64580866753f3151740a000e32885d19fd1dabfd998410369b0f',
    ],
    [
      0,
      0x03,
      '0d8ad17ba098be7eaf7efff778bb22e234805b5d370c996271a7f5ff7416f263',
      '0ef4fc221b524ce37251444160588c6989d6bc88b60c47a6ff7ded04173636c4',
    ],
    [
      0,
      0x81,
      '4e7de48ff097d47bb87912759ec9380049a160289f2b89d48a28887ee30a41d4',
      'bf5cca3b825ebe7471d04cfd2d5f8b718520f5937258397a39fb9482b589a21f',
    ],
    [
      0,
      0x82,
      'a1729e3c703f9b7e725c36d21390bade1dc9862ebbdb725919a944dd176ab23b',
      'f0f083eb848d916677bde1a0bf9fc57865bacbdd1817819037fb62d3cea98dcd',
    ],
    [
      0,
      0x83,
      '65ac1a54d06cfaf766c915d6b86b4852287e0b7ffd52994130fa941335c249c7',
      'ff354a10a1fe9ae54c6bc99b189021bc3a4e5cde9d4f84fbd84d98f7d9291766',
    ],
    [
      1,
      0x01,
      'c46030820cbc48402a47cc5b5d3d41648f4e3a711f56b804d601d09dc112a6a4',
      'c37af31116d1b27caf68aae9e3ac82f1477929014d5b917657d0eb49478cb670',
    ],
    [
      1,
      0x02,
      'ffbbcf554debe55f76a79db7d205edc891f194184a93a660366bb8f7facb89e2',
      '6ff11a9b87fb510a3a31af006bd3811b632f8a39d88a2bfda49cee203dcc356e',
    ],
    [
      1,
      0x03,
      '33cd468bd6b82f04bcef180b748c521d6fdee3b11711a2f27b2e465915afaec2',
      'f4fe57286dd2ca8ac0e3dfccd54c352fcdcacbed80f194e264b75d7a7c74e4ce',
    ],
    [
      1,
      0x81,
      '8cfeea8cfe3a35332ec31f53900716682d964e0c16372b1f7689ed93f3a40756',
      'fc5b6bbc855883bcfdaefb77071740ccde4929f15e6a13286584e779b2529d91',
    ],
    [
      1,
      0x82,
      'bd8ca4cb1ab60a8db8451bd58bc068a9abd5ea20a08029b38934c9d50c1d6721',
      '4abb5ef58a968f8e1ab88a9fb72f2ce74b3022e65d334ac7b8aeda747515dc15',
    ],
    [
      1,
      0x83,
      '865c7791b88917498a4c402176c302f146c53a6c2f50ecda08548f515237dca6',
      '79ff9ff708f79ce8f7a4f90d62028533a99d7340b7fb3d819dfd9a599a78e39c',
    ],
  ])('default: input %i, signature hash type %i', (index, type, legacy, segwit) => {
    expect(algorithms.legacy(bip143.unsigned, type, index)).toBe(legacy)
    expect(algorithms.segwit(bip143.unsigned, type, index)).toBe(segwit)
  })

  test('behavior: BIP-143, "P2SH-P2WPKH"', () => {
    const [, example] = bip143.signedExamples
    if (!example) throw new Error('The example is missing.')
    const scriptCode = fromHex('76a91479091972186c449eb1ded22b78e40d009bdf008988ac')
    const unsigned = fromHex(
      '0100000001db6b1b20aa0fd7b23880be2ecbd4a98130974cf4748fb66092ac4d3ceb1a54770100000000feffffff02b8b4eb0b000000001976a914a457b684d7f0d539a46a45bbc043f35b59d0d96388ac0008af2f000000001976a914fd270b1ee6abcaea97fea7ad0402e8bd8ad6d77c88ac92040000',
    )
    const hash = segwitHash(parseRawTransaction(unsigned), 0, { scriptCode, value: example.value }, 1)
    expect(toHex(hash)).toBe('64f3b0f4dd2bb3aa1ce8566d220cc74dda9df97d8490cc81d89d735c92e59fb6')
  })

  test.each([
    [
      'with a script code before OP_CODESEPARATOR',
      '21026dccc749adc2a9d0d89497ac511f760f45c47dc5ed9cf352a58ac706453880aeadab210255a9626aebf5e29c0e6538428ba0d1dcf6ca98ffdf086aa8ced5e0d0215ea465ac',
      '82dde6e4f1e94d02c2b7ad03d2115d691f48d064e9d52f58194a6637e4194391',
    ],
    [
      'with a script code after OP_CODESEPARATOR',
      '210255a9626aebf5e29c0e6538428ba0d1dcf6ca98ffdf086aa8ced5e0d0215ea465ac',
      'fef7bd749cce710c5c052bd796df1af0d935e59cea63736268bcbe2d2134fc47',
    ],
  ])('behavior: BIP-143, "Native P2WSH": SIGHASH_SINGLE without an output %s', (_, scriptCode, expected) => {
    const unsigned = fromHex(
      '0100000002fe3dc9208094f3ffd12645477b3dc56f60ec4fa8e6f5d67c565d1c6b9216b36e0000000000ffffffff0815cf020f013ed6cf91d29f4202e8a58726b1ac6c79da47c23d1bee0a6925f80000000000ffffffff0100f2052a010000001976a914a30741f8145e5acadf23f751864167f32e0963f788ac00000000',
    )
    const own = { scriptCode: fromHex(scriptCode), value: 4_900_000_000n }
    expect(toHex(segwitHash(parseRawTransaction(unsigned), 1, own, 3))).toBe(expected)
  })

  test('error: legacy SIGHASH_SINGLE without an output, whose hash would be valid for any transaction', () => {
    const { outputs } = bip143.unsigned
    const tx = { ...bip143.unsigned, outputs: outputs.slice(0, 1) }
    for (const type of [0x03, 0x83]) {
      expect(() => algorithms.legacy(tx, type, 1)).toThrow(TypeError)
      expect(algorithms.legacy(tx, type, 0)).toMatch(/^[0-9a-f]{64}$/)
    }
  })
})

describe('taprootHash', () => {
  test.each([
    [0, 0x03, '2514a6272f85cfa0f45eb907fcb0d121b808ed37c6ea160a5a9046ed5526d555'],
    [1, 0x83, '325a644af47e8a5a2591cda0ab0723978537318f10e6a63d4eed783b96a71a4d'],
    [3, 0x01, 'bf013ea93474aa67815b1b6cc441d23b64fa310911d991e713cd34c7f5d46669'],
    [4, 0x00, '4f900a0bae3f1446fd48490c2958b5a023228f01661cda3496a11da502a7f7ef'],
    [6, 0x02, '15f25c298eb5cdc7eb1d638dd2d45c97c4c59dcaec6679cfc16ad84f30876b85'],
    [7, 0x82, 'cd292de50313804dabe4685e83f923d2969577191a3e1d2882220dca88cbeb10'],
    [8, 0x81, 'cccb739eca6c13a8a89e6e5cd317ffe55669bbda23f2fd37b0f18755e008edd2'],
  ])('default: BIP-341, input %i, signature hash type %i', (index, type, expected) => {
    expect(toHex(taprootHash(bip341.unsigned, index, bip341.spent, { type }))).toBe(expected)
  })

  // Computed with bitcoinjs-lib 7.
  test.each([
    [
      0x00,
      'c6c88b99952a1da24f5efe63b6da76032667e88e0caeb2059bdb64ebfce0fcbe',
      '84a4bc4cf5a4e13f3e675e9a194d52ce726a5776c62b958cfb3888fe06f3b262',
      'cd3ba9e74d42923c99840273a56e96a27c7258902c5ff270952070131351d8ce',
    ],
    [
      0x01,
      '4e0728a14a557f68ef59d8b43cd61778a6e80a632b7b145a46fe99a9b563c0be',
      '7d3516a44883a433d93dbfc1a9c207f2aaa1d501996404101b12f23a17095449',
      '3fe75cac943fc19005ee95a241338096c7b6453149bd8c48cbd1aaa48546213d',
    ],
    [
      0x02,
      '97ab25d0a19b3b8f1b7e39d38ba7dfb18055b2b2213cda11fc961c04d2612f73',
      '0bc1ed3e3cebfe3ae0a551f2910c62d592319049a18de9451f717072e4ddf437',
      'bbdb3e7a12221657c7ef2bb47c0e519824701b646e232296e9fc2e140fe83698',
    ],
    [
      0x03,
      'e20043043337b36225f0fff9be41fcfe0c0457e21ba14ad18c8ddb55bc0b57a5',
      '4029307b864ea80ae119b31b340ef191d62980563504c7e8017c1d38c4c2a6ff',
      '51215212cd6a87a8c6d5c698384a54ee36bf2c646ee3e353511783b7cd30d0b6',
    ],
    [
      0x81,
      '7c9436008defae5ba52b8513c3baad31ed076b7744e39ce2403bccb3333b12d9',
      '56da51e4f32cb56211dd39298ea9b2025c6e34e34fdb977b36935c9cef1cee56',
      'fcd3dfb82ea5afe4c2f056682ce2bd36e005e640e79dc1f61a87f6a3a102433e',
    ],
    [
      0x82,
      'f017f3c293c13f9372b3c88a400614a85efa403d8c3ea52319404fa4a08737de',
      'ae48eae846e2ef73b8bf8b11c1c24ea81ac0fd0c705f1cd4fce4ddd7bc2b127e',
      '19ec796f2b18462a357d4a1802225f2440ae16e8b080cb84d3ecfa5e5c02a060',
    ],
    [
      0x83,
      '12054fd57a6a8465504ac0265bf755196c358f8e5f2bce41973ea822cbc080bc',
      '12491f3bdd68df81094ae31e5800f021ee89a789e52ef02099159ef7466b42c7',
      'e7c39133103f21ab2bf43b9aa26a395d474ecfb2232f65c08d845b241ab445cd',
    ],
  ])('behavior: type %i commits to a script (BIP-342) and to an annex', (type, byScript, withAnnex, both) => {
    const hash = (parts: object) => toHex(taprootHash(bip341.unsigned, 1, bip341.spent, { type, ...parts }))
    expect(hash({ leafHash })).toBe(byScript)
    expect(hash({ annex })).toBe(withAnnex)
    expect(hash({ leafHash, annex })).toBe(both)
  })

  test.each([[0x03], [0x83]])('error: SIGHASH_SINGLE (%i) without an output', (type) => {
    expect(() => taprootHash(bip341.unsigned, 2, bip341.spent, { type })).toThrow(TypeError)
  })
})

/** Changes one part of a transaction of two inputs and two outputs; the first input is signed. */
const changes: Readonly<Record<string, (tx: RawTransaction) => RawTransaction>> = {
  version: (tx) => ({ ...tx, version: flip(tx.version) }),
  lockTime: (tx) => ({ ...tx, lockTime: flip(tx.lockTime) }),
  'own outpoint': (tx) => withInput(tx, 0, 'outpoint'),
  'own sequence': (tx) => withInput(tx, 0, 'sequence'),
  'other outpoint': (tx) => withInput(tx, 1, 'outpoint'),
  'other sequence': (tx) => withInput(tx, 1, 'sequence'),
  'own output': (tx) => withOutput(tx, 0),
  'other output': (tx) => withOutput(tx, 1),
}
const always = ['version', 'lockTime', 'own outpoint', 'own sequence']

/** What each signature hash type commits to, besides the above. */
const commitments: readonly (readonly [number, readonly string[]])[] = [
  [0x01, ['other outpoint', 'other sequence', 'own output', 'other output']],
  [0x02, ['other outpoint']],
  [0x03, ['other outpoint', 'own output']],
  [0x81, ['own output', 'other output']],
  [0x82, []],
  [0x83, ['own output']],
]

describe.each(names)('%s', (name) => {
  test.each(commitments)('behavior: type %i commits to %j', (type, parts) => {
    const hash = (tx: RawTransaction) => algorithms[name](tx, type)
    const before = hash(bip143.unsigned)
    const found = Object.keys(changes).filter(
      (part) => hash(changes[part]?.(bip143.unsigned) ?? bip143.unsigned) !== before,
    )
    // Taproot commits to every sequence unless ANYONECANPAY is set (BIP-341); older types only with SIGHASH_ALL.
    const taproot = name === 'taproot' && type < 0x80 ? ['other sequence'] : []
    expect(new Set(found)).toEqual(new Set([...always, ...parts, ...taproot]))
  })

  test('behavior: never commits to signatures, which are added later', () => {
    const inputs = bip143.unsigned.inputs.map((input) => ({
      ...input,
      scriptSig: Uint8Array.of(1, 2),
      witness: [Uint8Array.of(3)],
    }))
    for (const [type] of commitments)
      expect(algorithms[name]({ ...bip143.unsigned, inputs }, type)).toBe(
        algorithms[name](bip143.unsigned, type),
      )
  })

  test('behavior: every signature hash type has another hash', () => {
    const hashes = commitments.map(([type]) => algorithms[name](bip143.unsigned, type))
    expect(new Set(hashes).size).toBe(commitments.length)
  })
})

test.each(['segwit', 'taproot'] as const)('error: %s: an input that does not exist', (name) => {
  expect(() => algorithms[name](bip143.unsigned, 1, 2)).toThrow(TypeError)
  expect(() => algorithms[name](bip143.unsigned, 1, -1)).toThrow(TypeError)
})

test('behavior: segwit and taproot commit to the amount, legacy does not (BIP-143)', () => {
  const { unsigned, scriptCode } = bip143
  const segwit = (amount: bigint) => toHex(segwitHash(unsigned, 0, { scriptCode, value: amount }, 1))
  expect(segwit(0n)).not.toBe(segwit(1n))
  expect(segwit(2_100_000_000_000_000n)).not.toBe(segwit(2_099_999_999_999_999n))
  for (const changed of [0, 8]) {
    const spent = bip341.spent.map((one, at) => (at === changed ? { ...one, value: one.value + 1n } : one))
    const hash = (type: number, outputs = spent) => toHex(taprootHash(bip341.unsigned, 0, outputs, { type }))
    expect(hash(0)).not.toBe(hash(0, [...bip341.spent]))
    // ANYONECANPAY commits only to the input's own amount.
    expect(hash(0x81) === hash(0x81, [...bip341.spent])).toBe(changed !== 0)
  }
})

test('behavior: the tagged hash of BIP-340', () => {
  // The leaf hash of BIP-341 for the script of its second vector.
  const leaf = fromHex('c02220d85a959b0290bf19bb89ed43c916be835475d013da4b362117393e25a48229b8ac')
  expect(toHex(taggedHash('TapLeaf', leaf))).toBe(toHex(leafHash))
  expect(toHex(taggedHash('TapLeaf', leaf.slice(0, 5), leaf.slice(5)))).toBe(toHex(leafHash))
  expect(toHex(taggedHash('TapBranch', leaf))).not.toBe(toHex(leafHash))
})

test('behavior: SHA-256 twice, of the genesis block’s header', () => {
  const header =
    '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c'
  expect(toHex(sha256d(fromHex(header)).reverse())).toBe(
    '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  )
})

function flip(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte, at) => (at === 0 ? byte ^ 1 : byte))
}

function withInput(tx: RawTransaction, index: number, part: 'outpoint' | 'sequence'): RawTransaction {
  const inputs = tx.inputs.map((input, at) =>
    at === index ? { ...input, [part]: flip(input[part]) } : input,
  )
  return { ...tx, inputs }
}

function withOutput(tx: RawTransaction, index: number): RawTransaction {
  return { ...tx, outputs: tx.outputs.map((output, at) => (at === index ? flip(output) : output)) }
}
