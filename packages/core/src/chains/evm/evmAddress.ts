import { keccak_256 } from '@noble/hashes/sha3'
import type { Hex } from '../../foundation/encoding/hex.js'

/**
 * Returns whether a value is an EVM address: `0x` and 40 hex digits. `strict` (the default) also
 * checks the EIP-55 checksum of an address in mixed case.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 *
 * @example
 * ```ts
 * import { isEvmAddress } from '@latchkit/core/schema'
 *
 * isEvmAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed') // true
 * isEvmAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed') // false: the checksum is wrong
 * ```
 */
export function isEvmAddress(value: unknown, options: { readonly strict?: boolean } = {}): value is Hex {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(value)) return false
  const digits = value.slice(2)
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return options.strict === false || isPlain || toChecksumAddress(value as Hex) === value
}

/**
 * Returns the address with its EIP-55 checksum. `address` must pass `isEvmAddress` without
 * `strict`.
 *
 * @example
 * ```ts
 * import { toChecksumAddress } from '@latchkit/core/schema'
 *
 * toChecksumAddress('0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359') //
 * '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
 * ```
 */
export function toChecksumAddress(address: Hex): Hex {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(digits))
  const checksummed = [...digits].map((digit, index) => {
    const byte = hash[index >> 1] ?? 0
    const nibble = index % 2 === 0 ? byte >> 4 : byte & 15
    return nibble >= 8 ? digit.toUpperCase() : digit
  })
  return `0x${checksummed.join('')}`
}
