import { base58 } from '@scure/base'

/** An instruction of a message, with indexes into the message's accounts. */
export type WireInstruction = {
  readonly programIdIndex: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** A reference to accounts in a lookup table, by their indexes. */
export type WireLookup = {
  readonly accountKey: string
  readonly writableIndexes: readonly number[]
  readonly readonlyIndexes: readonly number[]
}

/** A transaction's message, legacy or v0. Addresses and hashes are base58. */
export type WireMessage = {
  readonly version: 'legacy' | 0
  readonly header: {
    readonly numRequiredSignatures: number
    readonly numReadonlySignedAccounts: number
    readonly numReadonlyUnsignedAccounts: number
  }
  readonly accountKeys: readonly string[]
  readonly recentBlockhash: string
  readonly instructions: readonly WireInstruction[]
  readonly lookups: readonly WireLookup[]
}

/** A transaction in wire format. */
export type WireTransaction = {
  /** 64 bytes each, zeros if missing; in the order of the message's accounts. */
  readonly signatures: readonly Uint8Array[]
  /** The signed bytes. */
  readonly messageBytes: Uint8Array
  readonly message: WireMessage
}

/**
 * Parses a transaction in wire format.
 *
 * @throws Error if the bytes are malformed.
 */
export function parseTransaction(bytes: Uint8Array): WireTransaction {
  const read = createReader(bytes)
  const signatures = read.list(() => read.take(64))
  const messageBytes = bytes.slice(read.position())
  const message = parseMessage(messageBytes)
  if (signatures.length !== message.header.numRequiredSignatures)
    throw new Error(
      `the transaction has ${signatures.length} signatures but needs ${message.header.numRequiredSignatures}`,
    )
  return { signatures, messageBytes, message }
}

/**
 * Parses a message in wire format.
 *
 * @throws Error if the bytes are malformed.
 */
export function parseMessage(bytes: Uint8Array): WireMessage {
  const read = createReader(bytes)
  const first = read.byte()
  const versioned = first >= 0x80
  if (versioned && first !== 0x80) throw new Error(`version ${first & 0x7f} is not supported`)
  const header = {
    numRequiredSignatures: versioned ? read.byte() : first,
    numReadonlySignedAccounts: read.byte(),
    numReadonlyUnsignedAccounts: read.byte(),
  }
  const accountKeys = read.list(() => base58.encode(read.take(32)))
  const recentBlockhash = base58.encode(read.take(32))
  const instructions = read.list(() => ({
    programIdIndex: read.byte(),
    accounts: read.list(read.byte),
    data: read.take(read.length()),
  }))
  const lookups = versioned
    ? read.list(() => ({
        accountKey: base58.encode(read.take(32)),
        writableIndexes: read.list(read.byte),
        readonlyIndexes: read.list(read.byte),
      }))
    : []
  if (read.position() !== bytes.length) throw new Error('there are bytes after the end')
  if (accountKeys.length < header.numRequiredSignatures || header.numRequiredSignatures === 0)
    throw new Error('there is no fee payer, or there are more signers than accounts')
  return { version: versioned ? 0 : 'legacy', header, accountKeys, recentBlockhash, instructions, lookups }
}

/** Encodes a transaction in wire format. */
export function encodeTransaction(signatures: readonly Uint8Array[], messageBytes: Uint8Array): Uint8Array {
  // Below 128 the count is one byte, and a transaction cannot hold that many signatures.
  return Uint8Array.from([signatures.length, ...signatures.flatMap((each) => [...each]), ...messageBytes])
}

function createReader(bytes: Uint8Array) {
  let at = 0
  function take(count: number): Uint8Array {
    if (at + count > bytes.length) throw new Error('the data ends too early')
    at += count
    return bytes.slice(at - count, at)
  }
  const byte = () => take(1)[0] ?? 0
  /** Compact-u16: seven bits per byte, lowest first. */
  function length(): number {
    let value = 0
    for (let shift = 0; shift <= 14; shift += 7) {
      const next = byte()
      value |= (next & 0x7f) << shift
      if (next < 0x80) return value
    }
    throw new Error('a length exceeds compact-u16')
  }
  function list<item>(read: () => item): readonly item[] {
    return Array.from({ length: length() }, read)
  }
  return { take, byte, length, list, position: () => at }
}
