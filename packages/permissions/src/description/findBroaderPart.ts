import { type Address, isAddressEqual } from 'viem'
import type { ContractCall, Permission } from '../permission/Permission.js'
import type { GrantedPermission } from '../redemption/permissionsContext.js'

/** The parts of a permission that are compared. */
export type PermissionPart =
  | 'type'
  | 'owner'
  | 'sessionKey'
  | 'expiry'
  | 'start'
  | 'amount'
  | 'period'
  | 'token'
  | 'recipients'
  | 'targets'
  | 'methods'
  | 'value'
  | 'calls'

/** Who uses a permission for whom, and what it allows until when. */
export type ComparedPermission = Pick<GrantedPermission, 'permission' | 'expiry' | 'owner' | 'sessionKey'>

/**
 * Compares a granted permission with the requested one.
 *
 * @returns The first part that allows more than was requested, or is for another account; `undefined` if there is none.
 *
 * @example
 * ```ts
 * import { type ComparedPermission, decodePermissionsContext, delegationFramework, findBroaderPart } from '@latchkit/permissions'
 *
 * export function check(context: `0x${string}`, requested: ComparedPermission): void {
 *   const part = findBroaderPart(decodePermissionsContext(context, delegationFramework), requested)
 *   if (part) throw new Error(`The wallet granted another "${part}" than the requested one.`)
 * }
 * ```
 */
export function findBroaderPart(
  granted: ComparedPermission,
  requested: ComparedPermission,
): PermissionPart | undefined {
  if (!isAddressEqual(granted.owner, requested.owner)) return 'owner'
  if (!isAddressEqual(granted.sessionKey, requested.sessionKey)) return 'sessionKey'
  if (granted.expiry > requested.expiry) return 'expiry'
  return findBroader(granted.permission, requested.permission)
}

type Periods = { readonly period: number; readonly start: number }

function findBroader(granted: Permission, requested: Permission): PermissionPart | undefined {
  if (granted.type === 'contract-call' || requested.type === 'contract-call') {
    if (granted.type !== requested.type) return 'type'
    return findBroaderCall(granted as ContractCall, requested as ContractCall)
  }
  if (granted.type !== requested.type) return 'type'
  if ((granted.start ?? 0) < (requested.start ?? 0)) return 'start'
  if (granted.amount > requested.amount) return 'amount'
  if ('period' in granted && 'period' in requested && !areAligned(granted, requested)) return 'period'
  if ('token' in granted && 'token' in requested && !isAddressEqual(granted.token, requested.token))
    return 'token'
  return isSubset(getReceivers(granted), getReceivers(requested)) ? undefined : 'recipients'
}

function findBroaderCall(granted: ContractCall, requested: ContractCall): PermissionPart | undefined {
  if (!isSubset(granted.targets, requested.targets)) return 'targets'
  if (!isSubset(granted.methods, requested.methods)) return 'methods'
  if ((granted.maxValue ?? 0n) > (requested.maxValue ?? 0n)) return 'value'
  if ((granted.maxCalls ?? Number.POSITIVE_INFINITY) > (requested.maxCalls ?? Number.POSITIVE_INFINITY))
    return 'calls'
  return (granted.start ?? 0) < (requested.start ?? 0) ? 'start' : undefined
}

/** Periods that overlap differently allow twice the amount in one requested period. */
function areAligned(granted: Periods, requested: Periods): boolean {
  return granted.period === requested.period && (granted.start - requested.start) % requested.period === 0
}

function getReceivers(permission: Exclude<Permission, ContractCall>): readonly Address[] | undefined {
  if (!('token' in permission)) return permission.recipients
  return permission.recipient && [permission.recipient]
}

/** `undefined` is every value. */
function isSubset(part: readonly string[] | undefined, whole: readonly string[] | undefined): boolean {
  if (!whole) return true
  const all = new Set(whole.map((value) => value.toLowerCase()))
  return part?.every((value) => all.has(value.toLowerCase())) ?? false
}
