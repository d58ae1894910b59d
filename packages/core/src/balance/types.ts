import type { LatchkitError } from '../errors/base.js'
import type { CaipNetworkId } from '../schema/caip.js'

/** Whose balance, and where. */
export type BalanceSubject = { readonly address: string; readonly chainId: CaipNetworkId }

/** The native balance of one namespace's active account. `value` in base units; `at` in ms since the epoch. */
export type BalanceState =
  | { readonly status: 'idle' }
  /** `value` is the same subject's earlier one, never another account's. */
  | { readonly status: 'loading'; readonly of: BalanceSubject; readonly value?: bigint | undefined }
  | { readonly status: 'ready'; readonly of: BalanceSubject; readonly value: bigint; readonly at: number }
  /** Retries are blocked for 30 s. */
  | {
      readonly status: 'failed'
      readonly of: BalanceSubject
      readonly error: LatchkitError
      readonly at: number
    }
