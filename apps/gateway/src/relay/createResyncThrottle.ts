/** Limits how often the mailboxes of a topic are read again because a message was published twice. */
export type ResyncThrottle = {
  /** Resyncs a topic now, or at the end of its pause if it was resynced during the last second. */
  readonly request: (topic: string) => void
}

/** Time between two resyncs of the same topic: each of them reads the mailbox of every subscriber. */
const pauseMs = 1_000

/**
 * Creates a throttle for resyncs. A client publishes a message again when it received no response, so the first node
 * may have stopped before it delivered the message. One resync is enough for any number of duplicates.
 */
export function createResyncThrottle(resync: (topic: string) => void): ResyncThrottle {
  /** Topics in their pause, and whether a resync was requested during it. */
  const pausedTopics = new Map<string, boolean>()

  function start(topic: string): void {
    pausedTopics.set(topic, false)
    resync(topic)
    setTimeout(() => {
      if (pausedTopics.get(topic)) start(topic)
      else pausedTopics.delete(topic)
    }, pauseMs).unref()
  }

  return {
    request(topic) {
      if (pausedTopics.has(topic)) pausedTopics.set(topic, true)
      else start(topic)
    },
  }
}
