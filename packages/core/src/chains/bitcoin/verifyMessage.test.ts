import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { describe, expect, test } from 'vitest'
import { fromBase64, fromHex } from '../../foundation/encoding/bytes.js'
import { signedMessages } from './bip322.fixtures.js'
import { read } from './bitcoin.fixtures.js'
import type { BitcoinAddress } from './bitcoinAddress.js'
import { withSize } from './rawTransaction.js'
import { sha256d } from './signatureHash.js'
import { changed, key, partnerKey, secret } from './signing.fixtures.js'
import { verifyMessage } from './verifyMessage.js'

const toBytes = (text: string) => new TextEncoder().encode(text)
const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))

describe('BIP-322', () => {
  const verify = (signature: Uint8Array, address: string, message: string) =>
    verifyMessage(signature, { protocol: 'bip322', address: read(address), message: toBytes(message) })

  test.each(signedMessages)('default: $kind', ({ signature, address, message }) => {
    expect(verify(fromBase64(signature), address, message)).toBe(true)
  })

  test.each(signedMessages)('error: $kind: another message', ({ signature, address, message }) => {
    for (const wrong of [`${message} `, message.slice(1).concat('X'), 'Pay everything'])
      expect(verify(fromBase64(signature), address, wrong)).toBe(false)
  })

  test.each(signedMessages)(
    'error: $kind: the address of another vector',
    ({ signature, address, message }) => {
      const others = signedMessages.filter((one) => one.address !== address)
      for (const other of others) expect(verify(fromBase64(signature), other.address, message)).toBe(false)
    },
  )

  test.each(signedMessages)(
    'error: $kind: cut off, or with a trailing byte',
    ({ signature, address, message }) => {
      const whole = fromBase64(signature)
      for (const length of [0, 1, 4, 5, 40, whole.length >> 1, whole.length - 1])
        expect(verify(whole.slice(0, length), address, message), `${length} bytes`).toBe(false)
      expect(verify(concatBytes(whole, Uint8Array.of(0)), address, message)).toBe(false)
    },
  )

  describe('the transaction of the full format', () => {
    const [{ signature, address, message } = { signature: '', address: '', message: '' }] =
      signedMessages.filter(({ kind }) => kind === 'p2wpkh, full')
    const whole = fromBase64(signature)

    test.each([
      ['version 1', changed(whole, 0, 3)],
      ['another outpoint', changed(whole, 10, 1)],
      ['another output index of the outpoint', changed(whole, 39, 1)],
      ['an output with an amount', changed(whole, 48, 1)],
      ['an output with another script', changed(whole, 57, 1)],
      ['another lock time', changed(whole, whole.length - 1, 1)],
      ['another sequence', changed(whole, 44, 1)],
      ['another key', changed(whole, whole.length - 10, 1)],
      // A second output, after the count at byte 47.
      [
        'a second output',
        concatBytes(
          whole.slice(0, 47),
          Uint8Array.of(2),
          whole.slice(48, 58),
          whole.slice(48, 58),
          whole.slice(58),
        ),
      ],
    ])('error: %s', (_, bytes) => {
      expect(verify(bytes, address, message)).toBe(false)
    })
  })

  test.each([
    ['an empty witness', Uint8Array.of(0)],
    ['a witness of one empty element', Uint8Array.of(1, 0)],
    ['a witness of 2^32 elements', fromHex('ff0000000001000000')],
    ['a transaction of 2^64 - 1 inputs', fromHex('02000000ffffffffffffffffff')],
    ['a transaction without inputs', fromHex('02000000000000000000')],
  ])('error: %s', (_, bytes) => {
    for (const { address } of signedMessages) expect(verify(bytes, address, '')).toBe(false)
  })

  test('error: an ECDSA signature for a BIP-322 request, and the other way round', () => {
    const [simple] = signedMessages
    if (!simple) throw new Error('The vector is missing.')
    const message = toBytes(simple.message)
    const address = read(simple.address)
    expect(verifyMessage(fromBase64(simple.signature), { protocol: 'ecdsa', address, message })).toBe(false)
    const own = addressOf('p2wpkh', hash160(key))
    expect(verifyMessage(sign('', 31), { protocol: 'bip322', address: own, message })).toBe(false)
  })
})

function addressOf(kind: BitcoinAddress['kind'], program: Uint8Array): BitcoinAddress {
  return { kind, program, script: new Uint8Array() }
}

/** Signs a message by BIP-137, with the first header byte of an address type. */
function sign(message: string, firstHeader: number): Uint8Array {
  const prefix = toBytes('\x18Bitcoin Signed Message:\n')
  const signature = secp256k1.sign(sha256d(prefix, withSize(toBytes(message))), secret)
  return concatBytes(Uint8Array.of(firstHeader + signature.recovery), signature.toCompactRawBytes())
}

describe('BIP-137', () => {
  const uncompressed = secp256k1.getPublicKey(secret, false)
  const owned = {
    p2pkh: addressOf('p2pkh', hash160(key)),
    p2wpkh: addressOf('p2wpkh', hash160(key)),
    p2sh: addressOf('p2sh', hash160(concatBytes(Uint8Array.of(0, 20), hash160(key)))),
    legacy: addressOf('p2pkh', hash160(uncompressed)),
  }
  const verify = (signature: Uint8Array, address: BitcoinAddress, message = 'Hello') =>
    verifyMessage(signature, { protocol: 'ecdsa', address, message: toBytes(message) })

  test.each([31, 35, 39])(
    'default: header %i and above: a compressed key, whatever the address type',
    (header) => {
      for (const name of ['p2pkh', 'p2wpkh', 'p2sh'] as const)
        expect(verify(sign('Hello', header), owned[name]), name).toBe(true)
      expect(verify(sign('Hello', header), owned.legacy)).toBe(false)
    },
  )

  test('behavior: headers 27 to 30: an uncompressed key, which only p2pkh supports', () => {
    const signature = sign('Hello', 27)
    expect(verify(signature, owned.legacy)).toBe(true)
    for (const name of ['p2pkh', 'p2wpkh', 'p2sh'] as const)
      expect(verify(signature, owned[name]), name).toBe(false)
  })

  // The length of the message is a CompactSize.
  test.each([0, 1, 252, 253, 65_535, 65_536])('behavior: a message of %i bytes', (length) => {
    const message = 'x'.repeat(length)
    expect(verify(sign(message, 31), owned.p2wpkh, message)).toBe(true)
    expect(verify(sign(message, 31), owned.p2wpkh, `${message}x`)).toBe(false)
  })

  test.each([
    ['another recovery id', changed(sign('Hello', 31), 0, 1)],
    ['another r', changed(sign('Hello', 31), 5, 1)],
    ['another s', changed(sign('Hello', 31), 40, 1)],
    ['r and s out of range', Uint8Array.from([31, ...new Uint8Array(64).fill(255)])],
    ['r of 0', Uint8Array.from([31, ...new Uint8Array(32), ...new Uint8Array(32).fill(1)])],
    ['64 bytes', sign('Hello', 31).slice(0, 64)],
    ['66 bytes', concatBytes(sign('Hello', 31), Uint8Array.of(0))],
    ['nothing', new Uint8Array()],
  ])('error: %s', (_, signature) => {
    for (const address of Object.values(owned)) expect(verify(signature, address)).toBe(false)
  })

  test('error: the address of another key, a script, and taproot with another key', () => {
    const signature = sign('Hello', 31)
    for (const kind of ['p2pkh', 'p2wpkh', 'p2sh', 'p2wsh', 'unknown'] as const)
      expect(verify(signature, addressOf(kind, hash160(partnerKey))), kind).toBe(false)
    expect(verify(signature, addressOf('p2wsh', sha256(key)))).toBe(false)
    expect(verify(signature, addressOf('p2tr', partnerKey.slice(1)))).toBe(false)
    expect(verify(signature, addressOf('p2tr', key.slice(1)))).toBe(true)
  })
})
