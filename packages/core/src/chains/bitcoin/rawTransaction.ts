import { concatBytes } from '@noble/hashes/utils'
import { createByteReader } from '../../foundation/encoding/byteReader.js'

/** A transaction in its serialised parts, as signature hashes need them. */
export type RawTransaction = {
  readonly version: Uint8Array
  readonly inputs: readonly {
    /** The id of the transaction whose output it spends, and the output's index. */
    readonly outpoint: Uint8Array
    readonly scriptSig: Uint8Array
    readonly sequence: Uint8Array
    readonly witness: readonly Uint8Array[]
  }[]
  /** Each with its value and script. */
  readonly outputs: readonly Uint8Array[]
  readonly lockTime: Uint8Array
}

/**
 * Parses a transaction, with or without witnesses (BIP-144).
 *
 * @throws `TypeError` if it is malformed
 * @see https://github.com/bitcoin/bips/blob/master/bip-0144.mediawiki
 */
export function parseRawTransaction(bytes: Uint8Array): RawTransaction {
  const reader = createByteReader(bytes)
  const version = reader.take(4)
  // A transaction with witnesses has the marker 0 in place of the input count.
  const hasWitness = bytes[4] === 0 && bytes[5] === 1
  if (hasWitness) reader.take(2)
  const inputs = reader.list(() => ({
    outpoint: reader.take(36),
    scriptSig: reader.sized(),
    sequence: reader.take(4),
  }))
  const outputs = reader.list(() => {
    const value = reader.take(8)
    return concatBytes(value, withSize(reader.sized()))
  })
  const witnesses = inputs.map(() => (hasWitness ? reader.list(() => reader.sized()) : []))
  const lockTime = reader.take(4)
  if (!reader.isAtEnd()) throw new TypeError('it has bytes after the transaction')
  return {
    version,
    inputs: inputs.map((input, at) => ({ ...input, witness: witnesses[at] ?? [] })),
    outputs,
    lockTime,
  }
}

/** Parses a witness: the elements of its stack. */
export function parseWitness(bytes: Uint8Array): readonly Uint8Array[] {
  const reader = createByteReader(bytes)
  const elements = reader.list(() => reader.sized())
  if (!reader.isAtEnd()) throw new TypeError('it has bytes after the witness')
  return elements
}

/** An operation of a script. */
type Operation = {
  readonly code: number
  /** Data that the operation pushes. Absent for operations that push no data. */
  readonly data?: Uint8Array | undefined
}

const codeSeparator = 0xab

/** Parses the data pushes of a script; other operations are omitted. */
export function parsePushes(script: Uint8Array): readonly Uint8Array[] {
  return parseOperations(script).flatMap(({ data }) => (data ? [data] : []))
}

/**
 * Returns the parts of a script that signatures can commit to: the whole script, and the rest after each
 * OP_CODESEPARATOR, with the index of that operation.
 */
export function parseScriptCodes(
  script: Uint8Array,
): readonly { readonly code: Uint8Array; readonly separator?: number }[] {
  if (!script.includes(codeSeparator)) return [{ code: script }]
  const operations = parseOperations(script)
  let at = 0
  const rests = operations.flatMap(({ code, size }, separator) => {
    at += size
    return code === codeSeparator ? [{ code: script.slice(at), separator }] : []
  })
  return [{ code: script }, ...rests]
}

/** Returns a script without OP_CODESEPARATOR, as signature hashes before segwit contain it. */
export function withoutSeparators(script: Uint8Array): Uint8Array {
  if (!script.includes(codeSeparator)) return script
  let at = 0
  const parts = parseOperations(script).map(({ code, size }) => {
    at += size
    return code === codeSeparator ? new Uint8Array() : script.slice(at - size, at)
  })
  return concatBytes(...parts)
}

function parseOperations(script: Uint8Array): readonly (Operation & { readonly size: number })[] {
  const reader = createByteReader(script)
  const operations: (Operation & { readonly size: number })[] = []
  while (!reader.isAtEnd()) {
    const code = reader.byte()
    const prefix = code >= 76 && code <= 78 ? 2 ** (code - 76) : 0
    if (code > 78) operations.push({ code, size: 1 })
    else {
      const data = reader.take(prefix ? reader.number(prefix) : code)
      operations.push({ code, data, size: 1 + prefix + data.length })
    }
  }
  return operations
}

/** Returns bytes prefixed with their length as CompactSize. */
export function withSize(bytes: Uint8Array): Uint8Array {
  const { length } = bytes
  if (length < 0xfd) return concatBytes(Uint8Array.of(length), bytes)
  return length <= 0xffff
    ? concatBytes(Uint8Array.of(0xfd), littleEndian(length, 2), bytes)
    : concatBytes(Uint8Array.of(0xfe), littleEndian(length, 4), bytes)
}

/** Encodes a number in that many bytes, little-endian. */
export function littleEndian(value: number | bigint, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, at) => Number((BigInt(value) >> BigInt(8 * at)) & 255n))
}
