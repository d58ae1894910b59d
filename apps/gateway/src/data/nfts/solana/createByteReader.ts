import { base58 } from '@scure/base'

/** Reads the fields of an account one after another. Numbers are little-endian, as Borsh and the token programs write them. */
export type ByteReader = {
  readonly readNumber: (bytes: 1 | 2 | 4) => number
  readonly readBigint: () => bigint
  /** Reads 32 bytes as a base58 address. */
  readonly readAddress: () => string
  /** Reads a length of four bytes and a UTF-8 text of that many bytes. NUL characters at its end, which fill it up, are removed. */
  readonly readText: () => string
  /** Reads one byte that says whether a value follows. */
  readonly readOption: <Value>(read: () => Value) => Value | undefined
  readonly skip: (bytes: number) => void
  readonly remaining: () => number
}

/** Creates a reader. Its functions throw a RangeError if the data ends before the field does. */
export function createByteReader(data: Uint8Array): ByteReader {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  let offset = 0

  /** Returns where a field begins. */
  function take(bytes: number): number {
    if (offset + bytes > data.length) throw new RangeError('the data ends before its last field')
    offset += bytes
    return offset - bytes
  }

  function readNumber(bytes: 1 | 2 | 4): number {
    const at = take(bytes)
    if (bytes === 1) return view.getUint8(at)
    return bytes === 2 ? view.getUint16(at, true) : view.getUint32(at, true)
  }

  return {
    readNumber,
    readBigint: () => view.getBigUint64(take(8), true),
    readAddress() {
      const at = take(32)
      return base58.encode(data.subarray(at, at + 32))
    },
    readText() {
      const length = readNumber(4)
      const at = take(length)
      return new TextDecoder().decode(data.subarray(at, at + length)).replace(/\0+$/, '')
    },
    readOption: (read) => (readNumber(1) === 0 ? undefined : read()),
    skip: (bytes) => void take(bytes),
    remaining: () => data.length - offset,
  }
}
