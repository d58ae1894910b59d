/** The commands of a Redis connection that are used here. */
export type Subscriber = {
  readonly subscribe: (...channels: string[]) => Promise<unknown>
  readonly unsubscribe: (...channels: string[]) => Promise<unknown>
}

/** The channels a connection is subscribed to. */
export type Channels = {
  readonly add: (channel: string) => void
  readonly remove: (channel: string) => void
  /** Resolves when all changes made so far have taken effect, or have failed. */
  readonly waitUntilSettled: () => Promise<void>
  /** Subscribes a new connection to all channels. Rejects if a command fails. */
  readonly restore: () => Promise<void>
}

/** Channels per command. Redis runs one command at a time, so a long one would delay the others. */
const maxChannels = 1_000

/**
 * Creates a set of channels that stay subscribed. Changes made in one task share a command.
 *
 * @param isReady Returns whether commands can be sent. If not, `restore` sends the changes later.
 * @param onError Called when a command failed: the subscriptions of the connection are unknown then.
 */
export function createChannels(
  subscriber: Subscriber,
  isReady: () => boolean,
  onError: (error: unknown) => void,
): Channels {
  const wanted = new Set<string>()
  const changed = new Set<string>()
  let last: Promise<void> = Promise.resolve()
  let isScheduled = false

  function change(channel: string): void {
    changed.add(channel)
    if (isScheduled) return
    isScheduled = true
    const sent = Promise.resolve().then(send)
    last = Promise.all([last, sent]).then(() => {})
  }

  async function send(): Promise<void> {
    isScheduled = false
    const channels = [...changed]
    changed.clear()
    if (!isReady()) return
    const added = channels.filter((channel) => wanted.has(channel))
    const removed = channels.filter((channel) => !wanted.has(channel))
    try {
      await Promise.all([
        ...toChunks(removed).map((chunk) => subscriber.unsubscribe(...chunk)),
        ...toChunks(added).map((chunk) => subscriber.subscribe(...chunk)),
      ])
    } catch (error) {
      onError(error)
    }
  }

  return {
    add(channel) {
      wanted.add(channel)
      change(channel)
    },
    remove(channel) {
      wanted.delete(channel)
      change(channel)
    },
    waitUntilSettled: () => last,
    async restore() {
      for (const chunk of toChunks([...wanted])) await subscriber.subscribe(...chunk)
    },
  }
}

function toChunks(channels: readonly string[]): readonly string[][] {
  const chunks: string[][] = []
  for (let index = 0; index < channels.length; index += maxChannels)
    chunks.push(channels.slice(index, index + maxChannels))
  return chunks
}
