import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { concatBytes } from '@noble/ciphers/utils.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** A key pair for sealed boxes (X25519). */
export type SealKeyPair = { readonly secretKey: Uint8Array; readonly publicKey: Uint8Array }

/**
 * Creates a key pair to which secrets can be sealed.
 *
 * @example
 * ```ts
 * import { createSealKeyPair, openSealed, seal } from '@latchkit/login-api'
 *
 * const recipient = createSealKeyPair()
 * const secret = crypto.getRandomValues(new Uint8Array(32))
 * const sealed = seal(secret, recipient.publicKey, 'recovery key')
 * openSealed(sealed, recipient, 'recovery key')
 * ```
 */
export function createSealKeyPair(): SealKeyPair {
  return x25519.keygen()
}

/**
 * Returns the public key of a secret key (X25519).
 *
 * @example
 * ```ts
 * import { createSealKeyPair, getSealPublicKey } from '@latchkit/login-api'
 *
 * const { secretKey } = createSealKeyPair()
 * const publicKey = getSealPublicKey(secretKey)
 * console.log(publicKey.length) // 32
 * ```
 */
export function getSealPublicKey(secretKey: Uint8Array): Uint8Array {
  return x25519.getPublicKey(secretKey)
}

/**
 * Encrypts a short secret to a public key: an ephemeral X25519 key, HKDF-SHA256 over both public keys, and XChaCha20-Poly1305 with the
 * context as associated data. The result is 32 bytes of the ephemeral key, 24 of the nonce, then the ciphertext.
 *
 * @param context What the secret is for. Opening needs the same one.
 * @example
 * ```ts
 * import { createSealKeyPair, seal } from '@latchkit/login-api'
 *
 * const { publicKey } = createSealKeyPair()
 * const sealed = seal(new Uint8Array(32), publicKey, 'recovery key')
 * console.log(sealed.length) // 104
 * ```
 */
export function seal(secret: Uint8Array, recipient: Uint8Array, context: string): Uint8Array {
  const ephemeral = x25519.keygen()
  const key = deriveKey(
    x25519.getSharedSecret(ephemeral.secretKey, recipient),
    ephemeral.publicKey,
    recipient,
  )
  const nonce = crypto.getRandomValues(new Uint8Array(24))
  const ciphertext = xchacha20poly1305(key, nonce, new TextEncoder().encode(context)).encrypt(secret)
  key.fill(0)
  ephemeral.secretKey.fill(0)
  return concatBytes(ephemeral.publicKey, nonce, ciphertext)
}

/**
 * Decrypts a sealed secret.
 *
 * @throws Error if it was sealed to another key or for another context, or was changed.
 * @example
 * ```ts
 * import { createSealKeyPair, openSealed, seal } from '@latchkit/login-api'
 *
 * const recipient = createSealKeyPair()
 * const sealed = seal(new Uint8Array(32), recipient.publicKey, 'recovery key')
 * const secret = openSealed(sealed, recipient, 'recovery key')
 * ```
 */
export function openSealed(
  sealed: Uint8Array,
  { secretKey, publicKey }: SealKeyPair,
  context: string,
): Uint8Array {
  const ephemeral = sealed.subarray(0, 32)
  const key = deriveKey(x25519.getSharedSecret(secretKey, ephemeral), ephemeral, publicKey)
  const cipher = xchacha20poly1305(key, sealed.subarray(32, 56), new TextEncoder().encode(context))
  try {
    return cipher.decrypt(sealed.subarray(56))
  } finally {
    key.fill(0)
  }
}

function deriveKey(shared: Uint8Array, ephemeral: Uint8Array, recipient: Uint8Array): Uint8Array {
  const key = hkdf(
    sha256,
    shared,
    concatBytes(ephemeral, recipient),
    new TextEncoder().encode('latchkit sealed box'),
    32,
  )
  shared.fill(0)
  return key
}
