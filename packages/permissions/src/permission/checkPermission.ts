import { type Address, isAddress, isAddressEqual, isHex, maxUint256, size, zeroAddress } from 'viem'
import type { ContractCall, Permission } from './Permission.js'
import { PermissionError } from './PermissionError.js'

/** The longest list of recipients, targets or methods. Each entry costs gas in every call. */
const maxListLength = 32

/** The latest time: the largest number of seconds of which `Date` has the milliseconds. */
const maxTime = 8_640_000_000_000

/** Checks that a permission can be enforced. @throws PermissionError */
export function checkPermission(permission: Permission): void {
  if (permission.type === 'contract-call') checkContractCall(permission)
  else checkTransfers(permission)
}

function checkTransfers(permission: Exclude<Permission, ContractCall>): void {
  checkAmount('amount', permission.amount)
  if ('period' in permission) checkTime('period', permission.period)
  if (permission.start !== undefined) checkTime('start', permission.start)
  else if ('period' in permission) throw invalid('start', 'be set', undefined)
  if ('token' in permission) {
    checkAddress('token', permission.token)
    if (permission.recipient !== undefined) checkAddress('recipient', permission.recipient)
  } else if (permission.recipients !== undefined) checkAddresses('recipients', permission.recipients)
}

/** Checks the time at which a permission ends. @throws PermissionError */
export function checkExpiry(expiry: number, start = 0): void {
  checkTime('expiry', expiry)
  if (expiry <= start) throw invalid('expiry', `be after the start (${start})`, expiry)
}

/** Checks an address. @throws PermissionError */
export function checkAddress(name: string, value: Address): void {
  if (!isAddress(value, { strict: false }) || isAddressEqual(value, zeroAddress))
    throw invalid(name, 'be a 20-byte hex address starting with 0x, other than zero', value)
}

/** Creates the error of a field with an invalid value. */
export function invalid(name: string, requirement: string, value: unknown): PermissionError {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : String(value).slice(0, 80)
  return new PermissionError('invalid-permission', `"${name}" must ${requirement}, got ${text}.`)
}

function checkContractCall({ targets, methods, maxValue, maxCalls, start }: ContractCall): void {
  checkAddresses('targets', targets)
  checkList('methods', methods)
  for (const method of methods)
    if (!isHex(method) || size(method) !== 4 || method.length !== 10)
      throw invalid('methods', 'contain selectors of 4 bytes, such as 0xa9059cbb', method)
  if (maxValue !== undefined && !isWithin(maxValue, 0n, maxUint256))
    throw invalid('maxValue', 'be an amount of at least 0', maxValue)
  if (maxCalls !== undefined && !(Number.isSafeInteger(maxCalls) && maxCalls > 0))
    throw invalid('maxCalls', 'be a whole number above 0', maxCalls)
  if (start !== undefined) checkTime('start', start)
}

function checkAddresses(name: string, addresses: readonly Address[]): void {
  checkList(name, addresses)
  for (const address of addresses) checkAddress(name, address)
}

function checkList(name: string, values: readonly string[]): void {
  if (values.length === 0 || values.length > maxListLength)
    throw invalid(name, `have 1 to ${maxListLength} entries`, values.length)
  if (new Set(values.map((value) => value.toLowerCase())).size < values.length)
    throw invalid(name, 'have no entry twice', values.join(', '))
}

function checkAmount(name: string, amount: bigint): void {
  if (!isWithin(amount, 1n, maxUint256)) throw invalid(name, 'be an amount above 0', amount)
}

function checkTime(name: string, seconds: number): void {
  if (!(Number.isSafeInteger(seconds) && seconds > 0 && seconds <= maxTime))
    throw invalid(name, 'be a whole number of seconds above 0', seconds)
}

function isWithin(value: bigint, min: bigint, max: bigint): boolean {
  return typeof value === 'bigint' && value >= min && value <= max
}
