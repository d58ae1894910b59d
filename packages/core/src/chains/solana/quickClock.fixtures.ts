import type { Clock } from '../../ports/Clock.js'

/**
 * Creates a clock without delays, except time-outs (10 s), which only fire if `timesOut` is true, and rankings (4 s), which never fire.
 */
export function quickClock(options: { readonly timesOut?: boolean } = {}): Clock & {
  /** The requested delays, without the time-outs. */
  readonly waits: readonly number[]
  /** Timers that have neither fired nor been cleared. */
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
      // Endpoints are ranked later.
      if (delayMs === 4_000) return () => timers.delete(timer)
      if (delayMs !== 10_000) waits.push(delayMs)
      const fire = () => {
        if (timers.delete(timer)) callback()
      }
      // Runs after a message of the network, so that an immediate response is in time.
      if (delayMs !== 10_000 || timesOut) setImmediate(fire)
      return () => timers.delete(timer)
    },
  }
}
