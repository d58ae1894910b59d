import type { PsbtView } from '../../../chains/bitcoin/PsbtView.js'
import {
  createByteReader as createReader,
  type ByteReader as Reader,
} from '../../../foundation/encoding/byteReader.js'

type Entry = { readonly type: number; readonly key: Uint8Array; readonly value: Uint8Array }
type Input = PsbtView['inputs'][number]

const magic = [0x70, 0x73, 0x62, 0x74, 0xff]
// The input field types of BIP-174 and BIP-371.
const nonWitnessUtxo = 0x00
const witnessUtxo = 0x01
const partialSig = 0x02
const sighashType = 0x03
const redeemScript = 0x04
const witnessScript = 0x05
const bip32Derivation = 0x06
const finalScriptSig = 0x07
const finalScriptWitness = 0x08
const tapKeySig = 0x13
const tapScriptSig = 0x14
const tapLeafScript = 0x15
const tapBip32Derivation = 0x16
const tapInternalKey = 0x17
const tapMerkleRoot = 0x18
/** BIP-371: an x-only public key, followed by a leaf hash. */
const keyBytes = 32

/**
 * Parses the parts of a PSBT of version 0 (BIP-174) that are compared with another PSBT.
 *
 * @throws `TypeError` if it is not a valid PSBT
 * @see https://github.com/bitcoin/bips/blob/master/bip-0174.mediawiki
 */
export function readPsbt(bytes: Uint8Array): PsbtView {
  const reader = createReader(bytes)
  if (magic.some((byte) => reader.byte() !== byte)) throw new TypeError('it is not a PSBT')
  const transaction = entries(reader).find(({ type }) => type === 0x00)?.value
  if (!transaction) throw new TypeError('it contains no transaction')
  const inputs = readTransaction(transaction).spent.map((vout) => toInput(entries(reader), vout))
  return { transaction, inputs }
}

/** Whether every input is finalized, so that the transaction can be sent. */
export function isFinal({ inputs }: PsbtView): boolean {
  return inputs.every((input) => input.finalScriptSig !== undefined || input.finalScriptWitness !== undefined)
}

function toInput(fields: readonly Entry[], vout: number): Input {
  const valueIn = (wantedType: number) => fields.find(({ type }) => type === wantedType)?.value
  const all = (wantedType: number) => fields.filter(({ type }) => type === wantedType)
  const witness = valueIn(witnessUtxo)
  const previous = valueIn(nonWitnessUtxo)
  const spent = witness
    ? readOutput(createReader(witness))
    : previous && readTransaction(previous).outputs[vout]
  const signatures = all(partialSig)
  const tapSignatures = all(tapScriptSig)
  const tapLeaves = all(tapLeafScript)
  const type = valueIn(sighashType)
  const toPubkey = ({ key }: Entry) => ({ pubkey: key })
  const derived = all(bip32Derivation).map(toPubkey)
  const tapDerived = all(tapBip32Derivation).map(toPubkey)
  return {
    ...spent,
    ...(type && { sighashType: createReader(type).number(4) }),
    redeemScript: valueIn(redeemScript),
    witnessScript: valueIn(witnessScript),
    ...(signatures.length > 0 && {
      partialSig: signatures.map(({ key, value }) => ({ pubkey: key, signature: value })),
    }),
    tapKeySig: valueIn(tapKeySig),
    ...(tapSignatures.length > 0 && {
      tapScriptSig: tapSignatures.map(({ key, value }) => ({
        pubkey: key.slice(0, keyBytes),
        leafHash: key.slice(keyBytes),
        signature: value,
      })),
    }),
    ...(tapLeaves.length > 0 && {
      // The last byte is the leaf version, which the control block contains too.
      tapLeafScript: tapLeaves.map(({ key, value }) => ({ controlBlock: key, script: value.slice(0, -1) })),
    }),
    tapInternalKey: valueIn(tapInternalKey),
    tapMerkleRoot: valueIn(tapMerkleRoot),
    ...(derived.length > 0 && { bip32Derivation: derived }),
    ...(tapDerived.length > 0 && { tapBip32Derivation: tapDerived }),
    finalScriptSig: valueIn(finalScriptSig),
    finalScriptWitness: valueIn(finalScriptWitness),
  }
}

/** The fields of one map, up to its separator. */
function entries(reader: Reader): readonly Entry[] {
  const found: Entry[] = []
  for (;;) {
    const length = reader.size()
    if (length === 0) return found
    const [type = 0, ...key] = reader.take(length)
    found.push({ type, key: Uint8Array.from(key), value: reader.sized() })
  }
}

/** Reads the outputs, and for each input the index of the output that it spends in the previous transaction. */
function readTransaction(bytes: Uint8Array): {
  readonly spent: readonly number[]
  readonly outputs: readonly Output[]
} {
  const reader = createReader(bytes)
  reader.take(4)
  // A transaction with witnesses is marked by an input count of zero (BIP-144).
  if (bytes[4] === 0) reader.take(2)
  const spent = reader.list(() => {
    reader.take(32)
    const vout = reader.number(4)
    reader.take(reader.size())
    reader.take(4)
    return vout
  })
  const outputs = reader.list(() => readOutput(reader))
  return { spent, outputs }
}

type Output = { readonly script: Uint8Array; readonly value: bigint }

function readOutput(reader: Reader): Output {
  const value = new DataView(reader.take(8).buffer).getBigUint64(0, true)
  return { value, script: reader.sized() }
}
