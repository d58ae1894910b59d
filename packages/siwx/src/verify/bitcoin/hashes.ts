import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'

/** SHA-256 twice. */
export function sha256d(...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(sha256(concatBytes(...parts)))
}

/** RIPEMD-160 of SHA-256, the hash of a public key or script. */
export function hash160(bytes: Uint8Array): Uint8Array {
  return ripemd160(sha256(bytes))
}

/**
 * The tagged hash of BIP-340.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0340.mediawiki
 */
export function taggedHash(tag: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const prefix = sha256(utf8ToBytes(tag))
  return sha256(concatBytes(prefix, prefix, ...parts))
}

/** Returns bytes after their length as a CompactSize. */
export function withSize(bytes: Uint8Array): Uint8Array {
  const { length } = bytes
  const size =
    length < 0xfd
      ? [length]
      : length <= 0xffff
        ? [0xfd, length & 255, length >> 8]
        : [0xfe, length & 255, (length >> 8) & 255, (length >> 16) & 255, length >>> 24]
  return concatBytes(Uint8Array.from(size), bytes)
}

/** Returns whether two byte strings are equal. The values are public. */
export function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}
