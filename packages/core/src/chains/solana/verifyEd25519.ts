import { ed25519 } from '@noble/curves/ed25519'
import { decodeBase58 } from '../../foundation/encoding/base58.js'
import { toOffchainMessages } from './toOffchainMessages.js'

/** Returns whether a signature is valid for a message, or for the message with a header of off-chain messages. */
export function verifySignedMessage(address: string, message: Uint8Array, signature: Uint8Array): boolean {
  return [message, ...toOffchainMessages(message, address)].some((bytes) =>
    verifyEd25519(address, bytes, signature),
  )
}

/**
 * Returns whether a signature over these bytes is valid for an address (RFC 8032). Not every
 * supported browser has Ed25519 in WebCrypto.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8032
 */
export function verifyEd25519(address: string, message: Uint8Array, signature: Uint8Array): boolean {
  const key = decodeBase58(address)
  try {
    return key?.length === 32 && ed25519.verify(signature, message, key, { zip215: false })
  } catch {
    // The bytes are not a signature, or not a point of the curve.
    return false
  }
}
