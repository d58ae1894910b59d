import { balanceRetryBlockMs, identityCacheMs } from '../../../foundation/limits.js'
import type { KnownIdentity } from './types.js'

/** Returns the time from which an identity is read again, in ms since the epoch. */
export function getDueAt({ status, at }: KnownIdentity): number {
  return at + (status === 'failed' ? balanceRetryBlockMs : identityCacheMs)
}
