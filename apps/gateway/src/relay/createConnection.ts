import { getReceiptExpiry } from '../mailbox/getReceiptExpiry.js'
import type { Receipt, StoredMessage } from '../mailbox/Mailbox.js'
import { StorageFullError } from '../mailbox/StorageFullError.js'
import type { Client } from './authorizeClient.js'
import type { Caller } from './Caller.js'
import { createUnconfirmedPages, type FetchedPage } from './createUnconfirmedPages.js'
import { getSubscriptionId } from './getSubscriptionId.js'
import { getByteCost, handleCall, rejectUnparsedCall } from './handleCall.js'
import { type Payload, parsePayload } from './parsePayload.js'
import type { Relay } from './Relay.js'
import { RpcError } from './RpcError.js'
import type { Subscription } from './Subscription.js'

/** Carries the JSON-RPC messages of a connection. */
export type Transport = {
  /** Sends a message. Resolves when it has left this process. */
  readonly send: (text: string) => Promise<void>
  /** Calls `run` when the client has received everything sent so far; never if the connection closes first. */
  readonly onceReceived: (run: () => Promise<void>) => void
  /** Closes the connection with a code at which the client reconnects. */
  readonly fail: (reason: string) => void
}

/** The connection of one client, independent of its transport. */
export type Connection = {
  /** Handles a message of the client. */
  readonly receive: (data: Buffer) => Promise<void>
  /** Removes its subscriptions. */
  readonly close: () => void
}

/** Unacknowledged pushes that are remembered per connection. Older ones stay in the mailbox. */
const maxUnacknowledged = 10_000

/** Bytes that are read of a request that is rejected before it is parsed. */
const headBytes = 128

/** Creates a connection, which handles the calls of a client and sends it the messages of its subscriptions. */
export function createConnection(relay: Relay, client: Client, transport: Transport): Connection {
  const { clientId } = client
  const subscriptions = new Map<string, Subscription>()
  // Holds only the fields of a receipt, so that a client that acknowledges nothing does not keep messages in memory.
  const unacknowledged = new Map<number, Pick<StoredMessage, 'seq' | 'expiresAt' | 'tag'>>()
  const unconfirmedPages = createUnconfirmedPages()
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

  async function push(subscription: string, stored: StoredMessage): Promise<void> {
    if (isClosed) return
    // Sixteen digits, as in the client libraries, and below 2^53.
    lastId = Math.max(lastId + 1, relay.now() * 1000)
    const [oldest] = unacknowledged.keys()
    if (unacknowledged.size >= maxUnacknowledged && oldest !== undefined) unacknowledged.delete(oldest)
    const { seq, expiresAt, topic, message, publishedAt, tag, attestation } = stored
    unacknowledged.set(lastId, { seq, expiresAt, tag })
    const params = { id: subscription, data: { topic, message, publishedAt, tag, attestation } }
    relay.metrics.delivered.inc()
    await transport.send(JSON.stringify({ id: lastId, jsonrpc: '2.0', method: 'irn_subscription', params }))
  }

  async function call(payload: Payload): Promise<void> {
    const added: Subscription[] = []
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
        added.push(...topics.map(subscribe))
        return added.map(({ id }) => id)
      },
      unsubscribe(topic) {
        const subscription = subscriptions.get(topic)
        if (!subscription) return
        relay.hub.remove(subscription)
        subscriptions.delete(topic)
        relay.subscriptionLimiter.release(client.address, 1)
      },
      getLastUnconfirmedSeq: unconfirmedPages.getLastSeq,
      acknowledgeWhenReceived: (topics, page) => void fetchedPages.push(unconfirmedPages.add(topics, page)),
    }
    const response = await handleCall(relay, caller, payload)
    if (isClosed) return
    await transport.send(response)
    for (const page of fetchedPages) transport.onceReceived(() => confirm(page))
    // After the response: the client does not know the subscription id before it.
    await relay.hub.flush(added)
  }

  async function acknowledge(id: unknown): Promise<void> {
    const pushed = typeof id === 'number' ? unacknowledged.get(id) : undefined
    // An acknowledgement of an unknown push costs as much as a call.
    if (!pushed || typeof id !== 'number') return void relay.rateLimiter.take(client, 1)
    unacknowledged.delete(id)
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

  async function confirm(page: FetchedPage): Promise<void> {
    try {
      await relay.mailbox.acknowledge(page.messages.map(createReceipt))
      relay.metrics.acknowledged.inc(page.messages.length)
    } catch (error) {
      // The messages stay pending, and the next fetch returns them again.
      relay.logger.error({ err: error }, 'messages could not be acknowledged')
    }
    unconfirmedPages.remove(page)
  }

  return {
    async receive(data) {
      const cost = getByteCost(data.length)
      if (cost > 0 && !relay.rateLimiter.take(client, cost))
        return transport.send(rejectUnparsedCall(data.toString('utf8', 0, headBytes)))
      const payload = parsePayload(data.toString())
      const message = payload.value
      try {
        if (isRecord(message) && !('method' in message) && 'result' in message) await acknowledge(message.id)
        // An error response to a push neither acknowledges it nor is a call.
        else if (!(isRecord(message) && 'error' in message)) await call(payload)
      } catch (error) {
        relay.logger.error({ err: error }, 'a connection failed')
        transport.fail('Internal error')
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
