import { ed25519 } from '@noble/curves/ed25519'
import { decodeBase58 } from '../../foundation/encoding/base58.js'

/**
 * Whether a signature is that of an address over these bytes (RFC 8032). WebCrypto's Ed25519 is not in every supported
 * browser.
 */
export function verifyEd25519(address: string, message: Uint8Array, signature: Uint8Array): boolean {
  const key = decodeBase58(address)
  try {
    return key?.length === 32 && ed25519.verify(signature, message, key, { zip215: false })
  } catch {
    // Bytes that are no signature, or no point of the curve.
    return false
  }
}
