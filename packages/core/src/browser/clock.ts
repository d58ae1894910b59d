import type { Clock } from '../ports/Clock.js'

/**
 * The system clock.
 *
 * @example
 * ```ts
 * import { systemClock } from '@latchkit/core/ports'
 *
 * const stop = systemClock().setTimeout(() => console.log('late'), 1_000)
 * stop()
 * ```
 */
export function systemClock(): Clock {
  return {
    now: () => Date.now(),
    setTimeout(callback, delayMs) {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
  }
}
