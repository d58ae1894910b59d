import type { Cancel, Failed, Step, Timer } from '../kit/machine.js'
import { snackbarHideMs, snackbarSwapMs } from '../limits.js'

/** One passing message (spec §2 "Other"). */
export type Snackbar = {
  readonly id: string
  readonly variant: 'loading' | 'success' | 'error' | 'icon'
  readonly message: string
  /** What the kit itself reports: a ui in another language chooses its text by it. Absent on messages of the app's own. */
  readonly code?: SnackbarCode | undefined
  /** Name of one of the ui's own icons; only with the variant `icon`. */
  readonly icon?: string | undefined
}

/** What the kit itself shows in the snackbar. */
export type SnackbarCode = 'balance-unavailable' | 'request-completed-late' | 'disconnect' | 'session-ended'

/** What the snackbar shows now. */
export type SnackbarState =
  | { readonly status: 'hidden' }
  | { readonly status: 'shown'; readonly snackbar: Snackbar }
  /** The old one is gone; `next` shows after 150 ms (spec §4). */
  | { readonly status: 'swapping'; readonly next: Snackbar }

/** What the snackbar can be told. */
export type SnackbarEvent =
  | { readonly type: 'show'; readonly snackbar: Snackbar }
  | { readonly type: 'hide' }
  | { readonly type: 'swapped' }

/** Only timers of the runner. */
export type SnackbarEffect = Timer<SnackbarEvent> | Cancel

/** Step of the snackbar; see `transition`. */
export type SnackbarStep = Step<SnackbarState, SnackbarEffect, never>

/** All that the snackbar machine can be told. */
export type SnackbarInput = SnackbarEvent | Failed<SnackbarEffect>

/** Nothing is shown at first. */
export function initialState(): SnackbarState {
  return { status: 'hidden' }
}

/** One message at a time; a newer one takes the older one's place after 150 ms (spec §4 "Snackbar"). */
export function transition(state: SnackbarState, event: SnackbarInput): SnackbarStep {
  switch (event.type) {
    case 'show': {
      const next = event.snackbar
      if (state.status === 'hidden') return show(next)
      // The timer that is running goes on: many messages in a row never keep the last one waiting.
      if (state.status === 'swapping') return { state: { status: 'swapping', next } }
      return {
        state: { status: 'swapping', next },
        run: [
          { type: 'cancel', key: 'hide' },
          { type: 'timer', key: 'swap', delayMs: snackbarSwapMs, event: { type: 'swapped' } },
        ],
      }
    }
    case 'swapped':
      return state.status === 'swapping' ? show(state.next) : { state }
    case 'hide':
      if (state.status === 'hidden') return { state }
      return {
        state: { status: 'hidden' },
        run: [{ type: 'cancel', key: state.status === 'swapping' ? 'swap' : 'hide' }],
      }
    case 'failed':
      return { state }
  }
}

function show(snackbar: Snackbar): SnackbarStep {
  return {
    state: { status: 'shown', snackbar },
    // What is loading says so until it is done.
    ...(snackbar.variant !== 'loading' && {
      run: [{ type: 'timer', key: 'hide', delayMs: snackbarHideMs, event: { type: 'hide' } }],
    }),
  }
}
