import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import type { Hex } from '../../foundation/encoding/hex.js'

/**
 * Recovers the address that made an ECDSA signature, in lower case, from 65 bytes or from 64
 * (ERC-2098). Returns `undefined` for any other format, such as a contract signature.
 *
 * @see https://eips.ethereum.org/EIPS/eip-2098
 */
export function recoverAddress(hash: Uint8Array, signature: Hex): Hex | undefined {
  const parts = toCompact(signature)
  if (!parts) return undefined
  try {
    const { compact, parity } = parts
    const recoverable = secp256k1.Signature.fromCompact(compact).addRecoveryBit(parity)
    const publicKey = recoverable.recoverPublicKey(hash).toRawBytes(false)
    return `0x${bytesToHex(keccak_256(publicKey.slice(1)).slice(-20))}`
  } catch {
    // The numbers are not a signature: out of range, or not on the curve.
    return undefined
  }
}

/** Returns the 64 bytes of `r` and `s` in hex, and the recovery bit. */
function toCompact(signature: Hex): { readonly compact: string; readonly parity: number } | undefined {
  const digits = signature.slice(2)
  if (digits.length === 128) {
    const first = Number.parseInt(digits.slice(64, 65), 16)
    const s = `${(first & 7).toString(16)}${digits.slice(65)}`
    return { compact: digits.slice(0, 64) + s, parity: first >> 3 }
  }
  if (digits.length !== 130) return undefined
  const v = Number.parseInt(digits.slice(128), 16)
  // 27 and 28; 0 and 1 from some hardware wallets; 35 and above for EIP-155.
  const parity = v >= 35 ? (v - 35) % 2 : v >= 27 ? v - 27 : v
  return parity === 0 || parity === 1 ? { compact: digits.slice(0, 128), parity } : undefined
}
