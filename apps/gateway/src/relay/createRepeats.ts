/** Looks at the mailboxes of topics on which a message was repeated. */
export type Repeats = {
  /** Looks at a topic now, or at the end of the pause where it has been looked at a moment ago. */
  readonly notify: (topic: string) => void
}

/** Between two looks at the same topic: each of them reads the mailbox of every subscriber. */
const pauseMs = 1_000

/**
 * Creates what a repeated message calls. Its sender missed the answer, so its node may have ended before it notified
 * the subscribers; one look is enough for any number of repeats.
 */
export function createRepeats(look: (topic: string) => void): Repeats {
  /** Topics that pause, and whether they were repeated meanwhile. */
  const pausing = new Map<string, boolean>()

  function start(topic: string): void {
    pausing.set(topic, false)
    look(topic)
    setTimeout(() => {
      if (pausing.get(topic)) start(topic)
      else pausing.delete(topic)
    }, pauseMs).unref()
  }

  return {
    notify(topic) {
      if (pausing.has(topic)) pausing.set(topic, true)
      else start(topic)
    },
  }
}
