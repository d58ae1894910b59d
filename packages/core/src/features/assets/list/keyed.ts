import type { PageActivity } from '../../../browser/pageActivity.js'
import { defineFeature, type Feature } from '../../../engine/feature.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { Cancel, Effect, Effects, Failed, Step } from '../../../engine/machine.js'
import type { KitState } from '../../../engine/types.js'
import { balanceRetryBlockMs } from '../../../foundation/limits.js'
import type { ReadContext } from './types.js'

type KeyedContext = Omit<ReadContext, 'cleanName'>

/** State of a key. Its value is the last one, also while it is read again. */
export type Known = {
  readonly status: 'loading' | 'ready' | 'failed'
  /** When the status began, in ms since the epoch. */
  readonly at: number
}

/** Values that are read for subjects, each with a key. `State` has the entries, and an entry the value, under names of their own. */
export type KeyedDefinition<State extends object, Subject, Key extends string, Entry extends Known, Value> = {
  readonly name: 'identity' | 'totals'
  readonly select: (state: KitState) => State | undefined
  readonly getEntries: (state: State) => Readonly<Record<Key, Entry>>
  readonly toState: (entries: Readonly<Record<string, Entry>>) => State
  readonly getKey: (subject: Subject) => Key
  readonly getValue: (entry: Entry) => Value | undefined
  readonly toEntry: (known: Known, value: Value | undefined) => Entry
  /** For how long a value is reused, in ms. */
  readonly freshMs: number
  /** Number of keys that are kept. */
  readonly max: number
  /** Whether a read forgets all other keys. Default: only the ones that were read first, beyond `max`. */
  readonly isExclusive?: boolean
}

/** Events of such values. */
export type KeyedEvent<Subject, Value> =
  /** Reuses values that are younger than `freshMs`, and failures younger than 30 s. */
  | { readonly type: 'load'; readonly of: readonly Subject[]; readonly at: number }
  | { readonly type: 'loaded'; readonly of: Subject; readonly value: Value; readonly at: number }
  | { readonly type: 'loadFailed'; readonly of: Subject; readonly at: number }

/** Reads a value. */
export type KeyedEffect<Subject> =
  | (Effect & { readonly type: 'fetch'; readonly of: Subject; readonly at: number })
  | Cancel

type Input<Subject, Value> = KeyedEvent<Subject, Value> | Failed<KeyedEffect<Subject>>

/** Returns the time from which a value is read again, in ms since the epoch; `undefined` while it is read. */
function getDueAt({ status, at }: Known, freshMs: number): number | undefined {
  if (status === 'loading') return undefined
  return at + (status === 'failed' ? balanceRetryBlockMs : freshMs)
}

/**
 * Creates the machine of such values, which reuses them while they are fresh, blocks retries for 30 s after a failure, and keeps
 * the last value while it is read again and when that fails.
 */
export function createKeyedTransition<
  State extends object,
  Subject,
  Key extends string,
  Entry extends Known,
  Value,
>(
  definition: KeyedDefinition<State, Subject, Key, Entry, Value>,
): (state: State, input: Input<Subject, Value>) => Step<State, KeyedEffect<Subject>, never> {
  const { getEntries, toState, getKey, getValue, toEntry, freshMs, max, isExclusive = false } = definition

  function load(state: State, of: readonly Subject[], at: number): Step<State, KeyedEffect<Subject>, never> {
    const entries = getEntries(state)
    const run: KeyedEffect<Subject>[] = []
    const read = of.slice(0, max).map((subject): readonly [string, Entry] => {
      const key = getKey(subject)
      const known: Entry | undefined = entries[key]
      if (known && at < (getDueAt(known, freshMs) ?? Number.POSITIVE_INFINITY)) return [key, known]
      run.push({ type: 'fetch', key, of: subject, at })
      return [key, toEntry({ status: 'loading', at }, known && getValue(known))]
    })
    const keys = new Set(read.map(([key]) => key))
    const others = Object.entries<Entry>(entries).filter(([key]) => !keys.has(key))
    const kept = isExclusive ? [] : others.sort(([, a], [, b]) => b.at - a.at).slice(0, max - read.length)
    for (const [key] of others.slice(kept.length)) run.push({ type: 'cancel', key })
    return run.length > 0 ? { state: toState(Object.fromEntries([...kept, ...read])), run } : { state }
  }

  /** A late response for a key that was forgotten is ignored. */
  function set(state: State, of: Subject, known: Known, toValue: (entry: Entry) => Value | undefined) {
    const entries = getEntries(state)
    const key = getKey(of)
    const entry: Entry | undefined = entries[key]
    return { state: entry ? toState({ ...entries, [key]: toEntry(known, toValue(entry)) }) : state }
  }

  return (state, input) => {
    switch (input.type) {
      case 'load':
        return load(state, input.of, input.at)
      case 'loaded':
        return set(state, input.of, { status: 'ready', at: input.at }, () => input.value)
      case 'loadFailed':
        return set(state, input.of, { status: 'failed', at: input.at }, getValue)
      case 'failed':
        // The handler catches failures itself, so this is a bug in it.
        if (input.effect.type !== 'fetch') return { state }
        return set(state, input.effect.of, { status: 'failed', at: input.effect.at }, getValue)
    }
  }
}

/** Creates the feature of such values, which the actions that show them install. */
export function createKeyedFeature<
  State extends object,
  Subject,
  Key extends string,
  Entry extends Known,
  Value,
>(
  definition: KeyedDefinition<State, Subject, Key, Entry, Value>,
  read: (context: KeyedContext, subject: Subject, signal: AbortSignal) => Promise<Value>,
): Feature {
  const effects: Effects<KeyedEffect<Subject>, KeyedEvent<Subject, Value>, KeyedContext> = {
    async fetch({ of }, { signal, ...context }) {
      const { clock } = context
      try {
        return { type: 'loaded', of, value: await read(context, of, signal), at: clock.now() }
      } catch {
        // There is nothing to tell the user. It is read again later.
        return { type: 'loadFailed', of, at: clock.now() }
      }
    },
  }
  return defineFeature({
    name: definition.name,
    initialState: () => definition.toState({}),
    transition: createKeyedTransition(definition),
    effects,
  })
}

/**
 * Reads values now, when the subjects change, and when one of them is due. Waits with the last while the page is hidden. Returns
 * the cleanup.
 *
 * @param getSubjects Returns the subjects to follow.
 * @param load Sends the event that reads them.
 */
export function followKeyed<State extends object, Subject, Key extends string, Entry extends Known, Value>(
  { getState, subscribe, internal }: Pick<Latchkit, 'getState' | 'subscribe' | 'internal'>,
  definition: KeyedDefinition<State, Subject, Key, Entry, Value>,
  getSubjects: () => readonly Subject[],
  load: (of: readonly Subject[], at: number) => void,
  page: PageActivity,
): () => void {
  const { clock } = internal
  const { select, getEntries, getKey, freshMs } = definition
  let stopTimer: (() => void) | undefined

  function update(): void {
    stopTimer?.()
    const of = getSubjects()
    const state = select(getState())
    const entries = of.map((subject): Entry | undefined => state && getEntries(state)[getKey(subject)])
    const isNew = entries.some((entry) => !entry)
    const dueAt = entries.flatMap((entry) => (entry && getDueAt(entry, freshMs)) ?? [])
    if (!isNew && dueAt.length === 0) return
    const at = clock.now()
    // A browser's timer may fire early, so the remaining time is computed again.
    const remainingMs = Math.min(...dueAt) - at
    if (isNew || (remainingMs <= 0 && !page.isHidden())) load(of, at)
    else if (remainingMs > 0) stopTimer = clock.setTimeout(update, remainingMs)
  }

  const cleanups = [subscribe(update), page.watchReturn(update)]
  update()
  return () => {
    for (const cleanup of cleanups) cleanup()
    stopTimer?.()
  }
}
