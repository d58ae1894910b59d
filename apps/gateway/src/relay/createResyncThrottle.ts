/** Limits how often the pending messages of a topic are read again because a duplicate was published. */
export type ResyncThrottle = {
  /** Resyncs a topic now, or one second after its last resync. */
  readonly schedule: (topic: string) => void
}

/** Minimum time between two resyncs of a topic: each of them reads the pending messages of every subscriber. */
const minIntervalMs = 1_000

/**
 * Creates a throttle for resyncs. A client publishes a message again if it received no response. The node that stored the
 * message may then have stopped before it delivered it, so the pending messages are read again. One resync is enough for
 * any number of duplicates.
 */
export function createResyncThrottle(resync: (topic: string) => void): ResyncThrottle {
  /** Topics that were resynced during the last `minIntervalMs`, and whether another resync was scheduled since then. */
  const recentTopics = new Map<string, boolean>()

  function start(topic: string): void {
    recentTopics.set(topic, false)
    resync(topic)
    setTimeout(() => {
      if (recentTopics.get(topic)) start(topic)
      else recentTopics.delete(topic)
    }, minIntervalMs).unref()
  }

  return {
    schedule(topic) {
      if (recentTopics.has(topic)) recentTopics.set(topic, true)
      else start(topic)
    },
  }
}
