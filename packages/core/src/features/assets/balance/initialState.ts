import type { BalanceState } from './types.js'

/** Starts without a balance. */
export function initialState(): BalanceState {
  return { status: 'idle' }
}
