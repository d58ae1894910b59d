import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** Encrypts what the database of the recovery service keeps. */
export type KeyCipher = {
  /** Identifies the key, without revealing it. */
  readonly id: string
  /**
   * Encrypts with AES-256-GCM and a random nonce. The result begins with the id of the key.
   *
   * @param context What the secret belongs to. Decrypting needs the same one.
   */
  readonly encrypt: (secret: Uint8Array, context: string) => Promise<string>
  /** Rejects if the text was encrypted with another key or for another context, or was changed. */
  readonly decrypt: (text: string, context: string) => Promise<Uint8Array>
  /** Keyed hash of a text, for comparisons: without the key, guesses of an address cannot be tested. */
  readonly hash: (text: string) => string
}

const nonceBytes = 12

/** @param kek 32 bytes that are not in the database. */
export async function createKeyCipher(kek: Uint8Array): Promise<KeyCipher> {
  const derive = (use: string) => hkdf(sha256, kek, undefined, new TextEncoder().encode(use), 32)
  const id = toText(derive('latchkit recovery: id').subarray(0, 6))
  const hashKey = derive('latchkit recovery: hash')
  const key = await crypto.subtle.importKey(
    'raw',
    copy(derive('latchkit recovery: encryption')),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  )
  const options = (iv: Uint8Array, context: string) => ({
    name: 'AES-GCM',
    iv: copy(iv),
    additionalData: new TextEncoder().encode(context),
  })
  return {
    id,
    async encrypt(secret, context) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
      const encrypted = await crypto.subtle.encrypt(options(nonce, context), key, copy(secret))
      return `${id}.${toText(Buffer.concat([nonce, new Uint8Array(encrypted)]))}`
    },
    async decrypt(text, context) {
      const [keyId, content = ''] = text.split('.')
      if (keyId !== id) throw new Error('The text was encrypted with another key.')
      const bytes = Buffer.from(content, 'base64url')
      const plain = await crypto.subtle.decrypt(
        options(bytes.subarray(0, nonceBytes), context),
        key,
        copy(bytes.subarray(nonceBytes)),
      )
      return new Uint8Array(plain)
    },
    hash: (text) => toText(hmac(sha256, hashKey, new TextEncoder().encode(text))),
  }
}

/** WebCrypto accepts no bytes of a shared buffer, which the type of a Uint8Array allows. */
function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
