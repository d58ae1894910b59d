import { base58 } from '@scure/base'

/**
 * Returns the addresses that have to sign a message of a Solana transaction; null if the bytes are no such message. It reads the whole
 * structure, so that text is not mistaken for a transaction, nor a transaction for text.
 */
export function readSolanaSigners(message: Uint8Array): readonly string[] | null {
  const reader = createReader(message)
  const isVersioned = ((message[0] ?? 0) & 0x80) !== 0
  if (message[0] === 0x81) return readVersion1(message)
  if (isVersioned && reader.byte() !== 0x80) return null
  const [signers, readonlySigners, readonlyOthers] = [reader.byte(), reader.byte(), reader.byte()]
  const accounts = reader.list(() => reader.bytes(32))
  reader.bytes(32)
  reader.list(() => {
    reader.byte()
    reader.list(reader.byte)
    reader.list(reader.byte)
  })
  if (isVersioned) {
    reader.list(() => {
      reader.bytes(32)
      reader.list(reader.byte)
      reader.list(reader.byte)
    })
  }
  const isMessage =
    reader.isComplete() &&
    signers > 0 &&
    readonlySigners < signers &&
    signers + readonlyOthers <= accounts.length
  return isMessage ? accounts.slice(0, signers).map((account) => base58.encode(account)) : null
}

/** Returns the signers of a message of version 1 (SIMD-0385): 42 bytes of fields, then the accounts. */
function readVersion1(message: Uint8Array): readonly string[] | null {
  const count = message[1] ?? 0
  if (count === 0 || message.length < 42 + 32 * count) return null
  const at = (index: number) => 42 + 32 * index
  return Array.from({ length: count }, (_, index) =>
    base58.encode(message.subarray(at(index), at(index + 1))),
  )
}

/** Reads past the end return zeros, and are detected at the end. */
function createReader(bytes: Uint8Array) {
  let offset = 0
  const byte = () => bytes[offset++] ?? 0
  /** A length in one to three bytes ("compact-u16"). */
  const length = () => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const part = byte()
      value |= (part & 0x7f) << shift
      if (part < 0x80) break
    }
    return value
  }
  return {
    byte,
    bytes: (count: number) => {
      offset += count
      return bytes.subarray(offset - count, offset)
    },
    list: <T>(read: () => T): readonly T[] => {
      const items: T[] = []
      for (let left = length(); left > 0 && offset <= bytes.length; left--) items.push(read())
      return items
    },
    isComplete: () => offset === bytes.length,
  }
}
