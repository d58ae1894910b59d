import { QuotaExceededError } from '../mailbox/QuotaExceededError.js'
import { TopicFullError } from '../mailbox/TopicFullError.js'
import type { Client } from './admit.js'
import type { Relay } from './Relay.js'
import { RpcError } from './RpcError.js'

/** What a call wants published. */
export type Publication = {
  readonly topic: string
  readonly message: string
  readonly ttlSeconds: number
  readonly tag: number
  readonly attestation?: string | null | undefined
}

/**
 * Stores a message and sends it on. Resolves when a restart of this node can no longer lose it, and every other node
 * knows of it.
 *
 * @throws RpcError where the message, its time to live or what waits on the topic goes beyond a limit.
 */
export async function publishMessage(relay: Relay, client: Client, given: Publication): Promise<void> {
  const { mailbox, hub, bus, limits, metrics, now } = relay
  const { topic, message, ttlSeconds, tag, attestation = null } = given
  const bytes = Buffer.byteLength(message) + Buffer.byteLength(attestation ?? '')
  if (bytes > limits.maxMessageBytes)
    throw new RpcError(
      -32602,
      `The message and its attestation have ${bytes} bytes: at most ${limits.maxMessageBytes}`,
    )
  if (ttlSeconds > limits.maxTtlSeconds)
    throw new RpcError(-32602, `ttl is ${ttlSeconds}: at most ${limits.maxTtlSeconds} seconds`)

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
    // A client repeats itself when it had no answer: the node it asked may have died before it told anybody.
    metrics.repeated.inc()
    relay.repeats.notify(topic)
  }
}
