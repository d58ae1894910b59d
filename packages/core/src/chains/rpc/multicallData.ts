import type { Hex } from '../../foundation/encoding/hex.js'
import { encodeBytes, encodeList, toWord } from '../evm/ens/abi.js'

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
  const tuples = calls.map(
    ({ to, data }) => `${toWord(BigInt(to))}${toWord(1)}${toWord(96)}${encodeBytes(data)}`,
  )
  return `${selector}${toWord(32)}${encodeList(tuples)}`
}

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
