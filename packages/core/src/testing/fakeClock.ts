import type { Clock } from '../ports/Clock.js'
import { nextMacrotask } from './nextMacrotask.js'

/** A clock that advances only on request. */
export type FakeClock = Clock & {
  /**
   * Advances time by `durationMs`. Timers fire in order, each at its own time; promises settle
   * before, between and after them.
   */
  advance(durationMs: number): Promise<void>
  /** How many timers are active. */
  readonly pending: number
}

/**
 * Creates a clock for tests.
 *
 * @param startAt Initial time, in ms since the epoch. Default 2025-01-01T00:00:00Z.
 * @example
 * ```ts
 * import { fakeClock } from '@latchkit/core/testing'
 *
 * const clock = fakeClock()
 * clock.setTimeout(() => console.log('half a second later'), 500)
 * await clock.advance(500)
 * ```
 */
export function fakeClock(startAt = 1_735_689_600_000): FakeClock {
  const timers = new Map<symbol, { readonly at: number; readonly callback: () => void }>()
  let now = startAt

  function firstDue(
    until: number,
  ): [symbol, { readonly at: number; readonly callback: () => void }] | undefined {
    let first: [symbol, { readonly at: number; readonly callback: () => void }] | undefined
    for (const entry of timers) {
      if (entry[1].at <= until && (!first || entry[1].at < first[1].at)) first = entry
    }
    return first
  }

  return {
    now: () => now,
    setTimeout(callback, delayMs) {
      const key = Symbol()
      timers.set(key, { at: now + delayMs, callback })
      return () => timers.delete(key)
    },
    async advance(durationMs) {
      const until = now + durationMs
      await nextMacrotask()
      for (let due = firstDue(until); due; due = firstDue(until)) {
        const [key, timer] = due
        timers.delete(key)
        now = Math.max(now, timer.at)
        timer.callback()
        await nextMacrotask()
      }
      now = until
    },
    get pending() {
      return timers.size
    },
  }
}
