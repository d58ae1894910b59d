import type { CaipAddress } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../balance/types.js'

/** Returns the CAIP-10 id of an account. */
export function toAccountId({ chainId, address }: BalanceSubject): CaipAddress {
  return `${chainId}:${address}`
}
