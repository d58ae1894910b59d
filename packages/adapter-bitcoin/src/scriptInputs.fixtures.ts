import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { hex } from '@scure/base'
import { p2pkh, p2sh, p2tr, p2wpkh, Script, type ScriptType } from '@scure/btc-signer'
import { tapLeafHash } from '@scure/btc-signer/payment.js'
import {
  concatBytes,
  hash160,
  sha256,
  tagSchnorr,
  taprootTweakPrivKey,
  taprootTweakPubkey,
} from '@scure/btc-signer/utils.js'
import type { Transaction } from 'bitcoinjs-lib'
import { regtest } from './verify.fixtures.js'

// Signature hashes are bitcoinjs-lib's, scripts and trees are @scure/btc-signer's: other code than that under test.

/** The key of the user, and that of another signer. */
const secret: Uint8Array = hex.decode('71'.repeat(32))
const partner: Uint8Array = hex.decode('72'.repeat(32))
export const key: Uint8Array = secp256k1.getPublicKey(secret, true)
const partnerKey = secp256k1.getPublicKey(partner, true)
const fullKey = secp256k1.getPublicKey(secret, false)
const xOnly = schnorr.getPublicKey(secret)
const partnerXOnly = schnorr.getPublicKey(partner)
/** A point with unknown discrete logarithm (BIP-341). */
const unspendable = hex.decode('50929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac0')

/** The addresses of the user, by their form. */
export const addresses: Readonly<Record<'p2pkh' | 'p2wpkh' | 'p2sh' | 'p2tr', string>> = {
  p2pkh: p2pkh(key, regtest).address ?? '',
  p2wpkh: p2wpkh(key, regtest).address ?? '',
  p2sh: p2sh(p2wpkh(key, regtest), regtest).address ?? '',
  p2tr: p2tr(xOnly, undefined, regtest).address ?? '',
}

/** The amount of each output. */
export const amount = 40_000n

type Fields = Readonly<Record<string, unknown>>
type Signed = {
  /** The fields of the user's signature, in names of bitcoinjs-lib. */
  readonly partial: Fields
  readonly final: Fields
}

/** An output that the user signs for, with a script. */
export type ScriptInput = {
  readonly name: string
  readonly script: Uint8Array
  /** The fields of a PSBT input, in names of bitcoinjs-lib. */
  readonly fields: Fields
  readonly isSegwit: boolean
  readonly isTaproot?: boolean
  /** Relative lock time in blocks. */
  readonly sequence?: number
  readonly sign: (transaction: Transaction) => Signed
}

const all = 1
const preimage = hex.decode('5a'.repeat(32))

function toWitness(...elements: readonly Uint8Array[]): Uint8Array {
  const sized = elements.map((element) => concatBytes(Uint8Array.of(element.length), element))
  return concatBytes(Uint8Array.of(elements.length), ...sized)
}

function signEcdsa(hash: Uint8Array, by = secret): Uint8Array {
  return concatBytes(secp256k1.sign(hash, by, { prehash: false, format: 'der' }), Uint8Array.of(all))
}

/** An output of p2wsh. `unlock` returns what precedes the script in the witness. */
function witnessScript(
  name: string,
  operations: ScriptType,
  unlock: (signature: Uint8Array, sign: (by: Uint8Array) => Uint8Array) => readonly Uint8Array[],
  sequence?: number,
): ScriptInput {
  const script = Script.encode(operations)
  return {
    name,
    script: concatBytes(Uint8Array.of(0, 32), sha256(script)),
    fields: { witnessScript: script },
    isSegwit: true,
    ...(sequence === undefined ? {} : { sequence }),
    sign(transaction) {
      const hash = transaction.hashForWitnessV0(0, script, amount, all)
      const signature = signEcdsa(hash)
      const stack = unlock(signature, (by) => signEcdsa(hash, by))
      return {
        partial: { partialSig: [{ pubkey: key, signature }] },
        final: { finalScriptWitness: toWitness(...stack, script) },
      }
    },
  }
}

/** An output older than segwit: a bare script, or its hash. */
function legacyScript(
  name: string,
  operations: ScriptType,
  isNested: boolean,
  pubkey: Uint8Array,
  unlock: (signature: Uint8Array) => ScriptType,
): ScriptInput {
  const script = Script.encode(operations)
  return {
    name,
    script: isNested ? concatBytes(Uint8Array.of(0xa9, 20), hash160(script), Uint8Array.of(0x87)) : script,
    fields: isNested ? { redeemScript: script } : {},
    isSegwit: false,
    sign(transaction) {
      const signature = signEcdsa(transaction.hashForSignature(0, script, all))
      const scriptSig = [...unlock(signature), ...(isNested ? [script] : [])]
      return {
        partial: { partialSig: [{ pubkey, signature }] },
        final: { finalScriptSig: Script.encode(scriptSig) },
      }
    },
  }
}

/** Returns the locking script of a taproot output (BIP-341), and what proves a leaf of it. */
function createTree(
  internalKey: Uint8Array,
  script: Uint8Array,
): Readonly<Record<'output' | 'leafHash' | 'root' | 'controlBlock', Uint8Array>> {
  const leafHash = tapLeafHash(script)
  const other = tapLeafHash(Script.encode([partnerXOnly, 'CHECKSIG']))
  const pair = hex.encode(leafHash) < hex.encode(other) ? [leafHash, other] : [other, leafHash]
  const root = tagSchnorr('TapBranch', ...pair)
  const [outputKey, parity] = taprootTweakPubkey(internalKey, root)
  const controlBlock = concatBytes(Uint8Array.of(0xc0 + parity), internalKey, other)
  return { output: concatBytes(Uint8Array.of(0x51, 32), outputKey), leafHash, root, controlBlock }
}

/** An output of taproot without a usable key path, and two scripts. */
function tapScript(
  name: string,
  operations: ScriptType,
  unlock: (signature: Uint8Array, sign: (by: Uint8Array) => Uint8Array) => readonly Uint8Array[],
): ScriptInput {
  const script = Script.encode(operations)
  const { output, leafHash, controlBlock } = createTree(unspendable, script)
  return {
    name,
    script: output,
    fields: { tapLeafScript: [{ leafVersion: 0xc0, script, controlBlock }] },
    isSegwit: true,
    isTaproot: true,
    sign(transaction) {
      const hash = transaction.hashForWitnessV1(0, [output], [amount], 0, leafHash)
      const signature = schnorr.sign(hash, secret)
      const stack = unlock(signature, (by) => schnorr.sign(hash, by))
      return {
        partial: { tapScriptSig: [{ pubkey: xOnly, leafHash, signature }] },
        final: { finalScriptWitness: toWitness(...stack, script, controlBlock) },
      }
    },
  }
}

/** An output of taproot with the user's internal key, and scripts of the partner. */
function keyPath(): ScriptInput {
  const { output, root } = createTree(xOnly, Script.encode([partnerXOnly, 'CHECKSIGVERIFY', 1]))
  return {
    name: 'taproot key path of an output with scripts (BIP-341)',
    script: output,
    fields: { tapInternalKey: xOnly, tapMerkleRoot: root },
    isSegwit: true,
    isTaproot: true,
    sign(transaction) {
      const hash = transaction.hashForWitnessV1(0, [output], [amount], 0)
      const signature = schnorr.sign(hash, taprootTweakPrivKey(secret, root))
      return { partial: { tapKeySig: signature }, final: { finalScriptWitness: toWitness(signature) } }
    },
  }
}

const two = [2, key, partnerKey, 2, 'CHECKMULTISIG'] as const
/** BIP-199: the receiver has the preimage, the sender waits. Both keys are named by their hash. */
const hashLock = (receiver: Uint8Array, sender: Uint8Array): ScriptType => [
  ...([
    'IF',
    'SIZE',
    32,
    'EQUALVERIFY',
    'SHA256',
    sha256(preimage),
    'EQUALVERIFY',
    'DUP',
    'HASH160',
  ] as const),
  hash160(receiver),
  ...(['ELSE', 1, 'CHECKSEQUENCEVERIFY', 'DROP', 'DUP', 'HASH160'] as const),
  hash160(sender),
  ...(['ENDIF', 'EQUALVERIFY', 'CHECKSIG'] as const),
]
const one = Uint8Array.of(1)
const empty = new Uint8Array()

/** Outputs with scripts that name the user's key or its hash. */
export const scriptInputs: readonly ScriptInput[] = [
  witnessScript('p2wsh, 2 of 2', [...two], (own, sign) => [empty, own, sign(partner)]),
  witnessScript('p2wsh, HTLC (BIP-199), by preimage', hashLock(key, partnerKey), (own) => [
    own,
    key,
    preimage,
    one,
  ]),
  witnessScript(
    'p2wsh, HTLC (BIP-199), after its time',
    hashLock(partnerKey, key),
    (own) => [own, key, empty],
    1,
  ),
  witnessScript(
    'p2wsh, vault with the key in a branch',
    ['IF', partnerKey, 'ELSE', 1, 'CHECKSEQUENCEVERIFY', 'DROP', key, 'ENDIF', 'CHECKSIG'],
    (own) => [own, empty],
    1,
  ),
  witnessScript('p2wsh, p2pkh', ['DUP', 'HASH160', hash160(key), 'EQUALVERIFY', 'CHECKSIG'], (own) => [
    own,
    key,
  ]),
  legacyScript('bare p2pk', [key, 'CHECKSIG'], false, key, (own) => [own]),
  legacyScript('bare p2pk, uncompressed key', [fullKey, 'CHECKSIG'], false, fullKey, (own) => [own]),
  legacyScript('bare 1 of 2', [1, key, partnerKey, 2, 'CHECKMULTISIG'], false, key, (own) => [0, own]),
  legacyScript(
    'p2sh, 1 of 2 with an uncompressed key',
    [1, fullKey, partnerKey, 2, 'CHECKMULTISIG'],
    true,
    fullKey,
    (own) => [0, own],
  ),
  legacyScript(
    'p2sh, p2pkh of an uncompressed key',
    ['DUP', 'HASH160', hash160(fullKey), 'EQUALVERIFY', 'CHECKSIG'],
    true,
    fullKey,
    (own) => [own, fullKey],
  ),
  tapScript('taproot script path, one key (BIP-342)', [xOnly, 'CHECKSIG'], (own) => [own]),
  tapScript(
    'taproot script path, OP_CHECKSIGADD (BIP-342)',
    [xOnly, 'CHECKSIG', partnerXOnly, 'CHECKSIGADD', 2, 'NUMEQUAL'],
    (own, sign) => [sign(partner), own],
  ),
  tapScript(
    'taproot script path, key by its hash',
    ['DUP', 'HASH160', hash160(xOnly), 'EQUALVERIFY', 'CHECKSIG'],
    (own) => [own, xOnly],
  ),
  tapScript(
    'taproot script path, preimage of 64 bytes',
    ['SHA256', sha256(concatBytes(preimage, preimage)), 'EQUALVERIFY', xOnly, 'CHECKSIG'],
    (own) => [own, concatBytes(preimage, preimage)],
  ),
  keyPath(),
]
