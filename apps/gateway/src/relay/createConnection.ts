import { StorageFullError } from '../database/StorageFullError.js'
import { type ParsedJson, parseJson } from '../foundation/parseJson.js'
import type { Client } from './authorizeClient.js'
import type { Caller } from './Caller.js'
import { createUnacknowledgedPages, type FetchedPage } from './createUnacknowledgedPages.js'
import { getSubscriptionId } from './getSubscriptionId.js'
import { createRateLimitResponse, getByteCost, handleCall } from './handleCall.js'
import { getReceiptExpiry } from './mailbox/getReceiptExpiry.js'
import type { Receipt, StoredMessage } from './mailbox/Mailbox.js'
import type { Relay } from './Relay.js'
import { RpcError } from './RpcError.js'
import type { Subscription } from './Subscription.js'

/** Carries the JSON-RPC messages of a connection. */
export type Transport = {
  /** Sends a message. Resolves when it has left this process. */
  readonly send: (text: string) => Promise<void>
  /** Calls `run` when a pong shows that the client has received everything sent so far; never if it disconnects first. */
  readonly whenReceived: (run: () => Promise<void>) => void
  /** Closes the connection after an internal error, with a close code after which the client reconnects. */
  readonly closeAfterError: (reason: string) => void
}

/** The connection of one client, independent of its transport. */
export type Connection = {
  /** Handles a call of the client, or its response to a push. */
  readonly receive: (data: Buffer) => Promise<void>
  /** Removes its subscriptions. */
  readonly close: () => void
}

/** Unacknowledged pushes that are remembered per connection. The messages of older ones stay pending. */
const maxUnacknowledgedPushes = 10_000

/** Bytes at the start of an unparsed call in which its id is searched. */
const textStartBytes = 128

/** Creates a connection, which handles the calls of a client and sends it the messages of its subscriptions. */
export function createConnection(relay: Relay, client: Client, transport: Transport): Connection {
  const { clientId } = client
  const subscriptions = new Map<string, Subscription>()
  // Holds only the fields of a receipt, so that a client that acknowledges nothing does not keep messages in memory.
  const unacknowledgedPushes = new Map<number, Pick<StoredMessage, 'seq' | 'expiresAt' | 'tag'>>()
  const unacknowledgedPages = createUnacknowledgedPages()
  let lastId = 0
  let isClosed = false

  function subscribe(topic: string): Subscription {
    const existing = subscriptions.get(topic)
    if (existing) return existing
    const id = getSubscriptionId(topic, clientId)
    const subscription = { id, topic, clientId, push: (message: StoredMessage) => push(id, message) }
    subscriptions.set(topic, subscription)
    relay.hub.add(subscription)
    return subscription
  }

  async function push(subscriptionId: string, stored: StoredMessage): Promise<void> {
    if (isClosed) return
    // Sixteen digits, as in the client libraries, and below 2^53.
    lastId = Math.max(lastId + 1, relay.now() * 1000)
    const [oldest] = unacknowledgedPushes.keys()
    if (unacknowledgedPushes.size >= maxUnacknowledgedPushes && oldest !== undefined)
      unacknowledgedPushes.delete(oldest)
    const { seq, expiresAt, topic, message, publishedAt, tag, attestation } = stored
    unacknowledgedPushes.set(lastId, { seq, expiresAt, tag })
    const params = { id: subscriptionId, data: { topic, message, publishedAt, tag, attestation } }
    relay.metrics.delivered.inc()
    await transport.send(JSON.stringify({ id: lastId, jsonrpc: '2.0', method: 'irn_subscription', params }))
  }

  async function call(json: ParsedJson): Promise<void> {
    const subscribedByCall: Subscription[] = []
    const fetchedPages: FetchedPage[] = []
    const caller: Caller = {
      ...client,
      subscribe(topics) {
        const { maxSubscriptions } = relay.limits
        const count = new Set(topics.filter((topic) => !subscriptions.has(topic))).size
        // All or none: the response could not tell the client which topics were refused.
        if (subscriptions.size + count > maxSubscriptions)
          throw new RpcError(-32005, `A connection may have ${maxSubscriptions} subscriptions`)
        if (!relay.subscriptionLimiter.acquire(client.address, count))
          throw new RpcError(-32005, 'Too many subscriptions: wait a moment')
        const subscribed = topics.map(subscribe)
        subscribedByCall.push(...subscribed)
        return subscribed.map(({ id }) => id)
      },
      unsubscribe(topic) {
        const subscription = subscriptions.get(topic)
        if (!subscription) return
        relay.hub.remove(subscription)
        subscriptions.delete(topic)
        relay.subscriptionLimiter.release(client.address, 1)
      },
      getLastFetchedSeq: unacknowledgedPages.getLastFetchedSeq,
      acknowledgeWhenReceived: (topics, page) =>
        void fetchedPages.push(unacknowledgedPages.add(topics, page)),
    }
    const response = await handleCall(relay, caller, json)
    if (isClosed) return
    const sent = transport.send(response)
    if (fetchedPages.length === 0 && subscribedByCall.length === 0) return sent
    await sent
    for (const page of fetchedPages) transport.whenReceived(() => acknowledgePage(page))
    // After the response: the client does not know the subscription id before it.
    await relay.hub.sendPending(subscribedByCall)
  }

  async function acknowledgePush(id: unknown): Promise<void> {
    const pushed = typeof id === 'number' ? unacknowledgedPushes.get(id) : undefined
    // An acknowledgement of an unknown push costs as much as a call.
    if (!pushed || typeof id !== 'number') return void relay.rateLimiter.take(client, 1)
    unacknowledgedPushes.delete(id)
    relay.metrics.acknowledged.inc()
    try {
      await relay.mailbox.acknowledge([createReceipt(pushed)])
    } catch (error) {
      // Without a receipt the message is sent again on the next connection.
      if (!(error instanceof StorageFullError)) throw error
    }
  }

  function createReceipt(message: Pick<StoredMessage, 'seq' | 'expiresAt' | 'tag'>): Receipt {
    return { seq: message.seq, clientId, expiresAt: getReceiptExpiry(message, relay.now()) }
  }

  async function acknowledgePage(page: FetchedPage): Promise<void> {
    try {
      await relay.mailbox.acknowledge(page.messages.map(createReceipt))
      relay.metrics.acknowledged.inc(page.messages.length)
    } catch (error) {
      // The messages stay pending, and the next fetch returns them again.
      relay.logger.error({ err: error }, 'messages could not be acknowledged')
    }
    unacknowledgedPages.remove(page)
  }

  return {
    async receive(data) {
      const cost = getByteCost(data.length)
      if (cost > 0 && !relay.rateLimiter.take(client, cost))
        return transport.send(createRateLimitResponse(data.toString('utf8', 0, textStartBytes)))
      const json = parseJson(data.toString())
      const { value } = json
      try {
        if (isRecord(value) && !('method' in value) && 'result' in value) await acknowledgePush(value.id)
        // An error response to a push is ignored: the message stays pending.
        else if (!(isRecord(value) && 'error' in value)) await call(json)
      } catch (error) {
        relay.logger.error({ err: error }, 'closing a connection: the mailbox could not be read or written')
        transport.closeAfterError('Internal error')
      }
    },
    close() {
      isClosed = true
      for (const subscription of subscriptions.values()) relay.hub.remove(subscription)
      relay.subscriptionLimiter.release(client.address, subscriptions.size)
      subscriptions.clear()
    },
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
