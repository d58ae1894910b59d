import type { Clock } from '../../../ports/Clock.js'

/** One second less than the SDK's time-out for proposals and requests, which causes an unhandled rejection. */
const timeoutMs = 299_000

/** The time-outs of pending proposals and requests, which the kit expires before the SDK does. */
export type Timeouts = {
  /** Calls `expire` one second before the SDK's time-out. Returns a function that cancels it. */
  add(expire: () => void): () => void
  /** Expires all pending proposals and requests. No timer remains. */
  expireAll(): void
}

/** Creates an empty list of time-outs. */
export function createSdkTimeouts(clock: Clock): Timeouts {
  const pending = new Set<() => void>()
  return {
    add(expire) {
      const cancel = () => {
        pending.delete(run)
        stopTimer()
      }
      const run = () => {
        cancel()
        expire()
      }
      const stopTimer = clock.setTimeout(run, timeoutMs)
      pending.add(run)
      return cancel
    },
    expireAll() {
      for (const run of pending) run()
    },
  }
}
