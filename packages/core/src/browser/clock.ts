import type { Clock } from '../ports/Clock.js'

/** The system's own time. */
export function systemClock(): Clock {
  return {
    now: () => Date.now(),
    setTimeout(callback, delayMs) {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
  }
}
