import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { describe, expect, test } from 'vitest'
import type { PsbtView } from './PsbtView.js'
import { type SpentOutput, segwitHash, taprootHash } from './signatureHash.js'
import { key, other, payment, paymentBytes, secret, toWitness, value, xOnly } from './signing.fixtures.js'
import { verifyPsbt } from './verifyPsbt.js'

type Input = PsbtView['inputs'][number]

const keyHash = ripemd160(sha256(key))
const p2wpkh: SpentOutput = { script: concatBytes(Uint8Array.of(0, 20), keyHash), value }
const p2tr: SpentOutput = { script: concatBytes(Uint8Array.of(0x51, 32), xOnly), value }
const scriptCode = concatBytes(Uint8Array.of(0x76, 0xa9, 20), keyHash, Uint8Array.of(0x88, 0xac))
const mine = { index: 0, address: 'mine' }

function psbtOf(...inputs: readonly Input[]): PsbtView {
  return { transaction: paymentBytes, inputs }
}

function signP2wpkh(type = 1, amount = value): Input {
  const hash = segwitHash(payment, 0, { scriptCode, value: amount }, type)
  const signature = concatBytes(secp256k1.sign(hash, secret).toDERRawBytes(), Uint8Array.of(type))
  return { partialSig: [{ pubkey: key, signature }] }
}

function signTaproot(type = 0, spent: readonly SpentOutput[] = [p2tr, other]): Input {
  const signature = schnorr.sign(taprootHash(payment, 0, spent, { type }), secret)
  return { tapKeySig: concatBytes(signature, type === 0 ? new Uint8Array() : Uint8Array.of(type)) }
}

describe('verifyPsbt', () => {
  test('default: returns no problem', () => {
    const asked = psbtOf(p2wpkh, other)
    expect(verifyPsbt(asked, psbtOf({ ...p2wpkh, ...signP2wpkh() }, other), [mine])).toBeUndefined()
    const taproot = psbtOf(p2tr, other)
    expect(verifyPsbt(taproot, psbtOf({ ...p2tr, ...signTaproot() }, other), [mine])).toBeUndefined()
  })

  test('behavior: the wallet may omit what the request contains', () => {
    expect(verifyPsbt(psbtOf(p2wpkh, other), psbtOf(signP2wpkh(), {}), [mine])).toBeUndefined()
  })

  test.each([
    [[0, 1], [1], [0, 1]],
    [[0], [], [0]],
    [[1], [1], [1]],
    [[2], [2], [2]],
    [
      [1, 0x83],
      [1, 0x83],
      [1, 0x83],
    ],
    [[1, 4, 0x80], [1], [1]],
    [[], [], []],
  ])(
    'param: sighashTypes %j accepts only those of the form: ECDSA %j, taproot %j',
    (allowed, forEcdsa, forTaproot) => {
      const inputs = [{ ...mine, sighashTypes: allowed }]
      const types = [0, 1, 2, 3, 4, 0x80, 0x81, 0x82, 0x83]
      const ecdsa = types.filter(
        (type) => verifyPsbt(psbtOf(p2wpkh, other), psbtOf(signP2wpkh(type), other), inputs) === undefined,
      )
      const taproot = types.filter(
        (type) => verifyPsbt(psbtOf(p2tr, other), psbtOf(signTaproot(type), other), inputs) === undefined,
      )
      expect([ecdsa, taproot]).toEqual([forEcdsa, forTaproot])
    },
  )

  test('error: an amount that the wallet claims, other than the requested one', () => {
    const claimed = psbtOf({ ...p2wpkh, value: 1n, ...signP2wpkh(1, 1n) }, other)
    expect(verifyPsbt(psbtOf(p2wpkh, other), claimed, [mine])).toMatch(/input 0 .*invalid/)
  })

  test('error: a script that the wallet claims, other than the requested one', () => {
    const foreign = { script: concatBytes(Uint8Array.of(0, 20), new Uint8Array(20)), value }
    const answered = psbtOf({ ...p2wpkh, ...signP2wpkh() }, other)
    expect(verifyPsbt(psbtOf(foreign, other), answered, [mine])).toMatch(/input 0 .*invalid/)
  })

  test('error: an amount of another input that the wallet claims, for taproot', () => {
    const lie = { ...other, value: other.value + 1n }
    const answered = psbtOf({ ...p2tr, ...signTaproot(0, [p2tr, lie]) }, lie)
    expect(verifyPsbt(psbtOf(p2tr, other), answered, [mine])).toMatch(/input 0 .*invalid/)
  })

  test('behavior: uses what another input spends from the answer if the request does not contain it', () => {
    const answered = psbtOf({ ...p2tr, ...signTaproot() }, other)
    expect(verifyPsbt(psbtOf(p2tr, {}), answered, [mine])).toBeUndefined()
    expect(verifyPsbt(psbtOf(p2tr, { script: other.script }), answered, [mine])).toBeUndefined()
    expect(verifyPsbt(psbtOf(p2tr, {}), psbtOf(signTaproot(), {}), [mine])).toMatch(/input 0 /)
  })

  test.each<[string, Input]>([
    ['a partial signature', signP2wpkh()],
    ['a taproot signature', signTaproot()],
    [
      'a taproot signature by script',
      { tapScriptSig: [{ pubkey: xOnly, leafHash: new Uint8Array(32), signature: new Uint8Array(64) }] },
    ],
  ])('error: %s that the request already contained is not a new one', (_, signed) => {
    const own = signed.partialSig ? p2wpkh : p2tr
    const psbt = psbtOf({ ...own, ...signed }, other)
    expect(verifyPsbt(psbt, psbt, [mine])).toMatch(/input 0 /)
  })

  test('error: a final witness with the signature that the request already contained', () => {
    const before = signP2wpkh()
    const [{ signature } = { signature: new Uint8Array() }] = before.partialSig ?? []
    const answered = psbtOf({ finalScriptWitness: toWitness(signature, key) }, other)
    expect(verifyPsbt(psbtOf({ ...p2wpkh, ...before }, other), answered, [mine])).toMatch(/new signature/)
  })

  test('behavior: names the first invalid input', () => {
    const asked = psbtOf(p2wpkh, other)
    const inputs = [{ index: 1, address: 'theirs' }, mine]
    expect(verifyPsbt(asked, psbtOf(signP2wpkh(), {}), inputs)).toMatch(/input 1 /)
    expect(verifyPsbt(asked, psbtOf({}, {}), inputs.toReversed())).toMatch(/input 0 /)
  })

  test('behavior: does not verify inputs that the wallet was not asked to sign', () => {
    const invalid = { partialSig: [{ pubkey: key, signature: new Uint8Array(9) }] }
    expect(verifyPsbt(psbtOf(p2wpkh, other), psbtOf(signP2wpkh(), invalid), [mine])).toBeUndefined()
  })

  test('error: an input that does not exist', () => {
    expect(verifyPsbt(psbtOf(p2wpkh, other), psbtOf(signP2wpkh(), other), [{ ...mine, index: 2 }])).toMatch(
      /input 2 /,
    )
  })
})
