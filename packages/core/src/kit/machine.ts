import type { LatchkitError } from '../errors/base.js'

/**
 * Something to be done outside a machine, as data.
 *
 * `key` names what it is about. A `read` (the default) is called off by a newer effect with its key, by `cancel`,
 * or when the kit is destroyed; its late answer is dropped. A `write` (a signature, a transaction, a disconnect) is
 * never superseded, retried or dropped: its answer always arrives.
 */
export type Effect = {
  readonly type: string
  readonly key: string
  readonly mode?: 'read' | 'write' | undefined
}

/** Calls off the running read, or timer, of that key. */
export type Cancel = { readonly type: 'cancel'; readonly key: string }

/** Sends `event` to its own machine after `delayMs` on the instance's clock. A newer timer with the key replaces it. */
export type Timer<Event> = {
  readonly type: 'timer'
  readonly key: string
  readonly delayMs: number
  readonly event: Event
}

/** What a machine gets back from an effect that threw. */
export type Failed<E> = { readonly type: 'failed'; readonly effect: E; readonly error: LatchkitError }

/** A machine's answer to an event. The very same `state`, with nothing to run or emit, means: ignored. */
export type Step<State, E, Fact> = {
  readonly state: State
  readonly run?: readonly E[] | undefined
  readonly emit?: readonly Fact[] | undefined
}

/** The effects of `E` that need a handler: all but the runner's own. */
export type Handled<E> =
  Exclude<E, Cancel | Timer<never>> extends infer H
    ? H extends { type: 'cancel' | 'timer' }
      ? never
      : H
    : never

/** What every handler is given besides its feature's context. */
export type EffectContext<Event> = {
  /** Fires when the effect is superseded, cancelled or the kit is destroyed. Never for a write. */
  readonly signal: AbortSignal
  /** Progress: an event before the answer. */
  readonly send: (event: Event) => void
}

/** One handler for each type of effect: a missing one is a type error. Its answer is the event to send, or nothing. */
export type Effects<E, Event, Context> = {
  readonly [T in (Handled<E> & { type: string })['type']]: (
    effect: Extract<Handled<E>, { type: T }>,
    context: Context & EffectContext<Event>,
  ) => Promise<Event | undefined> | Event | undefined
}
