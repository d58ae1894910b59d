import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base64, bech32, createBase58check } from '@scure/base'
import { p2sh, p2tr, p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { describe, expect, test } from 'vitest'
import { createMessage } from '../../message/createMessage.js'
import { bitcoinFields } from '../../message/message.fixtures.js'
import { verifyMessage } from '../verifyMessage.js'
import { hash160, sha256d, taggedHash, withSize } from './hashes.js'
import { verifyBitcoin } from './verifyBitcoin.js'

const { chainId } = bitcoinFields
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'

/** Vectors of BIP-322. */
const vectors = [
  {
    kind: 'P2WPKH',
    message: '',
    address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    signature:
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  },
  {
    kind: 'P2WPKH by another implementation',
    message: '',
    address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    signature:
      'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  },
  {
    kind: 'P2TR',
    message: 'No prefix fallback',
    address: 'bc1pss0zhytly75awhm6x2hhvd5lnzv3vssgrf9axfheq8ldyzn88ges79fler',
    signature: 'AUCJYOwOjxYAvatTAGYaVlNXBVyFuc4MwNQkOuK2tl8xhfKDONd0NjfYyNSYcRqeCp8hsAnCEPHAVEkO9h6vbQ/R',
  },
]

describe('BIP-322', () => {
  test.each(vectors)('default: $kind', async (vector) => {
    expect(await verifyBitcoin({ ...vector, chainId })).toEqual({ status: 'valid' })
    const prefixed = { ...vector, signature: `smp${vector.signature}`, chainId }
    expect(await verifyBitcoin(prefixed)).toEqual({ status: 'valid' })
  })

  test.each(vectors)('error: $kind: another message, address or chain', async (vector) => {
    const addresses = vectors.map(({ address }) => address).filter((address) => address !== vector.address)
    for (const change of [
      { message: `${vector.message} ` },
      ...addresses.map((address) => ({ address })),
      { chainId: testnet },
    ])
      expect(await verifyBitcoin({ chainId, ...vector, ...change })).toEqual({ status: 'invalid' })
  })

  test.each(vectors)('error: $kind: cut off, changed, or with further bytes', async (vector) => {
    const bytes = base64.decode(vector.signature)
    const changed = [0, 1, 5, 40, bytes.length - 1].map((at) =>
      bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)),
    )
    const others = [
      bytes.slice(0, -1),
      bytes.slice(0, 40),
      concatBytes(bytes, Uint8Array.of(0)),
      new Uint8Array(),
    ]
    for (const one of [...changed, ...others])
      expect(await verifyBitcoin({ ...vector, chainId, signature: base64.encode(one) })).toEqual({
        status: 'invalid',
      })
  })
})

describe('BIP-322, signed by another library', () => {
  const message = 'Sign in'
  const secret = new Uint8Array(32).fill(0x22)
  const key = secp256k1.getPublicKey(secret, true)
  const nested = p2sh(p2wpkh(key, TEST_NETWORK), TEST_NETWORK)

  test.each([
    ['P2WPKH', p2wpkh(key, TEST_NETWORK)],
    ['P2WPKH within P2SH', nested],
    ['P2TR', p2tr(schnorr.getPublicKey(secret), undefined, TEST_NETWORK)],
  ])('default: %s on testnet', async (_, payment) => {
    const { address = '' } = payment
    const witness = signToSign(payment, message, secret)
    const signature = base64.encode(concatBytes(Uint8Array.of(witness.length), ...witness.map(withSize)))
    expect(await verifyBitcoin({ chainId: testnet, address, signature, message })).toEqual({
      status: 'valid',
    })
    const other = { chainId: testnet, address, signature, message: 'Sign out' }
    expect(await verifyBitcoin(other)).toEqual({ status: 'invalid' })
  })
})

type Payment = {
  readonly script: Uint8Array
  readonly redeemScript?: Uint8Array
  readonly tapInternalKey?: Uint8Array
}

/** Signs the virtual transaction of BIP-322, and returns its witness. */
function signToSign(payment: Payment, message: string, secret: Uint8Array) {
  const unknown = { allowUnknownOutputs: true, allowUnknownInputs: true, disableScriptCheck: true }
  const toSpend = new Transaction({ version: 0, ...unknown })
  const commitment = taggedHash('BIP0322-signed-message', utf8ToBytes(message))
  const finalScriptSig = Uint8Array.of(0, 32, ...commitment)
  toSpend.addOutput({ script: payment.script, amount: 0n })
  toSpend.addInput({ txid: new Uint8Array(32), index: 0xffffffff, sequence: 0, finalScriptSig })
  const toSign = new Transaction({ version: 0, ...unknown })
  const witnessUtxo = { script: payment.script, amount: 0n }
  const { redeemScript, tapInternalKey } = payment
  const keys = { ...(redeemScript && { redeemScript }), ...(tapInternalKey && { tapInternalKey }) }
  toSign.addInput({ ...keys, txid: toSpend.id, index: 0, sequence: 0, witnessUtxo })
  toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  toSign.sign(secret)
  toSign.finalize()
  return toSign.getInput(0).finalScriptWitness ?? []
}

const secret = new Uint8Array(32).fill(0x11)
const key = secp256k1.getPublicKey(secret, true)
const base58check = createBase58check(sha256)
const own = {
  p2pkh: base58check.encode(Uint8Array.of(0, ...hash160(key))),
  p2wpkh: bech32.encode('bc', [0, ...bech32.toWords(hash160(key))]),
  p2sh: base58check.encode(Uint8Array.of(5, ...hash160(Uint8Array.of(0, 20, ...hash160(key))))),
  uncompressed: base58check.encode(Uint8Array.of(0, ...hash160(secp256k1.getPublicKey(secret, false)))),
}

function signLegacy(message: string, firstHeader: number): string {
  const hash = sha256d(utf8ToBytes('\x18Bitcoin Signed Message:\n'), withSize(utf8ToBytes(message)))
  const signature = secp256k1.sign(hash, secret)
  return base64.encode(Uint8Array.of(firstHeader + signature.recovery, ...signature.toCompactRawBytes()))
}

describe('BIP-137', () => {
  const verify = (address: string, signature: string, message = 'Hello') =>
    verifyBitcoin({ chainId, address, signature, message })

  test.each([31, 35, 39])('default: header %i and above, for each address type', async (header) => {
    for (const address of [own.p2pkh, own.p2wpkh, own.p2sh])
      expect(await verify(address, signLegacy('Hello', header)), address).toEqual({ status: 'valid' })
    expect(await verify(own.uncompressed, signLegacy('Hello', header))).toEqual({ status: 'invalid' })
  })

  test('behavior: headers 27 to 30 are of an uncompressed key, which only P2PKH supports', async () => {
    const signature = signLegacy('Hello', 27)
    expect(await verify(own.uncompressed, signature)).toEqual({ status: 'valid' })
    for (const address of [own.p2pkh, own.p2wpkh, own.p2sh])
      expect(await verify(address, signature)).toEqual({ status: 'invalid' })
  })

  test.each([0, 252, 253, 65_535, 65_536])('behavior: a message of %i bytes', async (length) => {
    const text = 'x'.repeat(length)
    expect(await verify(own.p2wpkh, signLegacy(text, 31), text)).toEqual({ status: 'valid' })
  })

  test('behavior: a whole message', async () => {
    const fields = { ...bitcoinFields, address: own.p2pkh }
    const message = createMessage(fields)
    const result = await verifyMessage({
      message,
      signature: signLegacy(message, 31),
      expected: { domain: fields.domain, uri: fields.uri, nonce: fields.nonce },
      now: Date.parse('2026-03-01T12:05:00Z'),
    })
    expect(result).toMatchObject({ ok: true, account: `${chainId}:${own.p2pkh}` })
  })

  test.each([
    ['another message', own.p2pkh, signLegacy('Hello ', 31)],
    ['a header below 27', own.p2pkh, signLegacy('Hello', 20)],
    ['a header above 42', own.p2pkh, signLegacy('Hello', 50)],
    ['r and s of 0', own.p2pkh, base64.encode(Uint8Array.of(31, ...new Uint8Array(64)))],
    ['a taproot address', vectors[2]?.address ?? '', signLegacy('Hello', 31)],
    ['an address with a wrong checksum', `${own.p2pkh.slice(0, -1)}1`, signLegacy('Hello', 31)],
    ['text as an address', 'bitcoinbitcoin', signLegacy('Hello', 31)],
  ])('error: %s', async (_, address, signature) => {
    expect(await verify(address, signature)).toEqual({ status: 'invalid' })
  })
})

test('error: not base64', async () => {
  for (const signature of ['', 'not base64!', 'x'.repeat(2_000)].slice(1))
    expect(await verifyBitcoin({ chainId, address: own.p2pkh, signature, message: '' })).toEqual({
      status: 'malformed',
    })
})

test('error: a chain of another coin', async () => {
  const litecoin = 'bip122:12a765e31ffd4059bada1e25190f6e98'
  expect(await verifyBitcoin({ chainId: litecoin, address: own.p2pkh, signature: '', message: '' })).toEqual({
    status: 'unsupported',
  })
})

test('error: a Schnorr signature of another key', async () => {
  const [, , vector] = vectors
  const signature = base64.encode(
    Uint8Array.of(1, 64, ...schnorr.sign(sha256(key), secret, new Uint8Array(32))),
  )
  expect(
    await verifyBitcoin({ ...vector, address: vector?.address ?? '', message: '', signature, chainId }),
  ).toEqual({
    status: 'invalid',
  })
})
