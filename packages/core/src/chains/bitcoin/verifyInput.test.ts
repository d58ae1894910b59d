import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { describe, expect, test } from 'vitest'
import { fromHex, toHex } from '../../foundation/encoding/bytes.js'
import { signedExamples } from './bip143.fixtures.js'
import { parseRawTransaction, type RawTransaction } from './rawTransaction.js'
import { legacyHash, segwitHash } from './signatureHash.js'
import {
  finalFields,
  key,
  other,
  partner,
  partnerKey,
  payment,
  secret,
  toWitness,
  value,
} from './signing.fixtures.js'
import { type SignedInput, verifyInput } from './verifyInput.js'

type Input = SignedInput['input']

const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))
const push = (bytes: Uint8Array) => concatBytes(Uint8Array.of(bytes.length), bytes)

test.each(signedExamples)('behavior: BIP-143, $name', ({ hex, index, script, value: amount, type }) => {
  const tx = parseRawTransaction(fromHex(hex))
  const spent = tx.inputs.map((_, at) =>
    at === index ? { script: fromHex(script), value: amount } : undefined,
  )
  const input = finalFields(tx, index)
  expect(verifyInput({ tx, index, spent, input })).toEqual([type])
  const cheaper = spent.map((one) => one && { ...one, value: amount - 1n })
  expect(() => verifyInput({ tx, index, spent: cheaper, input })).toThrow('a signature is invalid')
})

const multisig = concatBytes(
  Uint8Array.of(0x51, 33),
  key,
  Uint8Array.of(33),
  partnerKey,
  Uint8Array.of(0x52, 0xae),
)
const keyScript = concatBytes(Uint8Array.of(0x76, 0xa9, 20), hash160(key), Uint8Array.of(0x88, 0xac))
const p2wpkh = concatBytes(Uint8Array.of(0, 20), hash160(key))
const p2wsh = concatBytes(Uint8Array.of(0, 32), sha256(multisig))
const p2sh = (script: Uint8Array) =>
  concatBytes(Uint8Array.of(0xa9, 20), hash160(script), Uint8Array.of(0x87))

type Kind = {
  readonly script: Uint8Array
  readonly hash: (type: number, tx?: RawTransaction, amount?: bigint) => Uint8Array
  /** The fields of a partial signature. */
  readonly partial: (signature: Uint8Array) => Input
  readonly final: (signature: Uint8Array) => Input
}

const legacy =
  (scriptCode: Uint8Array) =>
  (type: number, tx = payment) =>
    legacyHash(tx, 0, scriptCode, type)
const segwit =
  (scriptCode: Uint8Array) =>
  (type: number, tx = payment, amount = value) =>
    segwitHash(tx, 0, { scriptCode, value: amount }, type)
const partialSig = (signature: Uint8Array, pubkey = key) => [{ pubkey, signature }]

/** Each kind of output that an ECDSA signature spends. */
const kinds = {
  p2pkh: {
    script: keyScript,
    hash: legacy(keyScript),
    partial: (signature) => ({ partialSig: partialSig(signature) }),
    final: (signature) => ({ finalScriptSig: concatBytes(push(signature), push(key)) }),
  },
  p2wpkh: {
    script: p2wpkh,
    hash: segwit(keyScript),
    partial: (signature) => ({ partialSig: partialSig(signature) }),
    final: (signature) => ({ finalScriptWitness: toWitness(signature, key) }),
  },
  'p2wpkh within p2sh': {
    script: p2sh(p2wpkh),
    hash: segwit(keyScript),
    partial: (signature) => ({ partialSig: partialSig(signature), redeemScript: p2wpkh }),
    final: (signature) => ({
      finalScriptSig: push(p2wpkh),
      finalScriptWitness: toWitness(signature, key),
    }),
  },
  p2wsh: {
    script: p2wsh,
    hash: segwit(multisig),
    partial: (signature) => ({ partialSig: partialSig(signature), witnessScript: multisig }),
    final: (signature) => ({ finalScriptWitness: toWitness(new Uint8Array(), signature, multisig) }),
  },
  'p2wsh within p2sh': {
    script: p2sh(p2wsh),
    hash: segwit(multisig),
    partial: (signature) => ({
      partialSig: partialSig(signature),
      redeemScript: p2wsh,
      witnessScript: multisig,
    }),
    final: (signature) => ({
      finalScriptSig: push(p2wsh),
      finalScriptWitness: toWitness(new Uint8Array(), signature, multisig),
    }),
  },
  'p2sh multisig': {
    script: p2sh(multisig),
    hash: legacy(multisig),
    partial: (signature) => ({ partialSig: partialSig(signature), redeemScript: multisig }),
    final: (signature) => ({
      finalScriptSig: concatBytes(Uint8Array.of(0), push(signature), push(multisig)),
    }),
  },
} satisfies Readonly<Record<string, Kind>>

const [toReceiver = new Uint8Array(), toChange = new Uint8Array()] = payment.outputs

function sign(hash: Uint8Array, type: number, by = secret): Uint8Array {
  return concatBytes(secp256k1.sign(hash, by).toDERRawBytes(), Uint8Array.of(type))
}

function verify({ script }: Kind, input: Input, parameters: Partial<SignedInput> = {}): readonly number[] {
  return verifyInput({ tx: payment, index: 0, spent: [{ script, value }, other], input, ...parameters })
}

describe.each(Object.entries(kinds))('%s', (name, kind) => {
  const signature = sign(kind.hash(1), 1)
  const forms = [kind.partial, kind.final]

  test.each([1, 2, 3, 0x81, 0x82, 0x83])('default: returns signature hash type %i, final or not', (type) => {
    for (const form of forms) expect(verify(kind, form(sign(kind.hash(type), type)))).toEqual([type])
  })

  test.each<[string, RawTransaction]>([
    ['another lock time', { ...payment, lockTime: Uint8Array.of(1, 0, 0, 0) }],
    [
      'another receiver',
      {
        ...payment,
        outputs: [toReceiver, fromHex(`5c2b000000000000160014${'88'.repeat(20)}`)],
      },
    ],
    [
      'another amount for the receiver',
      {
        ...payment,
        outputs: [fromHex(`3175000000000000160014${'55'.repeat(20)}`), toChange],
      },
    ],
    ['the outputs in another order', { ...payment, outputs: payment.outputs.toReversed() }],
    ['an additional output', { ...payment, outputs: [...payment.outputs, toReceiver] }],
    ['a missing output', { ...payment, outputs: payment.outputs.slice(1) }],
    ['a missing input', { ...payment, inputs: payment.inputs.slice(0, 1) }],
  ])('error: a signature over a transaction with %s', (_, changed) => {
    for (const form of forms)
      expect(() => verify(kind, form(sign(kind.hash(1, changed), 1)))).toThrow('a signature is invalid')
  })

  test('error: a signature over another amount, if the algorithm commits to it (BIP-143)', () => {
    const isSegwit = name.includes('w')
    for (const form of forms) {
      const check = () => verify(kind, form(sign(kind.hash(1, payment, value - 1n), 1)))
      if (isSegwit) expect(check).toThrow('a signature is invalid')
      else expect(check()).toEqual([1])
    }
  })

  test('error: an appended signature hash type other than the signed one', () => {
    const changed = concatBytes(signature.slice(0, -1), Uint8Array.of(2))
    for (const form of forms) expect(() => verify(kind, form(changed))).toThrow('a signature is invalid')
  })

  test('error: a signature of another key', () => {
    const foreign = fromHex('44'.repeat(32))
    for (const form of forms)
      expect(() => verify(kind, form(sign(kind.hash(1), 1, foreign)))).toThrow('a signature is invalid')
  })

  test('error: a key that does not belong to the output, with its own valid signature', () => {
    const foreign = fromHex('44'.repeat(32))
    const pubkey = secp256k1.getPublicKey(foreign, true)
    const { partialSig: _, ...fields } = kind.partial(signature)
    const input = { ...fields, partialSig: partialSig(sign(kind.hash(1), 1, foreign), pubkey) }
    expect(() => verify(kind, input)).toThrow('a signature is invalid')
  })

  test('error: a signature that is cut off anywhere', () => {
    for (const length of [0, 1, 8, 9, 64, signature.length - 1])
      for (const form of forms)
        expect(() => verify(kind, form(signature.slice(0, length))), `${length}`).toThrow(TypeError)
  })

  test('error: no signature', () => {
    const { partialSig: _, ...fields } = kind.partial(signature)
    expect(() => verify(kind, fields)).toThrow('it has no new signature')
  })

  test('behavior: counts only signatures that did not exist before', () => {
    const known = new Set([toHex(signature)])
    for (const form of forms)
      expect(() => verify(kind, form(signature), { known })).toThrow('it has no new signature')
    const others = new Set([toHex(sign(kind.hash(2), 2))])
    expect(verify(kind, kind.partial(signature), { known: others })).toEqual([1])
  })

  test('error: an unknown spent output', () => {
    expect(() => verify(kind, kind.final(signature), { spent: [undefined, other] })).toThrow(TypeError)
    expect(() => verify(kind, kind.final(signature), { spent: [] })).toThrow(TypeError)
  })
})

describe('scripts of an output', () => {
  const evil = concatBytes(Uint8Array.of(0x51, 33), partnerKey, Uint8Array.of(0x51, 0xae))

  test.each(['p2wsh', 'p2wsh within p2sh'] as const)('error: %s: another witness script', (name) => {
    const kind = kinds[name]
    const signature = sign(segwit(evil)(1), 1, partner)
    const partial = {
      ...kind.partial(signature),
      witnessScript: evil,
      partialSig: partialSig(signature, partnerKey),
    }
    expect(() => verify(kind, partial)).toThrow('its witness script is not that of the output')
    const { finalScriptSig }: Input = kind.final(signature)
    const final = {
      ...(finalScriptSig && { finalScriptSig }),
      finalScriptWitness: toWitness(new Uint8Array(), signature, evil),
    }
    expect(() => verify(kind, final)).toThrow('its witness script is not that of the output')
    expect(() => verify(kind, { ...kind.partial(signature), witnessScript: undefined })).toThrow(TypeError)
  })

  test.each(['p2sh multisig', 'p2wpkh within p2sh', 'p2wsh within p2sh'] as const)(
    'error: %s: another redeem script',
    (name) => {
      const kind = kinds[name]
      const signature = sign(legacy(evil)(1), 1, partner)
      expect(() => verify(kind, { ...kind.partial(signature), redeemScript: evil })).toThrow(
        'its redeem script is not that of the output',
      )
      expect(() => verify(kind, { ...kind.partial(signature), redeemScript: undefined })).toThrow(
        'its redeem script is not that of the output',
      )
      const finalScriptSig = concatBytes(Uint8Array.of(0), push(signature), push(evil))
      expect(() => verify(kind, { finalScriptSig })).toThrow('its redeem script is not that of the output')
    },
  )

  test('behavior: returns the type of each signature of a multisig input', () => {
    const script = concatBytes(Uint8Array.of(0x52), multisig.slice(1))
    const output = concatBytes(Uint8Array.of(0, 32), sha256(script))
    const [one, two] = [sign(segwit(script)(1), 1), sign(segwit(script)(2), 2, partner)]
    const subject = { tx: payment, index: 0, spent: [{ script: output, value }, other] }
    const partial = [...partialSig(one), ...partialSig(two, partnerKey)]
    expect(verifyInput({ ...subject, input: { witnessScript: script, partialSig: partial } })).toEqual([1, 2])
    const finalScriptWitness = toWitness(new Uint8Array(), one, two, script)
    expect(verifyInput({ ...subject, input: { finalScriptWitness } })).toEqual([1, 2])
    const swapped = [...partialSig(two), ...partialSig(one, partnerKey)]
    expect(() => verifyInput({ ...subject, input: { witnessScript: script, partialSig: swapped } })).toThrow(
      'a signature is invalid',
    )
    const known = new Set([toHex(one)])
    expect(verifyInput({ ...subject, known, input: { finalScriptWitness } })).toEqual([2])
  })

  test('behavior: accepts an uncompressed key for p2pkh', () => {
    const full = secp256k1.getPublicKey(secret, false)
    const script = concatBytes(Uint8Array.of(0x76, 0xa9, 20), hash160(full), Uint8Array.of(0x88, 0xac))
    const signature = sign(legacy(script)(1), 1)
    const subject = { tx: payment, index: 0, spent: [{ script, value }, other] }
    expect(verifyInput({ ...subject, input: { partialSig: partialSig(signature, full) } })).toEqual([1])
    expect(() => verifyInput({ ...subject, input: { partialSig: partialSig(signature) } })).toThrow(TypeError)
  })

  test.each(['p2wsh', 'p2sh multisig'] as const)(
    'behavior: %s: accepts a signature over the script after OP_CODESEPARATOR (BIP-143)',
    (name) => {
      const rest = concatBytes(Uint8Array.of(33), key, Uint8Array.of(0xac))
      const code = concatBytes(Uint8Array.of(33), partnerKey, Uint8Array.of(0xad, 0xab), rest)
      const isSegwit = name === 'p2wsh'
      const script = isSegwit ? concatBytes(Uint8Array.of(0, 32), sha256(code)) : p2sh(code)
      const hashOf = isSegwit ? segwit : legacy
      const subject = { tx: payment, index: 0, spent: [{ script, value }, other] }
      const scripts = isSegwit ? { witnessScript: code } : { redeemScript: code }
      const after = { ...scripts, partialSig: partialSig(sign(hashOf(rest)(1), 1)) }
      expect(verifyInput({ ...subject, input: after })).toEqual([1])
      const whole = isSegwit ? code : concatBytes(Uint8Array.of(33), partnerKey, Uint8Array.of(0xad), rest)
      const before = { ...scripts, partialSig: partialSig(sign(hashOf(whole)(1), 1, partner), partnerKey) }
      expect(verifyInput({ ...subject, input: before })).toEqual([1])
      const cut = { ...scripts, partialSig: partialSig(sign(hashOf(rest.slice(1))(1), 1)) }
      expect(() => verifyInput({ ...subject, input: cut })).toThrow('a signature is invalid')
    },
  )

  test('behavior: accepts a signature with a high s, which consensus allows', () => {
    const compact = secp256k1.Signature.fromDER(sign(kinds.p2pkh.hash(1), 1).slice(0, -1))
    const high = new secp256k1.Signature(compact.r, secp256k1.CURVE.n - compact.s)
    const signature = concatBytes(high.toDERRawBytes(), Uint8Array.of(1))
    expect(verify(kinds.p2pkh, kinds.p2pkh.partial(signature))).toEqual([1])
  })
})
