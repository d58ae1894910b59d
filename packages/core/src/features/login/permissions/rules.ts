import type { ParsedGrant } from './parseGrant.js'
import type { PermissionRequest } from './types.js'

/** Request of the app. */
export type RequestedPermission = {
  readonly permission: PermissionRequest
  readonly expiry: number
  readonly sessionKey: string
  readonly address: string
  /** The chain's number. */
  readonly chainId: number
}

/**
 * Compares what a wallet says that it granted with what the app requested.
 *
 * @returns The first part that allows more, or is for another account; `undefined` if there is none.
 */
export function findBroaderPart(granted: ParsedGrant, requested: RequestedPermission): string | undefined {
  if (!isSameIfSet(granted.address, requested.address)) return 'address'
  if (!isSameIfSet(granted.sessionKey, requested.sessionKey)) return 'sessionKey'
  if (granted.chainId !== undefined && granted.chainId !== requested.chainId) return 'chainId'
  if (granted.expiry > requested.expiry) return 'expiry'
  if (granted.permission.type !== requested.permission.type) return 'type'
  const { data } = requested.permission
  const names = new Set([...Object.keys(data), ...Object.keys(granted.permission.data)])
  return [...names].find((name) => isBroader(name, granted.permission.data[name], data[name], data))
}

/** Compares one field of a permission. A field without a known meaning must be equal. */
function isBroader(
  name: string,
  granted: unknown,
  requested: unknown,
  data: PermissionRequest['data'],
): boolean {
  if (name === 'justification') return false
  if (!isSet(granted)) return isSet(requested)
  switch (name) {
    case 'periodAmount':
    case 'allowanceAmount':
    case 'allowance':
    case 'valueLimit':
      return !(isAmount(granted) && isAmount(requested) && BigInt(granted) <= BigInt(requested))
    case 'callLimit':
      return isSet(requested) && !(Number(granted) <= Number(requested))
    case 'startTime':
    case 'start':
      return (
        isSet(requested) &&
        !isAligned(Number(granted) - Number(requested), data.periodDuration ?? data.period)
      )
    case 'recipients':
    case 'targets':
    case 'methods':
      return isSet(requested) && !isSubset(granted, requested)
    case 'recipient':
      return isSet(requested) && !isSameValue(granted, requested)
    default:
      return !isSameValue(granted, requested)
  }
}

/** A later start allows less. Periods that overlap differently allow twice the amount in one of the requested ones. */
function isAligned(delay: number, period: unknown): boolean {
  return delay >= 0 && (period === undefined || delay % Number(period) === 0)
}

/** Wallets send `null` for what is not set. */
const isSet = (value: unknown) => value !== undefined && value !== null

const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)

const toComparableText = (value: unknown) => JSON.stringify(value)?.toLowerCase()

const isSameValue = (one: unknown, other: unknown) => toComparableText(one) === toComparableText(other)

const isSameIfSet = (value: string | undefined, requested: string) =>
  value === undefined || isSameValue(value, requested)

function isSubset(part: unknown, whole: unknown): boolean {
  if (!Array.isArray(part) || !Array.isArray(whole) || part.length === 0) return false
  const all = new Set(whole.map(toComparableText))
  return part.every((one) => all.has(toComparableText(one)))
}
