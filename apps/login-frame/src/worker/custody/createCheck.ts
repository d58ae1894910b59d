import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** Returns the four bytes that detect a wrong secret. They are public: HKDF-SHA256 of the secret, with the info `check`. */
export function createCheck(secret: Uint8Array): Uint8Array {
  return hkdf(sha256, secret, undefined, new TextEncoder().encode('check'), 4)
}
