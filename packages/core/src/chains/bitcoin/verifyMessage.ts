import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { sameBytes, toHex } from '../../foundation/encoding/bytes.js'
import type { BitcoinMessageProtocol } from '../../ports/BitcoinMethods.js'
import type { BitcoinAddress } from './bitcoinAddress.js'
import { isPublicKeyOf, redeemScriptOf } from './bitcoinPublicKey.js'
import { parseRawTransaction, parseWitness, type RawTransaction, withSize } from './rawTransaction.js'
import { sha256d, taggedHash } from './signatureHash.js'
import { verifyInput } from './verifyInput.js'

/** An unspendable output of 0 sats: OP_RETURN. */
const unspendable = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 1, 0x6a)

/**
 * Returns whether a message signature is valid for an address: recoverable ECDSA (BIP-137), or
 * BIP-322, simple or full.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki
 */
export function verifyMessage(
  signature: Uint8Array,
  parameters: {
    readonly protocol: BitcoinMessageProtocol
    readonly address: BitcoinAddress
    readonly message: Uint8Array
  },
): boolean {
  const { protocol, address, message } = parameters
  try {
    return protocol === 'ecdsa'
      ? isRecovered(signature, address, message)
      : isBip322(signature, address.script, message)
  } catch {
    // The bytes are not a signature.
    return false
  }
}

/**
 * The header selects the key and whether it is compressed; wallets encode the address type
 * inconsistently.
 */
function isRecovered(signature: Uint8Array, address: BitcoinAddress, message: Uint8Array): boolean {
  const [header = 0] = signature
  const hash = sha256d(utf8ToBytes('\x18Bitcoin Signed Message:\n'), withSize(message))
  const key = secp256k1.Signature.fromCompact(signature.slice(1))
    .addRecoveryBit((header - 27) & 3)
    .recoverPublicKey(hash)
  const isCompressed = header >= 31
  return isPublicKeyOf(toHex(key.toRawBytes(isCompressed)), address)
}

function isBip322(signature: Uint8Array, script: Uint8Array, message: Uint8Array): boolean {
  const outpoint = concatBytes(toSpendId(script, message), new Uint8Array(4))
  const isFull =
    (signature[0] === 0 || signature[0] === 2) && signature.slice(1, 4).every((byte) => byte === 0)
  const tx = isFull ? parseRawTransaction(signature) : toSign(outpoint)
  const [input, ...others] = tx.inputs
  const [output, ...more] = tx.outputs
  const isToSign =
    input !== undefined &&
    output !== undefined &&
    others.length + more.length === 0 &&
    sameBytes(input.outpoint, outpoint) &&
    sameBytes(output, unspendable)
  if (!isToSign) return false
  const signed = isFull
    ? { finalScriptSig: input.scriptSig, finalScriptWitness: toWitness(input.witness) }
    : { finalScriptSig: toScriptSig(script, signature), finalScriptWitness: signature }
  const types = verifyInput({ tx, index: 0, spent: [{ script, value: 0n }], input: signed })
  return types.every((type) => type <= 1)
}

/** The id of the BIP-322 transaction that commits to the message. */
function toSpendId(script: Uint8Array, message: Uint8Array): Uint8Array {
  const commitment = taggedHash('BIP0322-signed-message', message)
  return sha256d(
    new Uint8Array(4),
    Uint8Array.of(1),
    new Uint8Array(32),
    Uint8Array.of(255, 255, 255, 255),
    withSize(concatBytes(Uint8Array.of(0, 32), commitment)),
    new Uint8Array(4),
    Uint8Array.of(1),
    new Uint8Array(8),
    withSize(script),
    new Uint8Array(4),
  )
}

/** The BIP-322 transaction to sign, as the simple format implies it. */
function toSign(outpoint: Uint8Array): RawTransaction {
  const zero = new Uint8Array(4)
  const input = { outpoint, scriptSig: new Uint8Array(), sequence: zero, witness: [] }
  return { version: zero, inputs: [input], outputs: [unspendable], lockTime: zero }
}

/**
 * The simple format omits the redeem script of a segwit program within p2sh: it follows from the
 * witness.
 */
function toScriptSig(script: Uint8Array, signature: Uint8Array): Uint8Array | undefined {
  if (script[0] !== 0xa9) return undefined
  const last = parseWitness(signature).at(-1) ?? new Uint8Array()
  const program = last.length === 33 ? redeemScriptOf(last) : Uint8Array.of(0, 32, ...sha256(last))
  return Uint8Array.of(program.length, ...program)
}

function toWitness(elements: readonly Uint8Array[]): Uint8Array {
  return concatBytes(Uint8Array.of(elements.length), ...elements.map(withSize))
}
