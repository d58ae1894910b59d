/** Measures how long an event takes through the bus. The node sends events to itself, so that only one clock is used. */
export type LagMeter = {
  /** Returns the text to send to this node. */
  readonly createProbe: () => string
  /** Handles a received probe. */
  readonly receiveProbe: (text: string) => void
  /** Returns the lag of the last received probe, or the age of the pending probe if it is higher. */
  readonly getSeconds: () => number
}

/** @param now Returns the time of a monotonic clock in ms. */
export function createLagMeter(now: () => number = () => performance.now()): LagMeter {
  let pendingSince: number | undefined
  let last = 0
  return {
    createProbe() {
      const sentAt = now()
      pendingSince ??= sentAt
      return String(sentAt)
    },
    receiveProbe(text) {
      const sentAt = Number(text)
      if (!Number.isFinite(sentAt)) return
      last = Math.max(0, now() - sentAt)
      pendingSince = undefined
    },
    getSeconds: () => Math.max(last, pendingSince === undefined ? 0 : now() - pendingSince) / 1000,
  }
}
