import type { LatchkitError } from '../foundation/errors/base.js'

/**
 * A side effect of a machine, as data.
 *
 * `key` identifies the operation. A `read` (the default) is cancelled by a newer effect with its key, by `cancel`, or
 * when the kit is destroyed; its late result is dropped. A `write` (a signature, a transaction, a disconnect) is
 * never superseded, retried or dropped: its result is always delivered.
 */
export type Effect = {
  readonly type: string
  readonly key: string
  readonly mode?: 'read' | 'write' | undefined
}

/** Cancels the pending read, or the timer, with that key. */
export type Cancel = { readonly type: 'cancel'; readonly key: string }

/** Sends `event` to its own machine after `delayMs` on the kit's clock. A newer timer with the key replaces it. */
export type Timer<Event> = {
  readonly type: 'timer'
  readonly key: string
  readonly delayMs: number
  readonly event: Event
}

/** The event that a machine receives for an effect that threw. */
export type Failed<E> = { readonly type: 'failed'; readonly effect: E; readonly error: LatchkitError }

/** A machine's result for an event. The same `state` object, without `run` or `emit`, means that it is ignored. */
export type Step<State, E, Fact> = {
  readonly state: State
  readonly run?: readonly E[] | undefined
  readonly emit?: readonly Fact[] | undefined
}

/** The effects of `E` that need a handler: all except the runner's own. */
export type Handled<E> =
  Exclude<E, Cancel | Timer<never>> extends infer H
    ? H extends { type: 'cancel' | 'timer' }
      ? never
      : H
    : never

/** Tools that every handler receives in addition to its feature's context. */
export type EffectContext<Event> = {
  /** Aborts when the effect is superseded, cancelled or the kit is destroyed. Never for a write. */
  readonly signal: AbortSignal
  /** Sends an event before the effect has completed. */
  readonly send: (event: Event) => void
}

/** One handler for each type of effect: a missing one is a type error. It returns the event to send, or nothing. */
export type Effects<E, Event, Context> = {
  readonly [T in (Handled<E> & { type: string })['type']]: (
    effect: Extract<Handled<E>, { type: T }>,
    context: Context & EffectContext<Event>,
  ) => Promise<Event | undefined> | Event | undefined
}
