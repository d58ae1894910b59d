import type { LatchkitError } from '../../foundation/errors/base.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'

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
