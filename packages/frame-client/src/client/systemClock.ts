import type { Clock } from '@latchkit/core/ports'

/** The system clock. */
export function systemClock(): Clock {
  return {
    now: () => Date.now(),
    setTimeout(callback, delayMs) {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
  }
}
