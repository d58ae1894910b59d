import { ripemd160, sha1 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { sameBytes } from '../../foundation/encoding/bytes.js'

/** The script that an ECDSA signature commits to, and the form of its output. */
export type EcdsaScript = {
  /** Whether signatures have the hash of BIP-143. */
  readonly isSegwit: boolean
  /** Whether the output is p2sh. */
  readonly isNested: boolean
  /** Whether the output is p2wsh, or p2wsh within p2sh. */
  readonly isWitnessScript: boolean
  /** The script that signatures commit to. */
  readonly scriptCode: Uint8Array
  /** The hash of the only key, for p2pkh, p2wpkh, and both of them within p2sh. */
  readonly keyHash?: Uint8Array | undefined
}

/**
 * Finds the script that signatures of an input commit to: of p2pk, p2pkh, p2wpkh, p2wsh, bare scripts, and all of them
 * within p2sh.
 *
 * @param script The locking script of the output that the input spends.
 * @throws `TypeError` if the output does not commit to the given scripts
 */
export function resolveEcdsaScript(
  script: Uint8Array,
  {
    redeemScript,
    witnessScript,
  }: {
    readonly redeemScript?: Uint8Array | undefined
    readonly witnessScript?: Uint8Array | undefined
  },
): EcdsaScript {
  const isNested = script.length === 23 && script[0] === 0xa9 && script[1] === 20
  if (isNested && !(redeemScript && sameBytes(hash160(redeemScript), script.slice(2, 22))))
    throw new TypeError('its redeem script is not that of the output')
  const program = isNested && redeemScript ? redeemScript : script
  const isSegwit = program[0] === 0 && program.length === (program[1] ?? 0) + 2 && program.length >= 22
  const isWitnessScript = isSegwit && program.length === 34
  if (isWitnessScript && !(witnessScript && sameBytes(sha256(witnessScript), program.slice(2))))
    throw new TypeError('its witness script is not that of the output')
  const form = { isSegwit, isNested, isWitnessScript }
  if (isWitnessScript && witnessScript) return { ...form, scriptCode: witnessScript }
  // BIP-143: for p2wpkh, the script code is the p2pkh script of the key hash.
  if (isSegwit) {
    const keyHash = program.slice(2)
    return { ...form, scriptCode: Uint8Array.of(0x76, 0xa9, 20, ...keyHash, 0x88, 0xac), keyHash }
  }
  const isKeyHash = program.length === 25 && program[0] === 0x76 && program[1] === 0xa9 && program[2] === 20
  return { ...form, scriptCode: program, ...(isKeyHash && { keyHash: program.slice(3, 23) }) }
}

/** Returns whether a script names a key: the key is one of its pushes, or has one of them as its hash. */
export function namesKey(pushes: readonly Uint8Array[], key: Uint8Array): boolean {
  return [key, ...hashesOf(key)].some((name) => pushes.some((push) => sameBytes(push, name)))
}

/** Returns whether a script has a hash of these bytes, as hash locks do. */
export function isPreimage(pushes: readonly Uint8Array[], bytes: Uint8Array): boolean {
  return hashesOf(bytes).some((hash) => pushes.some((push) => sameBytes(push, hash)))
}

/** Returns what the hash operations of scripts return: HASH160, SHA256, HASH256, RIPEMD160, SHA1. */
export function hashesOf(bytes: Uint8Array): readonly Uint8Array[] {
  const once = sha256(concatBytes(bytes))
  return [ripemd160(once), once, sha256(once), ripemd160(bytes), sha1(bytes)]
}

/** RIPEMD-160 of SHA-256. */
export function hash160(bytes: Uint8Array): Uint8Array {
  return ripemd160(sha256(concatBytes(bytes)))
}
