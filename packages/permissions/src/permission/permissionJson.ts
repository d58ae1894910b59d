import { type Abi, type Address, type Hex, isAddress, isHex, numberToHex, toFunctionSelector } from 'viem'
import { checkPermission, invalid } from './checkPermission.js'
import type { Permission } from './Permission.js'
import { PermissionError } from './PermissionError.js'

/**
 * A permission as wallets exchange it (ERC-7715): amounts are hex, times are seconds.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export type PermissionJson = {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

type Data = PermissionJson['data']

/** Keys of `data` with a meaning, for each type. Any other one could be a limit that is not enforced. */
const keys: Readonly<Record<string, readonly string[]>> = {
  'native-token-periodic': ['periodAmount', 'periodDuration', 'startTime', 'recipients'],
  'native-token-recurring-allowance': ['allowance', 'period', 'start'],
  'erc20-token-periodic': ['tokenAddress', 'periodAmount', 'periodDuration', 'startTime', 'recipient'],
  'native-token-transfer': ['allowanceAmount', 'startTime', 'recipients'],
  'erc20-token-transfer': ['tokenAddress', 'allowanceAmount', 'startTime', 'recipient'],
  'contract-call': [
    'targets',
    'methods',
    'valueLimit',
    'callLimit',
    'startTime',
    'address',
    'abi',
    'functions',
  ],
}

/** Says why the app asks, or how the wallet asks; limits nothing. */
const notes: readonly string[] = ['justification']

/**
 * Reads a permission of ERC-7715. Data without a known meaning is refused, because it could be a limit.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 * @param options.now The time in seconds since 1970, at which periods without `startTime` begin.
 * @throws PermissionError
 *
 * @example
 * ```ts
 * import { parsePermission } from '@latchkit/permissions'
 *
 * const permission = parsePermission(
 *   { type: 'native-token-periodic', data: { periodAmount: '0x2386f26fc10000', periodDuration: 86_400 } },
 *   { now: 1_800_000_000 },
 * )
 * permission.type // 'native-token-periodic'
 * ```
 */
export function parsePermission(json: PermissionJson, { now }: { readonly now: number }): Permission {
  const { type, data } = json
  checkKeys(type, data)
  const permission = readPermission(type, data, now)
  checkPermission(permission)
  return permission
}

/**
 * Returns a permission in the form of ERC-7715, which `parsePermission` reads.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 * @example
 * ```ts
 * import { toPermissionJson } from '@latchkit/permissions'
 *
 * toPermissionJson({ type: 'native-token-transfer', amount: 16n })
 * // { type: 'native-token-transfer', data: { allowanceAmount: '0x10' } }
 * ```
 */
export function toPermissionJson(permission: Permission): PermissionJson {
  const { type } = permission
  const { start: startTime } = permission
  switch (type) {
    case 'native-token-periodic':
    case 'erc20-token-periodic': {
      const limit = { periodAmount: numberToHex(permission.amount), periodDuration: permission.period }
      return { type, data: withoutUndefined({ ...limit, startTime, ...toReceivers(permission) }) }
    }
    case 'native-token-transfer':
    case 'erc20-token-transfer': {
      const limit = { allowanceAmount: numberToHex(permission.amount) }
      return { type, data: withoutUndefined({ ...limit, startTime, ...toReceivers(permission) }) }
    }
    case 'contract-call': {
      const { targets, methods, maxValue, maxCalls: callLimit } = permission
      const valueLimit = maxValue === undefined ? undefined : numberToHex(maxValue)
      return { type, data: withoutUndefined({ targets, methods, valueLimit, callLimit, startTime }) }
    }
  }
}

function toReceivers(permission: Exclude<Permission, { type: 'contract-call' }>): Data {
  if ('token' in permission) return { tokenAddress: permission.token, recipient: permission.recipient }
  return { recipients: permission.recipients }
}

function withoutUndefined(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
}

function checkKeys(type: string, data: Data): void {
  const known = Object.hasOwn(keys, type) ? keys[type] : undefined
  if (!known)
    throw new PermissionError(
      'unsupported-permission',
      `The permission type "${type.slice(0, 80)}" cannot be enforced. Types: ${Object.keys(keys).join(', ')}.`,
    )
  const unread = Object.keys(data).find(
    (key) => isSet(data[key]) && !known.includes(key) && !notes.includes(key),
  )
  if (unread !== undefined)
    throw new PermissionError(
      'unsupported-permission',
      `The data "${unread.slice(0, 80)}" of the permission "${type}" cannot be enforced.`,
    )
}

/** MetaMask sends `null` for data that is not set. */
const isSet = (value: unknown) => value !== undefined && value !== null

function readPermission(type: string, data: Data, now: number): Permission {
  switch (type) {
    case 'native-token-recurring-allowance': {
      const limit = { amount: readAmount(data, 'allowance'), period: readNumber(data, 'period') }
      return { type: 'native-token-periodic', ...limit, start: readStart(data, 'start') ?? now }
    }
    case 'native-token-periodic':
      return { type, ...readPeriods(data, now), ...readRecipients(data) }
    case 'erc20-token-periodic':
      return {
        type,
        token: readAddress(data, 'tokenAddress'),
        ...readPeriods(data, now),
        ...readRecipient(data),
      }
    case 'native-token-transfer':
      return { type, amount: readAmount(data, 'allowanceAmount'), ...readRecipients(data), ...toStart(data) }
    case 'erc20-token-transfer': {
      const limit = { token: readAddress(data, 'tokenAddress'), amount: readAmount(data, 'allowanceAmount') }
      return { type, ...limit, ...readRecipient(data), ...toStart(data) }
    }
    default:
      return readContractCall(data)
  }
}

function readContractCall(data: Data): Permission {
  const older = isSet(data.address)
  const targets = older ? [readAddress(data, 'address')] : readAddresses(data, 'targets')
  const methods = older ? readFunctions(data) : readMethods(data)
  const maxValue = isSet(data.valueLimit) ? { maxValue: readAmount(data, 'valueLimit') } : {}
  const maxCalls = isSet(data.callLimit) ? { maxCalls: readNumber(data, 'callLimit') } : {}
  return { type: 'contract-call', targets, methods, ...maxValue, ...maxCalls, ...toStart(data) }
}

/** Selectors or signatures, such as `0xa9059cbb` or `transfer(address,uint256)`. */
function readMethods({ methods }: Data): readonly Hex[] {
  return readList('methods', methods).map((method) => {
    if (isHex(method)) return method.toLowerCase() as Hex
    if (typeof method !== 'string' || !/^\w{1,64}\([\w,()[\]]{0,512}\)$/.test(method))
      throw invalid('methods', 'contain selectors or signatures', method)
    return toFunctionSelector(method)
  })
}

/** The older form names functions of an ABI. Conditions for arguments have no caveat. */
function readFunctions({ abi, functions }: Data): readonly Hex[] {
  return readList('functions', functions).map((entry) => {
    const { functionName, ...conditions } = (entry ?? {}) as Record<string, unknown>
    const unread = Object.keys(conditions).find((key) => isSet(conditions[key]))
    if (unread !== undefined)
      throw new PermissionError(
        'unsupported-permission',
        `The data "${unread}" of a function cannot be enforced.`,
      )
    const found = (readList('abi', abi) as Abi).filter(
      (item) => item?.type === 'function' && item.name === functionName,
    )
    const [item] = found
    if (item?.type !== 'function' || found.length > 1)
      throw invalid('functions', 'name functions that the ABI has once', functionName)
    return toFunctionSelector(item)
  })
}

function readList(name: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw invalid(name, 'be a list', typeof value)
  return value
}

function readPeriods(data: Data, now: number) {
  const period = readNumber(data, 'periodDuration')
  return { amount: readAmount(data, 'periodAmount'), period, start: readStart(data, 'startTime') ?? now }
}

function toStart(data: Data): { readonly start?: number } {
  const start = readStart(data, 'startTime')
  return start === undefined ? {} : { start }
}

const readStart = (data: Data, key: string) => (isSet(data[key]) ? readNumber(data, key) : undefined)

function readRecipients(data: Data): { readonly recipients?: readonly Address[] } {
  return isSet(data.recipients) ? { recipients: readAddresses(data, 'recipients') } : {}
}

function readRecipient(data: Data): { readonly recipient?: Address } {
  return isSet(data.recipient) ? { recipient: readAddress(data, 'recipient') } : {}
}

function readAddresses(data: Data, key: string): readonly Address[] {
  return readList(key, data[key]).map((value) => parseAddress(key, value))
}

const readAddress = (data: Data, key: string) => parseAddress(key, data[key])

function parseAddress(key: string, value: unknown): Address {
  if (typeof value === 'string' && isAddress(value, { strict: false })) return value
  throw invalid(key, 'be a 20-byte hex address starting with 0x', value)
}

function readAmount(data: Data, key: string): bigint {
  const value = data[key]
  if (typeof value === 'bigint') return value
  if (typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)) return BigInt(value)
  throw invalid(key, 'be hex, such as 0x10', value)
}

function readNumber(data: Data, key: string): number {
  const value = data[key]
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw invalid(key, 'be a whole number', value)
}
