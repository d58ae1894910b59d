import type { Cancel, Effect, Failed, Step } from '../../../engine/machine.js'
import type { CaipAddress } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../balance/types.js'

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

/** Events of the total values. */
export type TotalsEvent =
  /** Reuses a value younger than 30 s, and a failure younger than 30 s. */
  | { readonly type: 'load'; readonly of: readonly BalanceSubject[]; readonly at: number }
  | {
      readonly type: 'loaded'
      readonly account: CaipAddress
      readonly value: bigint | undefined
      readonly at: number
    }
  | { readonly type: 'loadFailed'; readonly account: CaipAddress; readonly at: number }

/** Reads the tokens of an account. */
export type TotalsEffect =
  | (Effect & { readonly type: 'readTotal'; readonly of: BalanceSubject; readonly at: number })
  | Cancel

/** Step of the total values; see `transition`. */
export type TotalsStep = Step<TotalsState, TotalsEffect, never>

/** All inputs of the machine of the total values. */
export type TotalsInput = TotalsEvent | Failed<TotalsEffect>

declare module '../../../engine/types.js' {
  interface Features {
    totals: {
      state: TotalsState
      event: TotalsEvent
      isOptional: true
    }
  }
}
