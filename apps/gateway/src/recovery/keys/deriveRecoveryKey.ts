import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** Derives 32 bytes from a key of the operator (HKDF-SHA256), so that no key has two uses. */
export function deriveRecoveryKey(kek: Uint8Array, use: 'id' | 'hash' | 'encryption'): Uint8Array {
  return hkdf(sha256, kek, undefined, new TextEncoder().encode(`latchkit recovery: ${use}`), 32)
}
