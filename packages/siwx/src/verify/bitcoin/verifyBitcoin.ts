import { utf8ToBytes } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import type { SignatureStatus, SignedText } from '../../chain/SignatureVerifier.js'
import { isBip322Signature } from './isBip322Signature.js'
import { isLegacySignature } from './isLegacySignature.js'
import { getNetwork, parseAddress } from './parseAddress.js'

/**
 * Verifies a signature in base64: 65 bytes are a "Bitcoin Signed Message" (BIP-137), others the simple format of BIP-322,
 * with or without the prefix `smp`.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki
 * @see https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki
 */
export async function verifyBitcoin(signed: SignedText): Promise<SignatureStatus> {
  const network = getNetwork(signed.chainId)
  if (!network) return { status: 'unsupported' }
  const address = parseAddress(signed.address, network)
  if (!address) return { status: 'invalid' }
  const bytes = decodeSignature(signed.signature)
  if (!bytes) return { status: 'malformed' }
  const message = utf8ToBytes(signed.message)
  try {
    const verify = bytes.length === 65 ? isLegacySignature : isBip322Signature
    return { status: verify(bytes, address, message) ? 'valid' : 'invalid' }
  } catch {
    // The bytes are not a signature.
    return { status: 'invalid' }
  }
}

function decodeSignature(signature: string): Uint8Array | undefined {
  if (signature.length > 1_000) return undefined
  try {
    return base64.decode(signature.replace(/^smp/, ''))
  } catch {
    return undefined
  }
}
