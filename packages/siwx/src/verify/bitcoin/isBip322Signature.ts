import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { hash160, isEqual, sha256d, taggedHash, withSize } from './hashes.js'
import type { BitcoinAddress } from './parseAddress.js'

const zero = new Uint8Array(4)
/** An output of 0 sats that cannot be spent (OP_RETURN), with the size of its script. */
const output = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 1, 0x6a)
const sighashAll = 1

/**
 * Returns whether a signature in the simple format of BIP-322, the witness of its virtual transaction, is valid for the key
 * of an address: P2WPKH, also within P2SH, or P2TR.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki
 */
export function isBip322Signature(
  signature: Uint8Array,
  address: BitcoinAddress,
  message: Uint8Array,
): boolean {
  const witness = parseWitness(signature)
  const outpoint = concatBytes(hashToSpend(address.script, message), zero)
  if (address.kind === 'p2tr') return isTaprootSigned(witness, address, outpoint)
  return address.kind !== 'p2pkh' && isSegwitSigned(witness, address, outpoint)
}

function isSegwitSigned(
  witness: readonly Uint8Array[],
  { kind, program }: BitcoinAddress,
  outpoint: Uint8Array,
): boolean {
  const [signature, key, ...others] = witness
  if (!signature || key?.length !== 33 || others.length > 0 || signature.at(-1) !== sighashAll) return false
  const keyHash = hash160(key)
  const owner = kind === 'p2sh' ? hash160(Uint8Array.of(0, 20, ...keyHash)) : keyHash
  if (!isEqual(owner, program)) return false
  // BIP-143, with the script of P2PKH.
  const hash = sha256d(
    zero,
    sha256d(outpoint),
    sha256d(zero),
    outpoint,
    withSize(Uint8Array.of(0x76, 0xa9, 20, ...keyHash, 0x88, 0xac)),
    new Uint8Array(8),
    zero,
    sha256d(output),
    zero,
    Uint8Array.of(sighashAll, 0, 0, 0),
  )
  // BIP-322 requires the rules of relayed transactions: strict DER, and `s` in the lower half.
  return secp256k1.verify(
    secp256k1.Signature.fromDER(signature.slice(0, -1)).toCompactRawBytes(),
    hash,
    key,
    { lowS: true },
  )
}

function isTaprootSigned(
  witness: readonly Uint8Array[],
  { program, script }: BitcoinAddress,
  outpoint: Uint8Array,
): boolean {
  const [signature, ...others] = witness
  const isAll = signature?.length === 65 && signature[64] === sighashAll
  if (!signature || others.length > 0 || !(isAll || signature.length === 64)) return false
  // BIP-341, by the output key.
  const hash = taggedHash(
    'TapSighash',
    Uint8Array.of(0, isAll ? sighashAll : 0),
    zero,
    zero,
    sha256(outpoint),
    sha256(new Uint8Array(8)),
    sha256(withSize(script)),
    sha256(zero),
    sha256(output),
    Uint8Array.of(0),
    zero,
  )
  return schnorr.verify(signature.slice(0, 64), hash, program)
}

/** The id of the virtual transaction that commits to the message. */
function hashToSpend(script: Uint8Array, message: Uint8Array): Uint8Array {
  const commitment = taggedHash('BIP0322-signed-message', message)
  return sha256d(
    zero,
    Uint8Array.of(1),
    new Uint8Array(32),
    Uint8Array.of(255, 255, 255, 255),
    withSize(concatBytes(Uint8Array.of(0, 32), commitment)),
    zero,
    Uint8Array.of(1),
    new Uint8Array(8),
    withSize(script),
    zero,
  )
}

/** The witnesses of one key have at most two elements, each shorter than 253 bytes. */
function parseWitness(bytes: Uint8Array): readonly Uint8Array[] {
  const elements: Uint8Array[] = []
  let at = 1
  for (let count = bytes[0] ?? 0; count > 0 && elements.length < 3; count--) {
    const length = bytes[at] ?? 255
    const element = bytes.slice(at + 1, at + 1 + length)
    if (length >= 0xfd || element.length !== length) throw new TypeError('The witness is cut off.')
    elements.push(element)
    at += 1 + length
  }
  if (at !== bytes.length) throw new TypeError('Bytes follow the witness.')
  return elements
}
