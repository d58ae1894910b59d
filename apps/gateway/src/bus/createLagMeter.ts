/** How long an event takes through the bus, by one clock: this node sends events to itself. */
export type LagMeter = {
  /** Returns the text to send now. */
  readonly createProbe: () => string
  /** The text came back. */
  readonly receiveProbe: (text: string) => void
  /** Of the last event that came back, or of one that is late. */
  readonly getSeconds: () => number
}

/** @param now ms of a clock that only goes forwards. */
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
