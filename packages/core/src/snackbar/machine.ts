import type { Cancel, Step, Timer } from '../kit/machine.js'

/** One passing message (spec §2 "Other"). */
export type Snackbar = {
  readonly id: string
  readonly variant: 'loading' | 'success' | 'error' | 'icon'
  readonly message: string
  /** Name of one of the ui's own icons; only with the variant `icon`. */
  readonly icon?: string | undefined
}

export type SnackbarState =
  | { readonly status: 'hidden' }
  | { readonly status: 'shown'; readonly snackbar: Snackbar }
  /** The old one is gone; `next` shows after 150 ms (spec §4). */
  | { readonly status: 'swapping'; readonly next: Snackbar }

export type SnackbarEvent =
  | { readonly type: 'show'; readonly snackbar: Snackbar }
  | { readonly type: 'hide' }
  | { readonly type: 'swapped' }

export type SnackbarEffect = Timer<SnackbarEvent> | Cancel
export type SnackbarStep = Step<SnackbarState, SnackbarEffect, never>
