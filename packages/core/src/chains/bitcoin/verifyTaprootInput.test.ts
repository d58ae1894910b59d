import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { concatBytes } from '@noble/hashes/utils'
import { describe, expect, test } from 'vitest'
import { fromHex, toHex } from '../../foundation/encoding/bytes.js'
import * as bip341 from './bip341.fixtures.js'
import { withSize } from './rawTransaction.js'
import { taggedHash, taprootHash } from './signatureHash.js'
import {
  changed,
  finalFields,
  other,
  partner,
  partnerXOnly,
  payment,
  secret,
  toWitness,
  value,
  xOnly,
} from './signing.fixtures.js'
import { tweakKey } from './taprootScripts.js'
import { type SignedInput, verifyInput } from './verifyInput.js'

type Input = SignedInput['input']

describe('the signed transaction of BIP-341', () => {
  const tx = bip341.signed
  const subject = (index: number): SignedInput => ({
    tx,
    index,
    spent: bip341.spent,
    input: finalFields(tx, index),
  })

  test.each([
    [0, 'SIGHASH_SINGLE', 3],
    [1, 'SIGHASH_SINGLE|ANYONECANPAY', 0x83],
    [2, 'p2pkh', 1],
    [3, 'SIGHASH_ALL', 1],
    [4, 'SIGHASH_DEFAULT', 0],
    [5, 'p2wpkh', 1],
    [6, 'SIGHASH_NONE', 2],
    [7, 'SIGHASH_NONE|ANYONECANPAY', 0x82],
    [8, 'SIGHASH_ALL|ANYONECANPAY', 0x81],
  ])('default: accepts input %i (%s)', (index, _, type) => {
    expect(verifyInput(subject(index))).toEqual([type])
  })

  test.each([0, 3, 4, 6])('error: input %i: another amount of any input that it commits to', (index) => {
    for (const [changed, output] of bip341.spent.entries()) {
      const spent = bip341.spent.map((one) => (one === output ? { ...one, value: one.value + 1n } : one))
      expect(() => verifyInput({ ...subject(index), spent }), `amount ${changed}`).toThrow(
        'a signature is invalid',
      )
    }
  })

  test.each([0, 3, 4, 6])('error: input %i: another script of any input that it commits to', (index) => {
    for (const changed of bip341.spent.keys()) {
      if (changed === index) continue
      const spent = bip341.spent.map((one, at) =>
        at === changed ? { ...one, script: new Uint8Array(22) } : one,
      )
      expect(() => verifyInput({ ...subject(index), spent }), `script ${changed}`).toThrow(
        'a signature is invalid',
      )
    }
  })

  test.each([1, 7, 8])('behavior: input %i (ANYONECANPAY) does not depend on the other inputs', (index) => {
    const spent = bip341.spent.map((one, at) => (at === index ? one : { ...one, value: 0n }))
    expect(() => verifyInput({ ...subject(index), spent })).not.toThrow()
    const own = bip341.spent.map((one, at) => (at === index ? { ...one, value: 0n } : one))
    expect(() => verifyInput({ ...subject(index), spent: own })).toThrow('a signature is invalid')
  })

  test('error: a taproot input, if it is not known what another input spends', () => {
    const spent = bip341.spent.map((one, at) => (at === 8 ? undefined : one))
    expect(() => verifyInput({ ...subject(0), spent })).toThrow(TypeError)
    expect(() => verifyInput({ ...subject(8), spent })).toThrow(TypeError)
  })

  test('error: a changed byte of a key path signature', () => {
    const { finalScriptWitness = new Uint8Array() } = subject(4).input
    for (let at = 2; at < finalScriptWitness.length; at += 9) {
      const changed = finalScriptWitness.map((byte, index) => (index === at ? byte ^ 0x10 : byte))
      expect(
        () => verifyInput({ ...subject(4), input: { finalScriptWitness: changed } }),
        `byte ${at}`,
      ).toThrow(TypeError)
    }
  })

  test.each([
    ['63 bytes', (signature: Uint8Array) => signature.slice(0, 63), 'malformed'],
    [
      '65 bytes with type 0, which must be omitted',
      (signature: Uint8Array) => concatBytes(signature, Uint8Array.of(0)),
      'malformed',
    ],
    ['66 bytes', (signature: Uint8Array) => concatBytes(signature, Uint8Array.of(1, 1)), 'malformed'],
    [
      'an appended type that was not signed',
      (signature: Uint8Array) => concatBytes(signature, Uint8Array.of(1)),
      'invalid',
    ],
    ['nothing', () => new Uint8Array(), 'malformed'],
  ])('error: a Schnorr signature of %s', (_, change, reason) => {
    const [signature = new Uint8Array()] = tx.inputs[4]?.witness ?? []
    const input = { finalScriptWitness: toWitness(change(signature)) }
    expect(() => verifyInput({ ...subject(4), input })).toThrow(reason)
    expect(() => verifyInput({ ...subject(4), input: { tapKeySig: change(signature) } })).toThrow(reason)
  })
})

describe('the script path of taproot (BIP-341, BIP-342)', () => {
  /** A tree of two leaves, each with one key, under an internal key. */
  const leaf = (publicKey: Uint8Array) => concatBytes(Uint8Array.of(32), publicKey, Uint8Array.of(0xac))
  const leafHash = (script: Uint8Array) => taggedHash('TapLeaf', Uint8Array.of(0xc0), withSize(script))
  const [mine, theirs] = [leaf(xOnly), leaf(partnerXOnly)]
  const pair = [leafHash(mine), leafHash(theirs)].sort((one, two) => (toHex(one) < toHex(two) ? -1 : 1))
  const internal = schnorr.getPublicKey(fromHex('33'.repeat(32)))
  const { lift_x, pointToBytes } = schnorr.utils
  const tweak = BigInt(`0x${toHex(taggedHash('TapTweak', internal, taggedHash('TapBranch', ...pair)))}`)
  const point = lift_x(BigInt(`0x${toHex(internal)}`)).add(secp256k1.ProjectivePoint.BASE.multiply(tweak))
  const script = concatBytes(Uint8Array.of(0x51, 32), pointToBytes(point))
  const parity = point.toAffine().y & 1n
  const controlBlock = concatBytes(Uint8Array.of(0xc0 + Number(parity)), internal, leafHash(theirs))
  const spent = [{ script, value }, other]
  const digest = (type: number, parts: object = {}) =>
    taprootHash(payment, 0, spent, { type, leafHash: leafHash(mine), ...parts })
  const signWith = (hash: Uint8Array, type = 0, by = secret) =>
    concatBytes(schnorr.sign(hash, by), type === 0 ? new Uint8Array() : Uint8Array.of(type))
  const signature = signWith(digest(0))
  const partial: Input = {
    tapLeafScript: [{ controlBlock, script: mine }],
    tapScriptSig: [{ pubkey: xOnly, leafHash: leafHash(mine), signature }],
  }
  const check = (input: Input) => verifyInput({ tx: payment, index: 0, spent, input })
  const final = (...elements: readonly Uint8Array[]) => ({ finalScriptWitness: toWitness(...elements) })

  test('default: accepts a signature, final or not', () => {
    expect(check(partial)).toEqual([0])
    expect(check(final(signature, mine, controlBlock))).toEqual([0])
  })

  test.each([1, 2, 3, 0x81, 0x82, 0x83])('behavior: returns signature hash type %i', (type) => {
    const typed = signWith(digest(type), type)
    expect(check(final(typed, mine, controlBlock))).toEqual([type])
    expect(
      check({ ...partial, tapScriptSig: [{ pubkey: xOnly, leafHash: leafHash(mine), signature: typed }] }),
    ).toEqual([type])
  })

  test('behavior: the signature commits to an annex, which is the last element and starts with 0x50', () => {
    const annex = fromHex('50aabb')
    const over = signWith(digest(0, { annex }))
    expect(check(final(over, mine, controlBlock, annex))).toEqual([0])
    expect(() => check(final(signature, mine, controlBlock, annex))).toThrow('a signature is invalid')
    expect(() => check(final(over, mine, controlBlock, fromHex('50aabc')))).toThrow('a signature is invalid')
  })

  test.each<[string, Input]>([
    ['a script that the output does not commit to', final(signature, theirs, controlBlock)],
    ['another leaf version', final(signature, mine, changed(controlBlock, 0, 2))],
    ['another internal key', final(signature, mine, changed(controlBlock, 1, 1))],
    ['another merkle path', final(signature, mine, changed(controlBlock, 40, 1))],
    ['a control block that is cut off', final(signature, mine, controlBlock.slice(0, -1))],
    ['a control block without the merkle path', final(signature, mine, controlBlock.slice(0, 33))],
    ['an empty control block', final(signature, mine, new Uint8Array())],
    ['no signature', final(mine, controlBlock)],
    ['a signature of the other key', final(signWith(digest(0), 0, partner), mine, controlBlock)],
    [
      'a key path signature',
      final(signWith(taprootHash(payment, 0, spent, { type: 0 })), mine, controlBlock),
    ],
    ['a script signature in place of the key path', { tapKeySig: signature }],
    ['a script that the PSBT does not contain', { ...partial, tapLeafScript: [] }],
    [
      'the leaf hash of another script',
      { ...partial, tapScriptSig: [{ pubkey: xOnly, leafHash: leafHash(theirs), signature }] },
    ],
    [
      'a key that is not in the script',
      { ...partial, tapScriptSig: [{ pubkey: partnerXOnly, leafHash: leafHash(mine), signature }] },
    ],
  ])('error: %s', (_, input) => {
    expect(() => check(input)).toThrow(TypeError)
  })

  test('behavior: the signature commits to the last OP_CODESEPARATOR (BIP-342)', () => {
    const [key, internalKey] = [xOnly, schnorr.getPublicKey(fromHex('33'.repeat(32)))]
    const code = concatBytes(Uint8Array.of(0x51, 0x75, 0xab, 32), key, Uint8Array.of(0xac))
    const root = leafHash(code)
    const output = concatBytes(Uint8Array.of(0x51, 32), tweakKey(internalKey, root) ?? key)
    const outputs = [{ script: output, value }, other]
    const control = concatBytes(Uint8Array.of(0xc0), internalKey)
    const signed = (separator?: number) => {
      const hash = taprootHash(payment, 0, outputs, { type: 0, leafHash: root, separator })
      const input = final(signWith(hash), code, control)
      return () => verifyInput({ tx: payment, index: 0, spent: outputs, input })
    }
    // OP_1, OP_DROP, OP_CODESEPARATOR.
    expect(signed(2)()).toEqual([0])
    expect(signed()()).toEqual([0])
    expect(signed(1)).toThrow('a signature is invalid')
  })

  test('behavior: a second signature does not make up for an invalid first one', () => {
    const [own] = partial.tapScriptSig ?? []
    if (!own) throw new Error('The signature is missing.')
    const invalid = { ...own, signature: changed(signature, 5, 1) }
    for (const tapScriptSig of [
      [invalid, own],
      [own, invalid],
    ])
      expect(() => check({ ...partial, tapScriptSig })).toThrow('a signature is invalid')
  })

  test.each(
    bip341.scriptTrees.flatMap(({ outputScript, leaves }) => leaves.map((one) => ({ outputScript, ...one }))),
  )(
    'behavior: the control block $controlBlock of BIP-341 proves its script',
    ({ outputScript, script: leafScript, controlBlock: block }) => {
      const spentHere = [{ script: fromHex(outputScript), value }, other]
      const verifyWith = (leafBytes: Uint8Array, control: Uint8Array) => () =>
        verifyInput({ tx: payment, index: 0, spent: spentHere, input: final(signature, leafBytes, control) })
      // The script is proven, and the signature is not one of its key.
      expect(verifyWith(fromHex(leafScript), fromHex(block))).toThrow('a signature is invalid')
      const unproven = 'the output does not commit to its script'
      expect(verifyWith(changed(fromHex(leafScript), 3, 1), fromHex(block))).toThrow(unproven)
      expect(verifyWith(fromHex(leafScript), changed(fromHex(block), 20, 1))).toThrow(unproven)
    },
  )
})
