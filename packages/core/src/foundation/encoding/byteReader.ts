/** Reads bytes in Bitcoin's serialization format, sequentially. */
export type ByteReader = {
  byte(): number
  take(length: number): Uint8Array
  /** Little endian. */
  number(length: number): number
  /** A length or count as CompactSize. */
  size(): number
  /** Bytes prefixed with their length. */
  sized(): Uint8Array
  /** A count, and that many items. */
  list<T>(read: () => T): readonly T[]
  isAtEnd(): boolean
}

/** Creates a reader that throws `TypeError` at the end of the bytes. */
export function createByteReader(bytes: Uint8Array): ByteReader {
  let at = 0
  const reader: ByteReader = {
    byte: () => reader.take(1)[0] ?? 0,
    take(length) {
      if (at + length > bytes.length) throw new TypeError('it ends too early')
      at += length
      return bytes.slice(at - length, at)
    },
    number: (length) => reader.take(length).reduceRight((sum, byte) => sum * 256 + byte, 0),
    size() {
      const first = reader.byte()
      if (first < 0xfd) return first
      return reader.number(first === 0xfd ? 2 : first === 0xfe ? 4 : 8)
    },
    sized: () => reader.take(reader.size()),
    list<T>(read: () => T) {
      // One at a time: an array of the count's length could be larger than the memory, for a count that is a lie.
      const items: T[] = []
      for (let left = reader.size(); left > 0; left -= 1) items.push(read())
      return items
    },
    isAtEnd: () => at === bytes.length,
  }
  return reader
}
