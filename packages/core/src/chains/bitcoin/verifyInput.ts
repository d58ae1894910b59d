import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, concatBytes } from '@noble/hashes/utils'
import { sameBytes } from '../../foundation/encoding/bytes.js'
import type { PsbtView } from './PsbtView.js'
import { parsePushes, parseWitness, type RawTransaction, withSize } from './rawTransaction.js'
import { legacyHash, type SpentOutput, segwitHash, taggedHash, taprootHash } from './signatureHash.js'

type Input = PsbtView['inputs'][number]

/** An input, and the context of its signatures. */
export type SignedInput = {
  readonly tx: RawTransaction
  readonly index: number
  /** The outputs that all inputs of the transaction spend. */
  readonly spent: readonly (SpentOutput | undefined)[]
  readonly input: Input
  /** Signatures that existed before, in hex. */
  readonly known?: ReadonlySet<string> | undefined
}

/**
 * A signature and the public keys it may belong to: ECDSA keys are compressed or not, Schnorr keys
 * have 32 bytes.
 */
type Candidate = { readonly signature: Uint8Array; readonly keys: readonly Uint8Array[] }
type Verify = (signature: Uint8Array, key: Uint8Array, type: number) => boolean

/**
 * Verifies every new signature of an input, final or not, and returns their signature hash types.
 * Supports p2pkh, p2wpkh, p2wsh, both of them within p2sh, p2sh, and taproot by key and by script.
 *
 * @throws `TypeError` if there is none, one is invalid, or one cannot be verified
 */
export function verifyInput(subject: SignedInput): readonly number[] {
  const { index, spent, input, known } = subject
  const own = spent[index]
  if (!own) throw new TypeError('the output that it spends is unknown')
  const isTaproot = own.script.length === 34 && own.script[0] === 0x51
  const { candidates, verify } = isTaproot ? taproot(subject, own) : ecdsa(subject, own, input)
  const added = candidates.filter(({ signature }) => !known?.has(bytesToHex(signature)))
  if (added.length === 0) throw new TypeError('it has no new signature')
  return added.map(({ signature, keys }) => {
    const type = isTaproot ? schnorrType(signature) : (signature.at(-1) ?? 0)
    const isValid = keys.some((key) => isVerified(() => verify(signature, key, type)))
    if (!isValid) throw new TypeError('a signature is invalid')
    return type
  })
}

function isVerified(work: () => boolean): boolean {
  try {
    return work()
  } catch {
    // The bytes are not a signature, or not a key.
    return false
  }
}

function schnorrType(signature: Uint8Array): number {
  if (signature.length === 64) return 0
  const type = signature[64] ?? 0
  if (signature.length !== 65 || type === 0) throw new TypeError('a signature is malformed')
  return type
}

function ecdsa(
  { tx, index }: SignedInput,
  { script, value }: SpentOutput,
  input: Input,
): { readonly candidates: readonly Candidate[]; readonly verify: Verify } {
  const pushes = input.finalScriptSig ? parsePushes(input.finalScriptSig) : []
  const witness = input.finalScriptWitness ? parseWitness(input.finalScriptWitness) : []
  const isFinal = pushes.length + witness.length > 0
  const isNested = isScriptHash(script)
  const redeemScript = isNested ? (isFinal ? pushes.at(-1) : input.redeemScript) : undefined
  if (isNested && !(redeemScript && sameBytes(hash160(redeemScript), script.slice(2, 22))))
    throw new TypeError('its redeem script is not that of the output')
  const program = redeemScript ?? script
  const isSegwit = program[0] === 0 && (program.length === 22 || program.length === 34)
  const isWitnessScript = isSegwit && program.length === 34
  const isKeyHash = isSegwit ? program.length === 22 : isPublicKeyHash(program)
  const witnessScript = isFinal ? witness.at(-1) : input.witnessScript
  if (isWitnessScript && !(witnessScript && sameBytes(sha256(witnessScript), program.slice(2))))
    throw new TypeError('its witness script is not that of the output')
  // BIP-143: for p2wpkh, the script code is the p2pkh script of the key hash.
  const scriptCode = !isSegwit
    ? program
    : isWitnessScript
      ? (witnessScript ?? program)
      : Uint8Array.of(0x76, 0xa9, 20, ...program.slice(2), 0x88, 0xac)
  const keyHash = isSegwit ? program.slice(2) : program.slice(3, 23)
  const scriptKeys = isKeyHash ? [] : parsePushes(scriptCode)
  const belongs = (key: Uint8Array) =>
    isKeyHash ? sameBytes(hash160(key), keyHash) : scriptKeys.some((each) => sameBytes(each, key))
  const stack = isSegwit ? witness : isNested ? pushes.slice(0, -1) : pushes
  const elements = isWitnessScript ? stack.slice(0, -1) : stack
  const keys = isKeyHash ? elements.slice(1) : scriptKeys
  const candidates = isFinal
    ? elements.filter(isDer).map((signature) => ({ signature, keys }))
    : (input.partialSig ?? []).map(({ signature, pubkey }) => ({ signature, keys: [pubkey] }))
  return {
    candidates,
    verify(signature, key, type) {
      const hash = isSegwit
        ? segwitHash(tx, index, { scriptCode, value }, type)
        : legacyHash(tx, index, scriptCode, type)
      const parsed = secp256k1.Signature.fromDER(signature.slice(0, -1)).toCompactRawBytes()
      return belongs(key) && secp256k1.verify(parsed, hash, key, { lowS: false })
    },
  }
}

function taproot(
  { tx, index, spent, input }: SignedInput,
  { script }: SpentOutput,
): { readonly candidates: readonly Candidate[]; readonly verify: Verify } {
  const outputKey = script.slice(2)
  const all = spent.map((output) => {
    if (!output) throw new TypeError('the output that another input spends is unknown')
    return output
  })
  const stack = input.finalScriptWitness ? parseWitness(input.finalScriptWitness) : []
  const annex = stack.length > 1 && stack.at(-1)?.[0] === 0x50 ? stack.at(-1) : undefined
  const elements = annex ? stack.slice(0, -1) : stack
  const verifyWith =
    (leafHash?: Uint8Array): Verify =>
    (signature, key, type) =>
      schnorr.verify(signature.slice(0, 64), taprootHash(tx, index, all, { type, leafHash, annex }), key)
  const byKey = (signature: Uint8Array) => ({
    candidates: [{ signature, keys: [outputKey] }],
    verify: verifyWith(),
  })
  const byScript = (leaf: Leaf, signatures: readonly Uint8Array[]) => {
    if (!commitsTo(leaf, outputKey)) throw new TypeError('the output does not commit to its script')
    const keys = parsePushes(leaf.script).filter(({ length }) => length === 32)
    return {
      candidates: signatures.map((signature) => ({ signature, keys })),
      verify: verifyWith(leafHashOf(leaf)),
    }
  }
  if (elements.length === 1) return byKey(elements[0] ?? new Uint8Array())
  if (elements.length > 1) {
    const [leafScript = new Uint8Array(), controlBlock = new Uint8Array()] = elements.slice(-2)
    const signatures = elements.slice(0, -2).filter(({ length }) => length === 64 || length === 65)
    return byScript({ script: leafScript, controlBlock }, signatures)
  }
  const { tapKeySig, tapScriptSig = [], tapLeafScript = [] } = input
  const parts = [
    ...(tapKeySig ? [byKey(tapKeySig)] : []),
    ...tapScriptSig.map(({ signature, leafHash, pubkey }) => {
      const leaf = tapLeafScript.find((each) => sameBytes(leafHashOf(each), leafHash))
      if (!leaf) throw new TypeError('the script of a signature is missing')
      const part = byScript(leaf, [signature])
      return {
        ...part,
        candidates: [
          { signature, keys: part.candidates[0]?.keys.filter((key) => sameBytes(key, pubkey)) ?? [] },
        ],
      }
    }),
  ]
  return {
    candidates: parts.flatMap(({ candidates }) => candidates),
    verify: (signature, key, type) =>
      parts.some(
        ({ candidates, verify }) =>
          candidates.some((each) => each.signature === signature) && verify(signature, key, type),
      ),
  }
}

type Leaf = { readonly script: Uint8Array; readonly controlBlock: Uint8Array }

function leafHashOf({ script, controlBlock }: Leaf): Uint8Array {
  return taggedHash('TapLeaf', Uint8Array.of((controlBlock[0] ?? 0) & 0xfe), withSize(script))
}

/** Returns whether a taproot output commits to this script (BIP-341). */
function commitsTo(leaf: Leaf, outputKey: Uint8Array): boolean {
  const { controlBlock } = leaf
  if (controlBlock.length < 33 || (controlBlock.length - 33) % 32 !== 0) return false
  const internalKey = controlBlock.slice(1, 33)
  let root = leafHashOf(leaf)
  for (let at = 33; at < controlBlock.length; at += 32) {
    const pair = [root, controlBlock.slice(at, at + 32)].sort(compare)
    root = taggedHash('TapBranch', ...pair)
  }
  return isVerified(() => {
    const { lift_x, pointToBytes } = schnorr.utils
    const tweak = BigInt(`0x${bytesToHex(taggedHash('TapTweak', internalKey, root))}`)
    const point = lift_x(BigInt(`0x${bytesToHex(internalKey)}`))
    const tweaked = point.add(secp256k1.ProjectivePoint.BASE.multiply(tweak))
    return sameBytes(pointToBytes(tweaked), outputKey)
  })
}

function compare(one: Uint8Array, other: Uint8Array): number {
  return bytesToHex(one) < bytesToHex(other) ? -1 : 1
}

/**
 * A DER signature with its hash type: no other element of a witness or script has this prefix and
 * length.
 */
function isDer(bytes: Uint8Array): boolean {
  return bytes[0] === 0x30 && bytes.length >= 9 && bytes.length <= 73 && bytes[1] === bytes.length - 3
}

function isScriptHash(script: Uint8Array): boolean {
  return script.length === 23 && script[0] === 0xa9 && script[1] === 20
}

function isPublicKeyHash(script: Uint8Array): boolean {
  return script.length === 25 && script[0] === 0x76 && script[1] === 0xa9 && script[2] === 20
}

function hash160(bytes: Uint8Array): Uint8Array {
  return ripemd160(sha256(concatBytes(bytes)))
}
