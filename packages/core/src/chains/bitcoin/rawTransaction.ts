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

/** Parses the data pushes of a script; other operations are omitted. */
export function parsePushes(script: Uint8Array): readonly Uint8Array[] {
  const reader = createByteReader(script)
  const pushes: Uint8Array[] = []
  while (!reader.isAtEnd()) {
    const operation = reader.byte()
    if (operation === 0) pushes.push(new Uint8Array())
    else if (operation <= 75) pushes.push(reader.take(operation))
    else if (operation <= 78) pushes.push(reader.take(reader.number(2 ** (operation - 76))))
  }
  return pushes
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
