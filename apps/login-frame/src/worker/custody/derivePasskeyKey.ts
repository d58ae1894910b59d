import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** Derives the key of a passkey envelope (HKDF-SHA256) from the output of the PRF of its credential. */
export function derivePasskeyKey(prfOutput: Uint8Array): Uint8Array {
  return hkdf(sha256, prfOutput, undefined, new TextEncoder().encode('latchkit passkey envelope'), 32)
}
