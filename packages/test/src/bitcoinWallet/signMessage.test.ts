import * as ecc from '@bitcoinerlab/secp256k1'
import { base64, hex } from '@scure/base'
import { NETWORK, WIF } from '@scure/btc-signer'
import { crypto, initEccLib, payments, Transaction } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { bitcoinAccounts } from '../bitcoin/accounts.js'
import { toKeys, toWalletAddress } from './keys.js'
import { signMessage } from './signMessage.js'

initEccLib(ecc)
const text = (value: string) => new TextEncoder().encode(value)

function keys(index = 0) {
  const account = bitcoinAccounts[index]
  if (!account) throw new Error('no account')
  const [payment, ordinals] = toKeys({
    payment: account.payment.privateKey,
    ordinals: account.ordinals.privateKey,
  })
  if (!payment || !ordinals) throw new Error('no keys')
  return { payment, ordinals }
}

// Test vectors of BIP-322.
const secret = hex.encode(WIF(NETWORK).decode('L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k'))
test.each([
  [
    '',
    'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  ],
  [
    'Hello World',
    'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  ],
])('default: BIP-322 signs "%s" like the test vector', (message, signature) => {
  const [key] = toKeys({ payment: secret, ordinals: secret })
  if (!key) throw new Error('no key')
  expect(toWalletAddress(key, 'mainnet').address).toBe('bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l')
  expect(base64.encode(signMessage(key, text(message), 'bip322'))).toBe(signature)
})

test('behavior: a BIP-322 taproot signature is valid', () => {
  const { ordinals } = keys()
  const { output, pubkey } = payments.p2tr({ internalPubkey: ordinals.publicKey.slice(1) })
  const witness = signMessage(ordinals, text('grüß dich'), 'bip322')
  // One item of 64 bytes.
  expect([...witness.slice(0, 2), witness.length]).toEqual([1, 64, 66])
  const verifies = (message: string) =>
    ecc.verifySchnorr(
      hashOf(output ?? new Uint8Array(), message),
      pubkey ?? new Uint8Array(),
      witness.slice(2),
    )
  expect(verifies('grüß dich')).toBe(true)
  expect(verifies('gruß dich')).toBe(false)
})

/** Returns the hash that BIP-322 signs for a taproot address, computed with bitcoinjs-lib. */
function hashOf(script: Uint8Array, message: string): Uint8Array {
  const bytes = text(message)
  const tag = crypto.sha256(text('BIP0322-signed-message'))
  const digest = crypto.sha256(Uint8Array.from([...tag, ...tag, ...bytes]))
  const toSpend = new Transaction()
  toSpend.version = 0
  toSpend.addInput(new Uint8Array(32), 0xffffffff, 0, Uint8Array.from([0, 32, ...digest]))
  toSpend.addOutput(script, 0n)
  const toSign = new Transaction()
  toSign.version = 0
  toSign.addInput(toSpend.getHash(), 0, 0)
  toSign.addOutput(Uint8Array.of(0x6a), 0n)
  return toSign.hashForWitnessV1(0, [script], [0n], Transaction.SIGHASH_DEFAULT)
}

test.each([
  ['payment', 39],
  ['ordinals', 31],
] as const)('behavior: the key of an ECDSA signature of %s is recoverable', (purpose, first) => {
  const key = keys(1)[purpose]
  for (const message of ['', 'hi', 'x'.repeat(300)]) {
    const [header = 0, ...numbers] = signMessage(key, text(message), 'ecdsa')
    const size = message.length < 253 ? [message.length] : [253, message.length & 255, message.length >> 8]
    const prefixed = Uint8Array.from([...text('\u0018Bitcoin Signed Message:\n'), ...size, ...text(message)])
    const recovery = (header - first) as 0 | 1 | 2 | 3
    expect(ecc.recover(crypto.hash256(prefixed), Uint8Array.from(numbers), recovery, true)).toEqual(
      key.publicKey,
    )
  }
})
