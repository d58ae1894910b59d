import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { describe, expect, test } from 'vitest'
import { toHex } from '../../foundation/encoding/bytes.js'
import { findSigningKey, type SigningAddress } from './findSigningKey.js'
import { withSize } from './rawTransaction.js'
import { taggedHash } from './signatureHash.js'
import { key, partner, partnerKey, secret, xOnly } from './signing.fixtures.js'
import { tweakKey } from './taprootScripts.js'

const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))
const push = (bytes: Uint8Array) => concatBytes(Uint8Array.of(bytes.length), bytes)
const full = secp256k1.getPublicKey(secret, false)
const tweaked = tweakKey(xOnly) ?? xOnly
const redeem = concatBytes(Uint8Array.of(0, 20), hash160(key))

const address = (kind: SigningAddress['kind'], program: Uint8Array, script: Uint8Array) => ({
  kind,
  program,
  script,
})
const p2wpkh = address('p2wpkh', hash160(key), redeem)
const p2tr = address('p2tr', tweaked, concatBytes(Uint8Array.of(0x51, 32), tweaked))
const addresses: Readonly<Record<string, SigningAddress>> = {
  p2wpkh,
  p2pkh: address(
    'p2pkh',
    hash160(key),
    concatBytes(Uint8Array.of(0x76, 0xa9, 20), hash160(key), Uint8Array.of(0x88, 0xac)),
  ),
  'p2pkh of the uncompressed key': address('p2pkh', hash160(full), new Uint8Array(25)),
  'p2wpkh within p2sh': address('p2sh', hash160(redeem), new Uint8Array(23)),
  'p2tr by its internal key': p2tr,
  'p2tr by its output key': address('p2tr', xOnly, concatBytes(Uint8Array.of(0x51, 32), xOnly)),
}

/** An input of p2wsh. */
const inScript = (script: Uint8Array) => ({
  script: concatBytes(Uint8Array.of(0, 32), sha256(script)),
  witnessScript: script,
})
const keyHash = (bytes: Uint8Array) =>
  concatBytes(Uint8Array.of(0x76, 0xa9, 20), hash160(bytes), Uint8Array.of(0x88, 0xac))

describe.each(Object.entries(addresses))('%s', (_, signer) => {
  test.each([
    ['compressed', key],
    ['uncompressed', full],
  ])('default: finds the %s key in a script, also if the wallet does not provide it', (__, named) => {
    const input = inScript(concatBytes(push(named), Uint8Array.of(0xac)))
    expect(findSigningKey(input, signer)).toEqual({ isUntweaked: false })
    expect(findSigningKey(input, { ...signer, publicKey: toHex(key) })).toEqual({ isUntweaked: false })
  })

  test('behavior: finds the hash of the key in a script, if the wallet provides the key', () => {
    const withKey = { ...signer, publicKey: toHex(key) }
    for (const named of [key, full])
      expect(findSigningKey(inScript(keyHash(named)), withKey)).toEqual({ isUntweaked: false })
  })

  test('error: does not find another key or its hash', () => {
    for (const named of [partnerKey, secp256k1.getPublicKey(partner, false)]) {
      const scripts = [concatBytes(push(named), Uint8Array.of(0xac)), keyHash(named)]
      for (const script of scripts) {
        expect(findSigningKey(inScript(script), signer)).toBeUndefined()
        expect(findSigningKey(inScript(script), { ...signer, publicKey: toHex(key) })).toBeUndefined()
      }
    }
  })
})

test('behavior: finds the hash of an address that is a key hash, without the key', () => {
  const input = inScript(keyHash(key))
  expect(findSigningKey(input, p2wpkh)).toEqual({ isUntweaked: false })
})

describe('taproot', () => {
  const leafScript = concatBytes(push(xOnly), Uint8Array.of(0xac))
  const internal = secp256k1.getPublicKey(partner, true).slice(1)
  const root = taggedHash('TapLeaf', Uint8Array.of(0xc0), withSize(leafScript))
  const output = tweakKey(internal, root) ?? internal
  const script = concatBytes(Uint8Array.of(0x51, 32), output)
  const leaf = { script: leafScript, controlBlock: concatBytes(Uint8Array.of(0xc0), internal) }

  test('default: tells whether a script names the key before the tweak', () => {
    expect(findSigningKey({ script, tapLeafScript: [leaf] }, p2tr)).toEqual({ isUntweaked: true })
    const byOutputKey = { ...p2tr, program: xOnly }
    expect(findSigningKey({ script, tapLeafScript: [leaf] }, byOutputKey)).toEqual({ isUntweaked: false })
  })

  test('error: a script that the output does not commit to', () => {
    const other = { ...leaf, script: concatBytes(push(xOnly), Uint8Array.of(0xad)) }
    expect(() => findSigningKey({ script, tapLeafScript: [other] }, p2tr)).toThrow(
      'the output does not commit to its script',
    )
  })

  test('error: an internal key that the output does not commit to', () => {
    const input = { script, tapInternalKey: xOnly, tapMerkleRoot: root }
    expect(() => findSigningKey(input, p2tr)).toThrow('internal key or the script')
  })

  test('error: an output of another key without its scripts', () => {
    expect(() => findSigningKey({ script }, p2tr)).toThrow('internal key or the script')
    expect(findSigningKey({ script, tapInternalKey: internal, tapMerkleRoot: root }, p2tr)).toBeUndefined()
  })
})

describe('a key that the wallet derives (BIP-174, BIP-371)', () => {
  const input = inScript(keyHash(partnerKey))

  test('default: its derivation path in the PSBT stands for the wallet', () => {
    expect(findSigningKey({ ...input, bip32Derivation: [{ pubkey: partnerKey }] }, p2wpkh)).toEqual({
      isUntweaked: false,
    })
  })

  test('error: a path of a key that is not in the script', () => {
    expect(
      findSigningKey({ ...input, bip32Derivation: [{ pubkey: key.map((byte) => byte ^ 1) }] }, p2wpkh),
    ).toBe(undefined)
  })

  test('error: the address of another key, which has one owner', () => {
    const script = concatBytes(Uint8Array.of(0, 20), hash160(partnerKey))
    expect(findSigningKey({ script, bip32Derivation: [{ pubkey: partnerKey }] }, p2wpkh)).toBeUndefined()
  })
})

test.each([
  ['witness script', { ...inScript(keyHash(key)), witnessScript: undefined }],
  ['another witness script', { ...inScript(keyHash(key)), witnessScript: keyHash(partnerKey) }],
  [
    'redeem script',
    { script: concatBytes(Uint8Array.of(0xa9, 20), hash160(keyHash(key)), Uint8Array.of(0x87)) },
  ],
])('error: an output without its %s', (_, input) => {
  expect(() => findSigningKey(input, p2wpkh)).toThrow('is not that of the output')
})
