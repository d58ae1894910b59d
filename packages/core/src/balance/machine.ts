import type { LatchkitError } from '../errors/base.js'
import type { Cancel, Effect, Failed, Step } from '../kit/machine.js'
import type { CaipNetworkId } from '../schema/caip.js'

/** Whose balance, and where. */
export type BalanceSubject = { readonly address: string; readonly chainId: CaipNetworkId }

/** The native balance of one namespace's active account. `value` in base units; `at` in ms since the epoch. */
export type BalanceState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly of: BalanceSubject; readonly value?: bigint | undefined }
  | { readonly status: 'ready'; readonly of: BalanceSubject; readonly value: bigint; readonly at: number }
  /** Not asked again for 30 s (spec §8). */
  | {
      readonly status: 'failed'
      readonly of: BalanceSubject
      readonly error: LatchkitError
      readonly at: number
    }

export type BalanceEvent =
  /** Kept for 30 s unless `force` (spec §9). */
  | {
      readonly type: 'load'
      readonly of: BalanceSubject
      readonly at: number
      readonly force?: boolean | undefined
    }
  | { readonly type: 'loaded'; readonly of: BalanceSubject; readonly value: bigint; readonly at: number }
  | { readonly type: 'reset' }

export type BalanceEffect =
  | (Effect & { readonly type: 'fetch'; readonly of: BalanceSubject; readonly at: number })
  | Cancel

export type BalanceFact =
  | { readonly type: 'loaded'; readonly of: BalanceSubject; readonly value: bigint }
  | { readonly type: 'failed'; readonly of: BalanceSubject; readonly error: LatchkitError }

export type BalanceStep = Step<BalanceState, BalanceEffect, BalanceFact>
export type BalanceInput = BalanceEvent | Failed<BalanceEffect>
