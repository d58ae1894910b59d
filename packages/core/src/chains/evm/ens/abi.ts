import type { Hex } from '../../../foundation/encoding/hex.js'

const wordLength = 64

/** Encodes a number as a word: 32 bytes. */
export const toWord = (value: number | bigint): string => value.toString(16).padStart(wordLength, '0')

/** Encodes dynamic arguments of a call, each already encoded with its length: the offsets, and then the arguments. */
export function encodeDynamic(parts: readonly string[]): string {
  let offset = parts.length * 32
  const offsets = parts.map((part) => {
    const word = toWord(offset)
    offset += part.length / 2
    return word
  })
  return [...offsets, ...parts].join('')
}

/** Encodes an argument of the type `bytes` with its length. */
export function encodeBytes(data: Hex): string {
  const digits = data.slice(2)
  const padded = Math.ceil(digits.length / wordLength) * wordLength
  return `${toWord(digits.length / 2)}${digits.padEnd(padded, '0')}`
}

/** Encodes an argument of the type `bytes[]` or `string[]`, whose items `encodeBytes` has encoded. */
export const encodeList = (items: readonly string[]): string =>
  `${toWord(items.length)}${encodeDynamic(items)}`

/** Reads ABI-encoded values, which are untrusted input. */
export type AbiReader = {
  /** Returns a word, counted from the start of the values. */
  readonly word: (index: number) => bigint
  /** Returns the value of the type `bytes` or `string` to which a word points, as hex. */
  readonly bytes: (index: number) => Hex
  /** Returns a reader at the start of a value to which a word points: a tuple, or a list with its length as first word. */
  readonly at: (index: number) => AbiReader
  /** Returns the readers of the items of a list of tuples to which a word points. */
  readonly tuples: (index: number) => readonly AbiReader[]
  /** Returns the texts of a list to which a word points. */
  readonly texts: (index: number) => readonly string[]
}

/** No list of an answer is longer. */
const itemsMax = 32

/**
 * Creates a reader of ABI-encoded values.
 *
 * @param digits Hex without `0x`.
 * @throws `TypeError` from its methods if a value is outside the data
 */
export function createAbiReader(digits: string): AbiReader {
  const take = (start: number, length: number): string => {
    if (start + length > digits.length) throw new TypeError('The ABI-encoded data is too short')
    return digits.slice(start, start + length)
  }
  const word = (index: number): bigint => BigInt(`0x${take(index * wordLength, wordLength)}`)
  const toNumber = (value: bigint): number => {
    if (value > BigInt(digits.length)) throw new TypeError('The ABI-encoded data is too short')
    return Number(value)
  }
  const at = (index: number): AbiReader => createAbiReader(digits.slice(toNumber(word(index)) * 2))
  const bytes = (index: number): Hex => {
    const start = toNumber(word(index)) * 2
    const length = toNumber(BigInt(`0x${take(start, wordLength)}`)) * 2
    return `0x${take(start + wordLength, length)}`
  }
  /** Returns a reader of the items of a list, and their indexes. */
  function items(index: number): { readonly reader: AbiReader; readonly indexes: readonly number[] } {
    const start = toNumber(word(index)) * 2
    const length = toNumber(BigInt(`0x${take(start, wordLength)}`))
    if (length > itemsMax) throw new TypeError('The ABI-encoded list is too long')
    const reader = createAbiReader(digits.slice(start + wordLength))
    return { reader, indexes: Array.from({ length }, (_, at) => at) }
  }
  return {
    word,
    bytes,
    at,
    tuples(index) {
      const { reader, indexes } = items(index)
      return indexes.map(reader.at)
    },
    texts(index) {
      const { reader, indexes } = items(index)
      return indexes.map((one) => new TextDecoder().decode(decodeHex(reader.bytes(one))))
    },
  }
}

const decodeHex = (data: Hex): Uint8Array =>
  Uint8Array.from(data.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
