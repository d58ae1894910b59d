import { ed25519 } from '@noble/curves/ed25519'
import { utf8ToBytes } from '@noble/hashes/utils'
import { base58, base64 } from '@scure/base'
import type { SignatureStatus, SignedText } from '../chain/SignatureVerifier.js'
import { toOffchainMessages } from './toOffchainMessages.js'

/**
 * Verifies an Ed25519 signature (RFC 8032) in base58 or base64 by the account's address, which is its public key: over the
 * text, or with the header of off-chain messages.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8032
 */
export async function verifySolana({ message, signature, address }: SignedText): Promise<SignatureStatus> {
  const bytes = decodeSignature(signature)
  if (bytes?.length !== 64) return { status: 'malformed' }
  try {
    const [text, key] = [utf8ToBytes(message), base58.decode(address)]
    // RFC 8032 is stricter than the default of noble (ZIP 215): it refuses keys of small order, which sign anything.
    const isValid = [text, ...toOffchainMessages(text, key)].some((signed) =>
      ed25519.verify(bytes, signed, key, { zip215: false }),
    )
    return { status: isValid ? 'valid' : 'invalid' }
  } catch {
    // The bytes are not a signature, or not a point of the curve.
    return { status: 'invalid' }
  }
}

/** 64 bytes end with `==` in base64, which base58 does not have. */
function decodeSignature(signature: string): Uint8Array | undefined {
  if (signature.length > 90) return undefined
  try {
    return signature.endsWith('=') ? base64.decode(signature) : base58.decode(signature)
  } catch {
    return undefined
  }
}
