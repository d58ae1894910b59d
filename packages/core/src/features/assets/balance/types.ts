import type { Cancel, Effect, Failed, Step } from '../../../engine/machine.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'

/** The account and chain of a balance. */
export type BalanceSubject = { readonly address: string; readonly chainId: CaipNetworkId }

/** The native balance of one namespace's active account. `value` in base units; `at` in ms since the epoch. */
export type BalanceState =
  | { readonly status: 'idle' }
  /** `value` is the earlier one of the same subject, never another account's. */
  | { readonly status: 'loading'; readonly of: BalanceSubject; readonly value?: bigint | undefined }
  | { readonly status: 'ready'; readonly of: BalanceSubject; readonly value: bigint; readonly at: number }
  /** Retries are blocked for 30 s. */
  | {
      readonly status: 'failed'
      readonly of: BalanceSubject
      readonly error: LatchkitError
      readonly at: number
    }

/** Events of a namespace's balance. */
export type BalanceEvent =
  /** Reuses a balance younger than 30 s unless `force`. */
  | {
      readonly type: 'load'
      readonly of: BalanceSubject
      readonly at: number
      readonly force?: boolean | undefined
    }
  | { readonly type: 'loaded'; readonly of: BalanceSubject; readonly value: bigint; readonly at: number }
  /** `at` is the time of the failure, at which the block starts. */
  | {
      readonly type: 'loadFailed'
      readonly of: BalanceSubject
      readonly error: LatchkitError
      readonly at: number
    }
  | { readonly type: 'reset' }

/** Reads the balance. Superseded by a newer read. */
export type BalanceEffect =
  | (Effect & { readonly type: 'fetch'; readonly of: BalanceSubject; readonly at: number })
  | Cancel

/** Facts of a namespace's balance. */
export type BalanceFact =
  | { readonly type: 'loaded'; readonly of: BalanceSubject; readonly value: bigint }
  | { readonly type: 'failed'; readonly of: BalanceSubject; readonly error: LatchkitError }
  /** The read was cancelled: the account or chain has changed, or the session has ended. */
  | { readonly type: 'dropped'; readonly of: BalanceSubject }

/** Step of the balance; see `transition`. */
export type BalanceStep = Step<BalanceState, BalanceEffect, BalanceFact>

/** All inputs of the balance machine. */
export type BalanceInput = BalanceEvent | Failed<BalanceEffect>

declare module '../../../engine/types.js' {
  interface Features {
    balance: { state: BalanceState; event: BalanceEvent; fact: BalanceFact; perNamespace: true }
  }
}
