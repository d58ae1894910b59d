import { formatUnits } from 'viem'
import type { Permission } from '../permission/Permission.js'
import type { GrantedPermission } from '../redemption/permissionsContext.js'

/** How a token is named in a description. */
export type DescribedToken = { readonly symbol: string; readonly decimals: number }

/** The parameters of `describePermission`. */
export type DescribePermissionOptions = {
  /** Default: `ETH` with 18 decimals. */
  readonly nativeToken?: DescribedToken | undefined
  /** The token of the permission. Without it, its amount is in its smallest unit, and it is named by its address. */
  readonly token?: DescribedToken | undefined
}

/**
 * Describes a permission in English, for prompts and logs. It names every limit, and what has no limit.
 *
 * @returns One sentence for each condition.
 *
 * @example
 * ```ts
 * import { describePermission } from '@latchkit/permissions'
 *
 * describePermission({
 *   permission: { type: 'native-token-transfer', amount: 10n ** 18n },
 *   expiry: 1_900_000_000,
 *   sessionKey: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
 * })
 * // ['0x3C44…93BC can send 1 ETH in total to any account.', 'It ends at 2030-03-17T17:46:40.000Z.']
 * ```
 */
export function describePermission(
  { permission, expiry, sessionKey }: Pick<GrantedPermission, 'permission' | 'expiry' | 'sessionKey'>,
  options: DescribePermissionOptions = {},
): readonly string[] {
  const { start } = permission
  return [
    `${sessionKey} can ${describeAction(permission, options)}.`,
    ...(start === undefined ? [] : [`It starts at ${toTime(start)}.`]),
    `It ends at ${toTime(expiry)}.`,
  ]
}

function describeAction(
  permission: Permission,
  { nativeToken = ether, token }: DescribePermissionOptions,
): string {
  if (permission.type === 'contract-call') {
    const { targets, methods, maxValue = 0n, maxCalls } = permission
    const value =
      maxValue === 0n
        ? `without ${nativeToken.symbol}`
        : `with at most ${formatTokenAmount(maxValue, nativeToken)} for each call`
    const calls = maxCalls === undefined ? 'any number of times' : `at most ${maxCalls} times`
    return `call the methods ${methods.join(', ')} of ${targets.join(', ')} with any arguments, ${value}, ${calls}`
  }
  const { amount } = permission
  const text =
    'token' in permission
      ? toTokenAmount(amount, permission.token, token)
      : formatTokenAmount(amount, nativeToken)
  const limit = 'period' in permission ? `every ${toDuration(permission.period)}` : 'in total'
  return `send ${text} ${limit} to ${describeReceivers(permission)}`
}

const ether: DescribedToken = { symbol: 'ETH', decimals: 18 }

function describeReceivers(permission: Exclude<Permission, { type: 'contract-call' }>): string {
  if ('token' in permission) return permission.recipient ?? 'any account'
  return permission.recipients?.join(' or ') ?? 'any account'
}

const formatTokenAmount = (amount: bigint, { symbol, decimals }: DescribedToken) =>
  `${formatUnits(amount, decimals)} ${symbol}`

function toTokenAmount(amount: bigint, address: string, token: DescribedToken | undefined): string {
  return token ? formatTokenAmount(amount, token) : `${amount} units of the token ${address}`
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

function toDuration(seconds: number): string {
  const [name, length] = units.find(([, size]) => seconds % size === 0) ?? ['second', 1]
  const count = seconds / length
  return count === 1 ? name : `${count} ${name}s`
}

const toTime = (seconds: number) => new Date(seconds * 1_000).toISOString()
