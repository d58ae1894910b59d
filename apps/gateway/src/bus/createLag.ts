/** How long an event takes through the bus, by one clock: this node sends events to itself. */
export type Lag = {
  /** Returns the text to send now. */
  readonly sent: () => string
  /** The text came back. */
  readonly received: (text: string) => void
  /** Of the last event that came back, or of one that is late. */
  readonly seconds: () => number
}

/** @param now ms of a clock that only goes forwards. */
export function createLag(now: () => number = () => performance.now()): Lag {
  let pendingSince: number | undefined
  let last = 0
  return {
    sent() {
      const sentAt = now()
      pendingSince ??= sentAt
      return String(sentAt)
    },
    received(text) {
      const sentAt = Number(text)
      if (!Number.isFinite(sentAt)) return
      last = Math.max(0, now() - sentAt)
      pendingSince = undefined
    },
    seconds: () => Math.max(last, pendingSince === undefined ? 0 : now() - pendingSince) / 1000,
  }
}
