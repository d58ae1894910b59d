import { keccak_256 } from '@noble/hashes/sha3'
import { toHex } from '../../../foundation/encoding/bytes.js'
import type { Hex } from '../../../foundation/encoding/hex.js'

/**
 * Returns the hash of a name in its normal form (ENSIP-1, "namehash").
 *
 * @see https://docs.ens.domains/ensip/1
 */
export function toNode(name: string): Hex {
  const encoder = new TextEncoder()
  const hash = (label: string) => keccak_256(encoder.encode(label))
  let node: Uint8Array = new Uint8Array(32)
  for (const label of name.split('.').reverse()) node = keccak_256(Uint8Array.from([...node, ...hash(label)]))
  return `0x${toHex(node)}`
}

/**
 * Returns a name in the encoding of DNS, in which each label has its length in front (ENSIP-10).
 *
 * @see https://docs.ens.domains/ensip/10
 */
export function toDnsName(name: string): Hex {
  const encoder = new TextEncoder()
  const labels = name.split('.').map((label) => encoder.encode(label))
  return `0x${labels.map((label) => toHex(Uint8Array.of(label.length, ...label))).join('')}00`
}
