import { balanceCacheMs, balanceRetryBlockMs } from '../../../foundation/limits.js'
import type { CaipAddress } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../balance/types.js'
import type { KnownTotal } from './types.js'

/** Returns the CAIP-10 id of an account. */
export function toAccountId({ chainId, address }: BalanceSubject): CaipAddress {
  return `${chainId}:${address}`
}

/** Returns the time from which a value is read again, in ms since the epoch; `undefined` while it is read. */
export function getDueAt({ status, at }: KnownTotal): number | undefined {
  if (status === 'loading') return undefined
  return at + (status === 'failed' ? balanceRetryBlockMs : balanceCacheMs)
}
