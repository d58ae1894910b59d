import type { Hex } from '../../foundation/encoding/hex.js'

/** A call of a view function. */
export type ContractCall = { readonly to: Hex; readonly data: Hex }

/** `aggregate3((address,bool,bytes)[])` */
const selector = '0x82ad56cb'

/**
 * Encodes calls as one of `aggregate3`, in which each of them may fail.
 *
 * @see https://www.multicall3.com
 */
export function encodeAggregate(calls: readonly ContractCall[]): Hex {
  const tuples = calls.map(({ to, data }) => {
    const digits = data.slice(2)
    const bytes = digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
    return `${toWord(BigInt(to))}${toWord(1)}${toWord(96)}${toWord(digits.length / 2)}${bytes}`
  })
  let offset = 32 * calls.length
  const offsets = tuples.map((tuple) => {
    const word = toWord(offset)
    offset += tuple.length / 2
    return word
  })
  return `${selector}${toWord(32)}${toWord(calls.length)}${[...offsets, ...tuples].join('')}`
}

// Not of `ens/abi.ts`: what names and the transport share would be a file of its own.
const toWord = (value: number | bigint): string => value.toString(16).padStart(64, '0')

/** Decodes what `aggregate3` returns: the data of each call, `undefined` for one that failed. `undefined` for any other data. */
export function decodeAggregate(answer: unknown, count: number): readonly (Hex | undefined)[] | undefined {
  const digits = typeof answer === 'string' && /^0x(?:[\da-f]{2})*$/i.test(answer) ? answer.slice(2) : ''
  /** Reads a word as a number of bytes or items; one beyond the data is none. */
  const read = (byte: number): number => {
    const word = digits.slice(2 * byte, 2 * byte + 64)
    return word.length === 64 ? Number(`0x${word}`) : Number.NaN
  }
  const list = read(0)
  if (read(list) !== count) return undefined
  const first = list + 32
  const results = Array.from({ length: count }, (_, index) => {
    const tuple = first + read(first + 32 * index)
    const bytes = tuple + read(tuple + 32)
    const [start, length] = [2 * bytes + 64, 2 * read(bytes)]
    const isComplete = start + length <= digits.length
    return {
      isComplete,
      data: read(tuple) === 1 ? (`0x${digits.slice(start, start + length)}` as const) : undefined,
    }
  })
  return results.every(({ isComplete }) => isComplete) ? results.map(({ data }) => data) : undefined
}
