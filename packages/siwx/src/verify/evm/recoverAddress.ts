import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'

/**
 * Recovers the address that made an ECDSA signature, in lower case: from 65 bytes with the recovery id 0, 1, 27 or 28, or
 * from 64 bytes (EIP-2098). Returns `undefined` for other bytes, such as a contract signature. `s` can be in either half:
 * nothing is stored by its signature, and the nonce makes a message valid once.
 *
 * @see https://eips.ethereum.org/EIPS/eip-2098
 */
export function recoverAddress(hash: Uint8Array, signature: Uint8Array): string | undefined {
  const parts = toParts(signature)
  if (!parts) return undefined
  try {
    const recoverable = secp256k1.Signature.fromCompact(parts.compact).addRecoveryBit(parts.recovery)
    const publicKey = recoverable.recoverPublicKey(hash).toRawBytes(false)
    return `0x${bytesToHex(keccak_256(publicKey.slice(1)).slice(-20))}`
  } catch {
    // The numbers are out of range, or not on the curve.
    return undefined
  }
}

function toParts(signature: Uint8Array) {
  const compact = signature.slice(0, 64)
  if (signature.length === 64) {
    const first = compact[32] ?? 0
    compact[32] = first & 0x7f
    return { compact, recovery: first >> 7 }
  }
  const v = signature[64] ?? -1
  const recovery = v >= 27 ? v - 27 : v
  return signature.length === 65 && (recovery === 0 || recovery === 1) ? { compact, recovery } : undefined
}
