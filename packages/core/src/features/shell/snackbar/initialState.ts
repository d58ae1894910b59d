import type { SnackbarState } from './machine.js'

/** Starts without a snackbar. */
export function initialState(): SnackbarState {
  return { status: 'hidden' }
}
