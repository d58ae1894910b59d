import type { AvailableCapability, DegradedCapability } from '@latchkit/blockchain-api/contract'

/** The capability of a feature that the operator has not set up. */
export const unsupported = { status: 'absent', code: 'unsupported' } as const

/** @param retrySeconds Seconds after which it is worth another try; `undefined` unless it fails. */
export function toStatus(retrySeconds: number | undefined): AvailableCapability | DegradedCapability {
  return retrySeconds === undefined
    ? { status: 'available' }
    : { status: 'degraded', retryAfterSeconds: Math.max(1, Math.ceil(retrySeconds)) }
}

/**
 * Returns the status of sources that replace each other: they fail together only if each of them fails.
 *
 * @param retrySeconds Of each source; at least one.
 */
export function joinStatuses(
  retrySeconds: readonly (number | undefined)[],
): AvailableCapability | DegradedCapability {
  const failing = retrySeconds.filter((seconds) => seconds !== undefined)
  return toStatus(failing.length < retrySeconds.length ? undefined : Math.min(...failing))
}
