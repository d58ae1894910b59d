import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex } from '@noble/hashes/utils'
import { sameBytes } from '../../foundation/encoding/bytes.js'
import { withSize } from './rawTransaction.js'
import { taggedHash } from './signatureHash.js'

/**
 * A script of a taproot output, and the proof that the output commits to it (BIP-341).
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0341.mediawiki
 */
export type TapLeaf = { readonly script: Uint8Array; readonly controlBlock: Uint8Array }

/** Returns whether a locking script belongs to a taproot output. */
export function isTaprootScript(script: Uint8Array): boolean {
  return script.length === 34 && script[0] === 0x51 && script[1] === 32
}

/** Returns the hash of a leaf with its version (BIP-341). */
export function leafHashOf({ script, controlBlock }: TapLeaf): Uint8Array {
  return taggedHash('TapLeaf', Uint8Array.of((controlBlock[0] ?? 0) & 0xfe), withSize(script))
}

/** Returns whether a taproot output commits to this script (BIP-341). */
export function commitsTo(leaf: TapLeaf, outputKey: Uint8Array): boolean {
  const { controlBlock } = leaf
  if (controlBlock.length < 33 || (controlBlock.length - 33) % 32 !== 0) return false
  let root = leafHashOf(leaf)
  for (let at = 33; at < controlBlock.length; at += 32) {
    const pair = [root, controlBlock.slice(at, at + 32)].sort(compare)
    root = taggedHash('TapBranch', ...pair)
  }
  const tweaked = tweakKey(controlBlock.slice(1, 33), root)
  return tweaked !== undefined && sameBytes(tweaked, outputKey)
}

/**
 * Returns the output key of an internal key and the root of its scripts (BIP-341), or `undefined` if the bytes are no
 * key.
 *
 * @param root Empty for an output without scripts.
 */
export function tweakKey(
  internalKey: Uint8Array,
  root: Uint8Array = new Uint8Array(),
): Uint8Array | undefined {
  try {
    const { lift_x, pointToBytes } = schnorr.utils
    const tweak = BigInt(`0x${bytesToHex(taggedHash('TapTweak', internalKey, root))}`)
    const point = lift_x(BigInt(`0x${bytesToHex(internalKey)}`))
    return pointToBytes(point.add(secp256k1.ProjectivePoint.BASE.multiply(tweak)))
  } catch {
    return undefined
  }
}

function compare(one: Uint8Array, other: Uint8Array): number {
  return bytesToHex(one) < bytesToHex(other) ? -1 : 1
}
