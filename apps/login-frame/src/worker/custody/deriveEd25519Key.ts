import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { zeroise } from '../../shared/bytes/zeroise.js'

/**
 * Derives an Ed25519 key from a seed (SLIP-10).
 *
 * @param path Indexes without the hardened bit. Ed25519 has hardened derivation only.
 * @see https://github.com/satoshilabs/slips/blob/master/slip-0010.md
 */
export function deriveEd25519Key(seed: Uint8Array, path: readonly number[]): Uint8Array {
  let node = hmac(sha512, new TextEncoder().encode('ed25519 seed'), seed)
  for (const index of path) {
    const data = concatBytes(Uint8Array.of(0), node.subarray(0, 32), toHardened(index))
    const child = hmac(sha512, node.subarray(32), data)
    zeroise(data, node)
    node = child
  }
  const key = node.slice(0, 32)
  zeroise(node)
  return key
}

function toHardened(index: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, index + 0x8000_0000)
  return bytes
}
