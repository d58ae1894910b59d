import { encodeBase58 } from '../../foundation/encoding/base58.js'

const signatureLength = 64
const keyLength = 32
/** The first byte of a transaction of version 1 (SIMD-0385), whose signatures follow its message. */
const version1 = 0x81
/**
 * The offset of the keys in such a message: after version, header, config mask, lifetime and two
 * counts.
 */
const version1Keys = 42

/** A transaction in wire format: one signature for each signer, and the signed bytes. */
export type WireTransaction = {
  /** All zeros if a signature is missing. */
  readonly signatures: readonly Uint8Array[]
  readonly message: Uint8Array
  /** Addresses, in the order of `signatures`. The first one pays the fee. */
  readonly signers: readonly string[]
  /** Absent for versions that are compared as a whole. */
  readonly contents?: MessageContents | undefined
}

/** The content of a message of version `legacy` or 0. */
export type MessageContents = {
  readonly version: 'legacy' | 0
  /** The blockhash, or a durable nonce. */
  readonly lifetime: string
  /** The accounts by index, with the suffix ` w` if writable. */
  readonly accounts: readonly string[]
  readonly instructions: readonly {
    readonly program: string
    readonly accounts: readonly (string | undefined)[]
    readonly data: string
  }[]
}

/**
 * Parses a transaction of version `legacy` or 0, and the signers of version 1.
 *
 * @throws `TypeError` if it is malformed
 * @example
 * ```ts
 * import { parseTransaction } from '@latchkit/core/solana'
 *
 * export function feePayerOf(transaction: Uint8Array): string | undefined {
 *   return parseTransaction(transaction).signers[0]
 * }
 * ```
 */
export function parseTransaction(bytes: Uint8Array): WireTransaction {
  const reader = createReader(bytes)
  if (bytes[0] === version1) {
    const count = bytes[1] ?? 0
    const message = reader.take(bytes.length - count * signatureLength)
    const keys = createReader(message.slice(version1Keys))
    return { signatures: reader.list(count, signatureLength), message, signers: keys.addresses(count) }
  }
  const signatures = reader.list(reader.size(), signatureLength)
  const message = reader.take(bytes.length - reader.position())
  const { signers, contents } = parseMessage(message)
  if (signatures.length !== signers.length)
    throw new TypeError('It has another number of signatures than signers')
  return { signatures, message, signers, contents }
}

function parseMessage(
  message: Uint8Array,
): Pick<WireTransaction, 'signers'> & { readonly contents: MessageContents } {
  const reader = createReader(message)
  const isVersioned = (message[0] ?? 0) >= 0x80
  if (isVersioned && reader.byte() !== 0x80) throw new TypeError('It is of an unknown version')
  const [signing, readonlySigning, readonlyOthers] = [reader.byte(), reader.byte(), reader.byte()]
  const keys = reader.addresses(reader.size())
  if (signing > keys.length) throw new TypeError('It has more signers than accounts')
  const lifetime = encodeBase58(reader.take(keyLength))
  const compiled = Array.from({ length: reader.size() }, () => ({
    program: reader.byte(),
    accounts: reader.take(reader.size()),
    data: reader.take(reader.size()).join(),
  }))
  const lookups = Array.from({ length: isVersioned ? reader.size() : 0 }, () => ({
    table: encodeBase58(reader.take(keyLength)),
    writable: [...reader.take(reader.size())],
    readonly: [...reader.take(reader.size())],
  }))
  if (reader.position() !== message.length) throw new TypeError('It is longer than its message')
  const isReadonly = (at: number) =>
    at < signing ? at >= signing - readonlySigning : at >= keys.length - readonlyOthers
  const accounts = [
    ...keys.map((key, at) => (isReadonly(at) ? key : `${key} w`)),
    ...lookups.flatMap(({ table, writable }) => writable.map((index) => `${table} ${index} w`)),
    ...lookups.flatMap(({ table, readonly }) => readonly.map((index) => `${table} ${index}`)),
  ]
  const instructions = compiled.map(({ program, accounts: indices, data }) => {
    const address = keys[program]
    if (address === undefined) throw new TypeError('An instruction names no program')
    return { program: address, accounts: Array.from(indices, (index) => accounts[index]), data }
  })
  const version = isVersioned ? 0 : 'legacy'
  return { signers: keys.slice(0, signing), contents: { version, lifetime, accounts, instructions } }
}

function createReader(bytes: Uint8Array): {
  byte(): number
  take(length: number): Uint8Array
  /** Parses a compact-u16 length: seven bits per byte. */
  size(): number
  list(count: number, length: number): readonly Uint8Array[]
  addresses(count: number): readonly string[]
  position(): number
} {
  let at = 0
  const reader = {
    byte: () => reader.take(1)[0] ?? 0,
    take(length: number) {
      if (length < 0 || at + length > bytes.length) throw new TypeError('It ends too early')
      at += length
      return bytes.slice(at - length, at)
    },
    size() {
      let size = 0
      for (let shift = 0; shift < 21; shift += 7) {
        const byte = reader.byte()
        size |= (byte & 0x7f) << shift
        if (byte < 0x80) return size
      }
      throw new TypeError('A length is malformed')
    },
    list: (count: number, length: number) => Array.from({ length: count }, () => reader.take(length)),
    addresses: (count: number) => reader.list(count, keyLength).map(encodeBase58),
    position: () => at,
  }
  return reader
}
