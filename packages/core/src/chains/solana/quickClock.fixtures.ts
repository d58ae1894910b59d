import type { Clock } from '../../ports/Clock.js'

/** A clock on which every wait is over at once, but for time-outs (10 s), which only come where `timesOut`. */
export function quickClock(options: { readonly timesOut?: boolean } = {}): Clock & {
  /** The waits that were asked for, without the time-outs. */
  readonly waits: readonly number[]
  /** Timers that neither fired nor were called off. */
  pending(): number
} {
  const { timesOut = false } = options
  const waits: number[] = []
  const timers = new Set<object>()
  return {
    waits,
    pending: () => timers.size,
    now: () => 0,
    setTimeout(callback, delayMs) {
      const timer = {}
      timers.add(timer)
      if (delayMs !== 10_000) waits.push(delayMs)
      const fire = () => {
        if (timers.delete(timer)) callback()
      }
      // Behind a message of the network, so that what answers at once is in time.
      if (delayMs !== 10_000 || timesOut) setImmediate(fire)
      return () => timers.delete(timer)
    },
  }
}
