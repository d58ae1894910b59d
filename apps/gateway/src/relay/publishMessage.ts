import type { Client } from './authorizeClient.js'
import { getMessageBytes } from './mailbox/getMessageBytes.js'
import { QuotaExceededError } from './mailbox/QuotaExceededError.js'
import { TopicFullError } from './mailbox/TopicFullError.js'
import type { Relay } from './Relay.js'
import { RpcError } from './RpcError.js'

/** A message to publish. */
export type Publication = {
  readonly topic: string
  readonly message: string
  readonly ttlSeconds: number
  readonly tag: number
  readonly attestation?: string | null | undefined
}

/**
 * Stores a message and delivers it to the subscribers of its topic. Resolves when the message is stored and the bus has
 * tried to publish it to the other nodes. If that fails, they read it from the mailbox later: see `Hub`.
 *
 * @throws RpcError if the message, its time to live, its topic or a quota exceeds a limit.
 */
export async function publishMessage(relay: Relay, client: Client, publication: Publication): Promise<void> {
  const { mailbox, hub, bus, limits, metrics, now } = relay
  const { topic, message, ttlSeconds, tag, attestation = null } = publication
  const bytes = getMessageBytes({ message, attestation })
  if (bytes > limits.maxMessageBytes)
    throw new RpcError(
      -32602,
      `The message and its attestation must have at most ${limits.maxMessageBytes} bytes, got ${bytes}`,
    )
  if (ttlSeconds > limits.maxTtlSeconds)
    throw new RpcError(-32602, `ttl must be at most ${limits.maxTtlSeconds} seconds, got ${ttlSeconds}`)

  const publishedAt = now()
  const expiresAt = publishedAt + ttlSeconds * 1000
  const stored = await mailbox
    .store({ topic, message, tag, attestation, publisher: client.clientId, publishedAt, expiresAt }, client)
    .catch((error: unknown) => {
      const isQuota = error instanceof QuotaExceededError
      if (!isQuota && !(error instanceof TopicFullError)) throw error
      metrics.throttled.inc({ limit: isQuota ? 'quota' : 'topic' })
      throw new RpcError(-32005, error.message)
    })
  if (stored) {
    metrics.published.inc()
    hub.deliver(stored)
    await bus.publish({ type: 'message', message: stored })
  } else {
    // `store` returned undefined: a duplicate. If its publisher received no response the first time, the node that stored
    // the message may have stopped before it delivered it.
    metrics.duplicates.inc()
    relay.resyncThrottle.schedule(topic)
  }
}
