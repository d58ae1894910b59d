import type { PsbtView } from '../../bip122/comparePsbts.js'

type Entry = { readonly type: number; readonly value: Uint8Array }
type Input = PsbtView['inputs'][number]

const magic = [0x70, 0x73, 0x62, 0x74, 0xff]
// BIP-174's and BIP-371's types of an input's fields.
const nonWitnessUtxo = 0x00
const witnessUtxo = 0x01
const partialSig = 0x02
const finalScriptSig = 0x07
const finalScriptWitness = 0x08
const tapKeySig = 0x13
const tapScriptSig = 0x14

/**
 * Reads a PSBT of version 0 (BIP-174), as far as it takes to compare two of them.
 *
 * @throws `TypeError` where it is none
 */
export function readPsbt(bytes: Uint8Array): PsbtView {
  const reader = createReader(bytes)
  if (magic.some((byte) => reader.byte() !== byte)) throw new TypeError('it is no PSBT')
  const transaction = entries(reader).find(({ type }) => type === 0x00)?.value
  if (!transaction) throw new TypeError('it holds no transaction')
  const inputs = outpoints(transaction).map((vout) => toInput(entries(reader), vout))
  return { transaction, inputs }
}

/** Whether every input is finished: nothing has to be added before it is sent. */
export function isFinal({ inputs }: PsbtView): boolean {
  return inputs.every((input) => input.finalScriptSig !== undefined || input.finalScriptWitness !== undefined)
}

function toInput(fields: readonly Entry[], vout: number): Input {
  const valueIn = (wanted: number) => fields.find(({ type }) => type === wanted)?.value
  const all = (wanted: number) => fields.filter(({ type }) => type === wanted)
  const witness = valueIn(witnessUtxo)
  const previous = valueIn(nonWitnessUtxo)
  const script = witness ? readOutput(createReader(witness)) : previous && outputs(previous)[vout]
  const signatures = all(partialSig)
  const tapSignatures = all(tapScriptSig)
  return {
    script,
    ...(signatures.length > 0 && { partialSig: signatures.map(({ value }) => ({ signature: value })) }),
    tapKeySig: valueIn(tapKeySig),
    ...(tapSignatures.length > 0 && { tapScriptSig: tapSignatures }),
    finalScriptSig: valueIn(finalScriptSig),
    finalScriptWitness: valueIn(finalScriptWitness),
  }
}

/** The fields of one map, up to its end. */
function entries(reader: Reader): readonly Entry[] {
  const found: Entry[] = []
  for (;;) {
    const length = reader.size()
    if (length === 0) return found
    const [type = 0] = reader.take(length)
    found.push({ type, value: reader.take(reader.size()) })
  }
}

/** The output that each input of a transaction spends, by its index. */
function outpoints(transaction: Uint8Array): readonly number[] {
  return readTransaction(transaction).spent
}

function outputs(transaction: Uint8Array): readonly Uint8Array[] {
  return readTransaction(transaction).scripts
}

function readTransaction(bytes: Uint8Array): {
  readonly spent: readonly number[]
  readonly scripts: readonly Uint8Array[]
} {
  const reader = createReader(bytes)
  reader.take(4)
  // A transaction with witnesses says so by inputs of none (BIP-144).
  if (bytes[4] === 0) reader.take(2)
  const spent = Array.from({ length: reader.size() }, () => {
    reader.take(32)
    const vout = reader.number(4)
    reader.take(reader.size())
    reader.take(4)
    return vout
  })
  const scripts = Array.from({ length: reader.size() }, () => readOutput(reader))
  return { spent, scripts }
}

/** An output's amount, and its script. */
function readOutput(reader: Reader): Uint8Array {
  reader.take(8)
  return reader.take(reader.size())
}

type Reader = ReturnType<typeof createReader>

function createReader(bytes: Uint8Array): {
  byte(): number
  take(length: number): Uint8Array
  number(length: number): number
  size(): number
} {
  let at = 0
  const reader = {
    byte: () => reader.take(1)[0] ?? 0,
    take(length: number) {
      if (at + length > bytes.length) throw new TypeError('it ends too early')
      at += length
      return bytes.slice(at - length, at)
    },
    /** Little endian. */
    number: (length: number) => reader.take(length).reduceRight((sum, byte) => sum * 256 + byte, 0),
    size() {
      const first = reader.byte()
      if (first < 0xfd) return first
      return reader.number(first === 0xfd ? 2 : first === 0xfe ? 4 : 8)
    },
  }
  return reader
}
