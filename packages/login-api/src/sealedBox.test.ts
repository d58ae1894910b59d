import { expect, test } from 'vitest'
import { createSealKeyPair, getSealPublicKey, openSealed, seal } from './sealedBox.js'

const secret = Uint8Array.from({ length: 32 }, (_, index) => index)

test('default: a secret is sealed to a key, and opened with it', () => {
  const pair = createSealKeyPair()
  const sealed = seal(secret, pair.publicKey, 'test')
  expect(sealed).toHaveLength(32 + 24 + 32 + 16)
  expect(openSealed(sealed, pair, 'test')).toEqual(secret)
})

test('behavior: the same secret is sealed differently each time', () => {
  const { publicKey } = createSealKeyPair()
  expect(seal(secret, publicKey, 'test')).not.toEqual(seal(secret, publicKey, 'test'))
})

test('behavior: the public key belongs to the secret key', () => {
  const { secretKey, publicKey } = createSealKeyPair()
  expect(getSealPublicKey(secretKey)).toEqual(publicKey)
})

test('error: another key, another context, or a changed byte does not open it', () => {
  const pair = createSealKeyPair()
  const sealed = seal(secret, pair.publicKey, 'test')
  expect(() => openSealed(sealed, createSealKeyPair(), 'test')).toThrow()
  expect(() => openSealed(sealed, pair, 'other')).toThrow()
  for (const at of [0, 40, 60, sealed.length - 1]) {
    const changed = sealed.slice()
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => openSealed(changed, pair, 'test')).toThrow()
  }
})

test('error: a box that is too short does not open', () => {
  const pair = createSealKeyPair()
  for (const length of [0, 32, 56, 71]) expect(() => openSealed(new Uint8Array(length), pair, '')).toThrow()
})
