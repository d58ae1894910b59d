import type { Cancel, Failed, Step, Timer } from '../../../engine/machine.js'
import { snackbarHideMs, snackbarSwapMs } from '../../../foundation/limits.js'
import type { Text } from '../../../foundation/text.js'

/** One short-lived message. */
export type Snackbar = SnackbarText & {
  readonly id: string
  readonly variant: 'loading' | 'success' | 'error' | 'icon'
  /** Name of one of the UI's own icons; only with the variant `icon`. */
  readonly icon?: string | undefined
}

/** A message of the kit, or one of the app (`custom`). */
export type SnackbarText = Text<
  SnackbarCode,
  { readonly custom: { readonly text: string } } & {
    readonly [Code in ArrivalCode]: { readonly network: string }
  }
>

/** Outcome of a swap to another network. */
export type ArrivalCode = `swap-${'arrived' | 'partial' | 'refunded' | 'not-arrived'}`

/** The kit's own messages. */
export type SnackbarCode =
  | 'balance-unavailable'
  | 'request-completed-late'
  | 'transaction-started'
  | 'transaction-failed'
  | 'disconnect'
  | 'session-ended'

/** The state of the snackbar. */
export type SnackbarState =
  | { readonly status: 'hidden' }
  | { readonly status: 'shown'; readonly snackbar: Snackbar }
  /** The old one is hidden; `next` shows after 150 ms. */
  | { readonly status: 'swapping'; readonly next: Snackbar }

/** Events of the snackbar. */
export type SnackbarEvent =
  | { readonly type: 'show'; readonly snackbar: Snackbar }
  | { readonly type: 'hide' }
  | { readonly type: 'swapped' }

/** Only timers of the runner. */
export type SnackbarEffect = Timer<SnackbarEvent> | Cancel

/** Step of the snackbar; see `transition`. */
export type SnackbarStep = Step<SnackbarState, SnackbarEffect, never>

/** All inputs of the snackbar machine. */
export type SnackbarInput = SnackbarEvent | Failed<SnackbarEffect>

/** Shows one message at a time. A newer one replaces the older one after 150 ms. */
export function transition(state: SnackbarState, event: SnackbarInput): SnackbarStep {
  switch (event.type) {
    case 'show': {
      const next = event.snackbar
      if (state.status === 'hidden') return show(next)
      // The pending timer continues, so that many messages in a row do not delay the last one.
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
    // A loading message stays until the operation has ended.
    ...(snackbar.variant !== 'loading' && {
      run: [{ type: 'timer', key: 'hide', delayMs: snackbarHideMs, event: { type: 'hide' } }],
    }),
  }
}

declare module '../../../engine/types.js' {
  interface Features {
    snackbar: { state: SnackbarState; event: SnackbarEvent }
  }
}
