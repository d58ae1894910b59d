import type { CaipAddress } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../balance/types.js'
import type { KeyedEvent } from '../list/keyed.js'

/** The value of all tokens of one account on one chain. `value` is the last one, also while it is read again. */
export type KnownTotal = {
  readonly status: 'loading' | 'ready' | 'failed'
  /** When the status began, in ms since the epoch. */
  readonly at: number
  /** In units of 10^-18 US dollars; absent if the account has tokens, but no price is known. */
  readonly value?: bigint | undefined
}

/** The total values of accounts, by CAIP-10 id. At most 20. */
export type TotalsState = { readonly byAccount: Readonly<Record<CaipAddress, KnownTotal>> }

declare module '../../../engine/types.js' {
  interface Features {
    totals: {
      state: TotalsState
      event: KeyedEvent<BalanceSubject, bigint | undefined>
      isOptional: true
    }
  }
}
