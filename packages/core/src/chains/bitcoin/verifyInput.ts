import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex } from '@noble/hashes/utils'
import { sameBytes } from '../../foundation/encoding/bytes.js'
import { isPreimage, namesKey, resolveEcdsaScript } from './ecdsaScripts.js'
import type { PsbtView } from './PsbtView.js'
import {
  parsePushes,
  parseScriptCodes,
  parseWitness,
  type RawTransaction,
  withoutSeparators,
} from './rawTransaction.js'
import { legacyHash, type SpentOutput, segwitHash, taprootHash } from './signatureHash.js'
import { commitsTo, isTaprootScript, leafHashOf, type TapLeaf } from './taprootScripts.js'

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
 * Supports every form of output: p2pk, p2pkh, p2wpkh, p2wsh, scripts within p2sh, bare scripts, and taproot by key and
 * by script. Scripts may name a key or its hash.
 *
 * @throws `TypeError` if there is none, one is invalid, or one cannot be verified
 */
export function verifyInput(subject: SignedInput): readonly number[] {
  const { index, spent, input, known } = subject
  const own = spent[index]
  if (!own) throw new TypeError('the output that it spends is unknown')
  const isTaproot = isTaprootScript(own.script)
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
  const given = isFinal ? { redeemScript: pushes.at(-1), witnessScript: witness.at(-1) } : input
  const { isSegwit, isNested, isWitnessScript, scriptCode, keyHash } = resolveEcdsaScript(script, given)
  const names = keyHash ? [keyHash] : parsePushes(scriptCode)
  const stack = isSegwit ? witness : isNested ? pushes.slice(0, -1) : pushes
  const elements = isWitnessScript ? stack.slice(0, -1) : stack
  const keys = [...names, ...elements].filter(isEcdsaKey)
  const candidates = isFinal
    ? elements
        .filter((element) => isDer(element) && !isPreimage(names, element))
        .map((signature) => ({ signature, keys }))
    : (input.partialSig ?? []).map(({ signature, pubkey }) => ({ signature, keys: [pubkey] }))
  return {
    candidates,
    verify(signature, key, type) {
      if (!namesKey(names, key)) return false
      const parsed = secp256k1.Signature.fromDER(signature.slice(0, -1)).toCompactRawBytes()
      return parseScriptCodes(scriptCode).some(({ code }) => {
        const hash = isSegwit
          ? segwitHash(tx, index, { scriptCode: code, value }, type)
          : legacyHash(tx, index, withoutSeparators(code), type)
        return secp256k1.verify(parsed, hash, key, { lowS: false })
      })
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
    (leaf?: TapLeaf): Verify =>
    (signature, key, type) => {
      const leafHash = leaf && leafHashOf(leaf)
      const codes = leaf ? parseScriptCodes(leaf.script) : [{}]
      return codes.some(({ separator }: { readonly separator?: number }) => {
        const hash = taprootHash(tx, index, all, { type, leafHash, separator, annex })
        return schnorr.verify(signature.slice(0, 64), hash, key)
      })
    }
  const byKey = (signature: Uint8Array) => ({
    candidates: [{ signature, keys: [outputKey] }],
    verify: verifyWith(),
  })
  const byScript = (leaf: TapLeaf, signatures: readonly Uint8Array[], stack: readonly Uint8Array[]) => {
    if (!commitsTo(leaf, outputKey)) throw new TypeError('the output does not commit to its script')
    const names = parsePushes(leaf.script)
    const keys = [...names, ...stack].filter((key) => key.length === 32 && namesKey(names, key))
    return {
      candidates: signatures
        .filter((signature) => !isPreimage(names, signature))
        .map((signature) => ({ signature, keys })),
      verify: verifyWith(leaf),
    }
  }
  if (elements.length === 1) return byKey(elements[0] ?? new Uint8Array())
  if (elements.length > 1) {
    const [leafScript = new Uint8Array(), controlBlock = new Uint8Array()] = elements.slice(-2)
    const stack = elements.slice(0, -2)
    const signatures = stack.filter(({ length }) => length === 64 || length === 65)
    return byScript({ script: leafScript, controlBlock }, signatures, stack)
  }
  const { tapKeySig, tapScriptSig = [], tapLeafScript = [] } = input
  const parts = [
    ...(tapKeySig ? [byKey(tapKeySig)] : []),
    ...tapScriptSig.map(({ signature, leafHash, pubkey }) => {
      const leaf = tapLeafScript.find((each) => sameBytes(leafHashOf(each), leafHash))
      if (!leaf) throw new TypeError('the script of a signature is missing')
      const part = byScript(leaf, [signature], [pubkey])
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

/**
 * A DER signature with its hash type: no other element of a witness or script has this prefix and
 * length.
 */
function isDer(bytes: Uint8Array): boolean {
  return bytes[0] === 0x30 && bytes.length >= 9 && bytes.length <= 73 && bytes[1] === bytes.length - 3
}

/** A public key in a compressed or an uncompressed encoding. */
function isEcdsaKey({ length, 0: prefix }: Uint8Array): boolean {
  return length === 33 ? prefix === 2 || prefix === 3 : length === 65 && prefix === 4
}
