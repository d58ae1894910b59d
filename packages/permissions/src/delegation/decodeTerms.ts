import { type Address, getAddress, type Hex, hexToBigInt, size, slice } from 'viem'
import { PermissionError } from '../permission/PermissionError.js'
import type { CaveatTerms, Periods } from './caveatTerms.js'
import type { EnforcerName } from './PermissionContracts.js'

/** Reads the terms of a caveat. @throws PermissionError `malformed-context` */
export function decodeTerms(name: EnforcerName, terms: Hex): CaveatTerms {
  const reader = createReader(name, terms)
  switch (name) {
    case 'AllowedTargetsEnforcer':
      return { name, targets: reader.split(20).map((target) => getAddress(target)) }
    case 'AllowedMethodsEnforcer':
      return { name, methods: reader.split(4) }
    case 'AllowedCalldataEnforcer':
      return { name, offset: reader.number(0), data: reader.rest(32) }
    case 'ExactCalldataEnforcer':
      return { name, data: terms }
    case 'ValueLteEnforcer':
      return { name, maxValue: reader.length(32).bigint(0) }
    case 'LimitedCallsEnforcer':
      return { name, maxCalls: reader.length(32).number(0) }
    case 'NonceEnforcer':
      return { name, nonce: reader.length(32).bigint(0) }
    case 'TimestampEnforcer':
      return { name, after: reader.length(32).number(0, 16), before: reader.number(16, 16) }
    case 'NativeTokenTransferAmountEnforcer':
      return { name, amount: reader.length(32).bigint(0) }
    case 'ERC20TransferAmountEnforcer':
      return { name, token: reader.length(52).address(0), amount: reader.bigint(20) }
    case 'NativeTokenPeriodTransferEnforcer':
      return { name, ...toPeriods(reader.length(96), 0) }
    case 'ERC20PeriodTransferEnforcer':
      return { name, token: reader.length(116).address(0), ...toPeriods(reader, 20) }
  }
}

type Reader = {
  /** Requires a length in bytes. */
  readonly length: (bytes: number) => Reader
  readonly address: (offset: number) => Address
  readonly bigint: (offset: number, bytes?: number) => bigint
  readonly number: (offset: number, bytes?: number) => number
  readonly rest: (offset: number) => Hex
  /** Returns parts of a length. */
  readonly split: (bytes: number) => readonly Hex[]
}

function createReader(name: EnforcerName, terms: Hex): Reader {
  const malformed = (reason: string) =>
    new PermissionError('malformed-context', `The terms of the ${name} ${reason}: ${terms.slice(0, 80)}.`)

  function read(offset: number, bytes: number): Hex {
    if (size(terms) < offset + bytes) throw malformed(`must have at least ${offset + bytes} bytes`)
    return slice(terms, offset, offset + bytes)
  }

  const reader: Reader = {
    length(bytes) {
      if (size(terms) !== bytes) throw malformed(`must have ${bytes} bytes`)
      return reader
    },
    address: (offset) => getAddress(read(offset, 20)),
    bigint: (offset, bytes = 32) => hexToBigInt(read(offset, bytes)),
    number(offset, bytes = 32) {
      const value = hexToBigInt(read(offset, bytes))
      if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw malformed('have a number that is too large')
      return Number(value)
    },
    rest(offset) {
      read(offset, 1)
      return slice(terms, offset)
    },
    split(bytes) {
      const length = size(terms)
      if (length === 0 || length % bytes !== 0) throw malformed(`must consist of parts of ${bytes} bytes`)
      return Array.from({ length: length / bytes }, (_, index) => read(index * bytes, bytes))
    },
  }
  return reader
}

const toPeriods = (reader: Reader, offset: number): Periods => ({
  amount: reader.bigint(offset),
  period: reader.number(offset + 32),
  start: reader.number(offset + 64),
})
