import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { deriveRecoveryKey } from './deriveRecoveryKey.js'
import { getKekId } from './getKekId.js'

/** Encrypts what the database of the recovery service keeps. */
export type KeyCipher = {
  /** Identifies the current key, without revealing it. */
  readonly id: string
  /** The ids of all keys that decrypt, the current one first. */
  readonly ids: readonly string[]
  /**
   * Encrypts with the current key, AES-256-GCM and a random nonce. The result begins with the id of the key.
   *
   * @param context What the secret belongs to. Decrypting needs the same one.
   */
  readonly encrypt: (secret: Uint8Array, context: string) => Promise<string>
  /** Rejects if the text was encrypted with an unknown key or for another context, or was changed. */
  readonly decrypt: (text: string, context: string) => Promise<Uint8Array>
  /** Keyed hash of a text, for comparisons: without the key, guesses of an address cannot be tested. */
  readonly hash: (text: string) => string
}

const nonceBytes = 12

/** Keys of a cipher in addition to the current one. */
export type KeyCipherOptions = {
  /** Keys that only decrypt, 32 bytes each. */
  readonly previous?: readonly Uint8Array[] | undefined
  /** Key of the hashes, 32 bytes. Default: derived from the current key. */
  readonly hashKey?: Uint8Array | undefined
}

/** @param kek 32 bytes that are not in the database. */
export async function createKeyCipher(
  kek: Uint8Array,
  { previous = [], hashKey = deriveRecoveryKey(kek, 'hash') }: KeyCipherOptions = {},
): Promise<KeyCipher> {
  const current = await importKey(kek)
  const all = new Map([...(await Promise.all(previous.map(importKey))), current])
  const [id, key] = current
  const options = (iv: Uint8Array, context: string) => ({
    name: 'AES-GCM',
    iv: copy(iv),
    additionalData: new TextEncoder().encode(context),
  })
  return {
    id,
    ids: [...new Set([id, ...all.keys()])],
    async encrypt(secret, context) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
      const encrypted = await crypto.subtle.encrypt(options(nonce, context), key, copy(secret))
      return `${id}.${encodeBase64url(Buffer.concat([nonce, new Uint8Array(encrypted)]))}`
    },
    async decrypt(text, context) {
      const [keyId = '', content = ''] = text.split('.')
      const own = all.get(keyId)
      if (!own) throw new Error('The text was encrypted with another key.')
      const bytes = Buffer.from(content, 'base64url')
      const plain = await crypto.subtle.decrypt(
        options(bytes.subarray(0, nonceBytes), context),
        own,
        copy(bytes.subarray(nonceBytes)),
      )
      return new Uint8Array(plain)
    },
    hash: (text) => encodeBase64url(hmac(sha256, hashKey, new TextEncoder().encode(text))),
  }
}

/** Returns a key with its id. */
async function importKey(kek: Uint8Array): Promise<readonly [id: string, key: CryptoKey]> {
  const key = await crypto.subtle.importKey(
    'raw',
    copy(deriveRecoveryKey(kek, 'encryption')),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  )
  return [getKekId(kek), key]
}

/** WebCrypto accepts no bytes of a shared buffer, which the type of a Uint8Array allows. */
function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}

function encodeBase64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
