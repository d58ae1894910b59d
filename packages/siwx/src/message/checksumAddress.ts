import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'

/**
 * Returns the address with the checksum of EIP-55.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  // Hex digits are ASCII: messages are created also where TextEncoder is missing.
  const hash = bytesToHex(keccak_256(Uint8Array.from(digits, (digit) => digit.charCodeAt(0))))
  const letters = [...digits].map((digit, at) =>
    Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${letters.join('')}`
}
