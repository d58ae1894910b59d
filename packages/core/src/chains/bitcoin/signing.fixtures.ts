import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { concatBytes } from '@noble/hashes/utils'
import { fromHex } from '../../foundation/encoding/bytes.js'
import { parseRawTransaction, type RawTransaction, withSize } from './rawTransaction.js'
import type { SpentOutput } from './signatureHash.js'
import type { SignedInput } from './verifyInput.js'

/** The key of the input to sign, and that of another signer. */
export const secret: Uint8Array = fromHex('11'.repeat(32))
export const partner: Uint8Array = fromHex('22'.repeat(32))
export const key: Uint8Array = secp256k1.getPublicKey(secret, true)
export const partnerKey: Uint8Array = secp256k1.getPublicKey(partner, true)
export const xOnly: Uint8Array = schnorr.getPublicKey(secret)
export const partnerXOnly: Uint8Array = schnorr.getPublicKey(partner)

/** The amount that the input to sign spends. */
export const value = 50_000n

/** A payment with one input to sign, one of another owner, and two outputs. */
export const paymentBytes: Uint8Array = fromHex(
  [
    '02000000',
    `02${'33'.repeat(32)}0000000000fdffffff${'44'.repeat(32)}0100000000fdffffff`,
    `023075000000000000160014${'55'.repeat(20)}5c2b000000000000160014${'66'.repeat(20)}`,
    '00000000',
  ].join(''),
)

/** The same payment, parsed. */
export const payment: RawTransaction = parseRawTransaction(paymentBytes)

/** The output that the other input spends. */
export const other: SpentOutput = { script: fromHex(`0014${'77'.repeat(20)}`), value: 1_000n }

/** Returns the final fields of an input of a signed transaction. */
export function finalFields({ inputs }: RawTransaction, index: number): SignedInput['input'] {
  const { scriptSig = new Uint8Array(), witness = [] } = inputs[index] ?? {}
  return {
    ...(scriptSig.length > 0 && { finalScriptSig: scriptSig }),
    ...(witness.length > 0 && { finalScriptWitness: toWitness(...witness) }),
  }
}

/** Serialises the elements of a witness. */
export function toWitness(...elements: readonly Uint8Array[]): Uint8Array {
  return concatBytes(Uint8Array.of(elements.length), ...elements.map(withSize))
}

/** Flips bits of one byte. */
export function changed(bytes: Uint8Array, index: number, bits: number): Uint8Array {
  return bytes.map((byte, at) => (at === index ? byte ^ bits : byte))
}
