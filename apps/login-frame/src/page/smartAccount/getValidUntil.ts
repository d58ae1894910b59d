import { type Hex, hexToNumber, size, slice } from 'viem'
import type { UserOperation } from '../../shared/smartAccount/UserOperation.js'

/** Bytes of `uint48`, of the scope of the gateway's paymaster, of a signature, and of a word. */
const uint48 = 6
const scope = 17
const signature = 65
const word = 32

/**
 * Returns when an operation expires, in seconds since 1970: the data of a `VerifyingPaymaster` state it, packed or as ABI words, before
 * its signature. `undefined` if the operation does not expire, or if the data have another form.
 */
export function getValidUntil({ paymaster }: Pick<UserOperation, 'paymaster'>): number | undefined {
  const data = paymaster?.data ?? '0x'
  const isPacked = [2 * uint48 + signature, 2 * uint48 + scope + signature].includes(size(data))
  if (isPacked) return toTime(slice(data, 0, uint48))
  if (size(data) !== 2 * word + signature) return undefined
  const [until, after] = [slice(data, 0, word), slice(data, word, 2 * word)]
  const isTime = [until, after].every((value) => /^0x0{52}/.test(value))
  return isTime ? toTime(slice(until, word - uint48)) : undefined
}

/** 0 stands for no end. */
const toTime = (value: Hex): number | undefined => hexToNumber(value) || undefined
