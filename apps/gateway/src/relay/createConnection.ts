import { keptUntil } from '../mailbox/keptUntil.js'
import type { Receipt, StoredMessage } from '../mailbox/Mailbox.js'
import { StorageFullError } from '../mailbox/StorageFullError.js'
import type { Client } from './admit.js'
import { answerCall, costOfBytes, refuseUnparsed } from './answerCall.js'
import type { Caller } from './Caller.js'
import { type AnsweredPage, createUnconfirmed } from './createUnconfirmed.js'
import { type Incoming, parseIncoming } from './parseIncoming.js'
import type { Relay } from './Relay.js'
import { RpcError } from './RpcError.js'
import type { Subscription } from './Subscription.js'
import { subscriptionId } from './subscriptionId.js'

/** What carries a connection's texts. */
export type Wire = {
  /** Resolves when the text has left this process. */
  readonly send: (text: string) => Promise<void>
  /** Runs when the client has received everything that was sent before; never where the connection ends first. */
  readonly whenReceived: (run: () => Promise<void>) => void
  /** Ends it in a way that makes the client come back. */
  readonly fail: (reason: string) => void
}

/** One client's connection, above the wire. */
export type Connection = {
  readonly receive: (data: Buffer) => Promise<void>
  /** Ends its subscriptions. */
  readonly close: () => void
}

/** Pushes a client may leave unacknowledged before the oldest are forgotten; they stay in its mailbox. */
const maxUnacknowledged = 10_000

/** What is read of a text that is refused before it is parsed. */
const headBytes = 128

/** Answers a client's calls, and sends it what it is subscribed to. */
export function createConnection(relay: Relay, client: Client, wire: Wire): Connection {
  const { clientId } = client
  const subscriptions = new Map<string, Subscription>()
  // Only what a receipt needs: a client that acknowledges nothing shall not make us keep its messages.
  const unacknowledged = new Map<number, Pick<StoredMessage, 'seq' | 'expiresAt' | 'tag'>>()
  const unconfirmed = createUnconfirmed()
  let lastId = 0
  let isClosed = false

  function subscribe(topic: string): Subscription {
    const known = subscriptions.get(topic)
    if (known) return known
    const id = subscriptionId(topic, clientId)
    const subscription = { id, topic, clientId, push: (message: StoredMessage) => push(id, message) }
    subscriptions.set(topic, subscription)
    relay.hub.add(subscription)
    return subscription
  }

  async function push(subscription: string, stored: StoredMessage): Promise<void> {
    if (isClosed) return
    // Sixteen digits, as clients' libraries make them, and below 2^53.
    lastId = Math.max(lastId + 1, relay.now() * 1000)
    const [oldest] = unacknowledged.keys()
    if (unacknowledged.size >= maxUnacknowledged && oldest !== undefined) unacknowledged.delete(oldest)
    const { seq, expiresAt, topic, message, publishedAt, tag, attestation } = stored
    unacknowledged.set(lastId, { seq, expiresAt, tag })
    const params = { id: subscription, data: { topic, message, publishedAt, tag, attestation } }
    relay.metrics.delivered.inc()
    await wire.send(JSON.stringify({ id: lastId, jsonrpc: '2.0', method: 'irn_subscription', params }))
  }

  async function call(incoming: Incoming): Promise<void> {
    const begun: Subscription[] = []
    const answered: AnsweredPage[] = []
    const caller: Caller = {
      ...client,
      subscribe(topics) {
        const { maxSubscriptions } = relay.limits
        const added = new Set(topics.filter((topic) => !subscriptions.has(topic))).size
        // All or none: its caller could not tell which.
        if (subscriptions.size + added > maxSubscriptions)
          throw new RpcError(-32005, `A connection may have ${maxSubscriptions} subscriptions`)
        if (!relay.subscriptions.take(client.address, added))
          throw new RpcError(-32005, 'Too many subscriptions: wait a moment')
        begun.push(...topics.map(subscribe))
        return begun.map(({ id }) => id)
      },
      unsubscribe(topic) {
        const subscription = subscriptions.get(topic)
        if (!subscription) return
        relay.hub.remove(subscription)
        subscriptions.delete(topic)
        relay.subscriptions.giveBack(client.address, 1)
      },
      unconfirmedAfter: unconfirmed.after,
      acknowledgeWhenReceived: (topics, page) => void answered.push(unconfirmed.add(topics, page)),
    }
    const reply = await answerCall(relay, caller, incoming)
    if (isClosed) return
    await wire.send(reply)
    for (const page of answered) wire.whenReceived(() => confirm(page))
    // After the answer: a client knows what it is sent from then on.
    await relay.hub.flush(begun)
  }

  async function acknowledge(id: unknown): Promise<void> {
    const pushed = typeof id === 'number' ? unacknowledged.get(id) : undefined
    // What acknowledges nothing costs as much as a call.
    if (!pushed || typeof id !== 'number') return void relay.rates.take(client, 1)
    unacknowledged.delete(id)
    relay.metrics.acknowledged.inc()
    try {
      await relay.mailbox.acknowledge([receiptOf(pushed)])
    } catch (error) {
      // Without a receipt the message is sent once more, on the next connection.
      if (!(error instanceof StorageFullError)) throw error
    }
  }

  function receiptOf(message: Pick<StoredMessage, 'seq' | 'expiresAt' | 'tag'>): Receipt {
    return { seq: message.seq, clientId, expiresAt: keptUntil(message, relay.now()) }
  }

  async function confirm(page: AnsweredPage): Promise<void> {
    try {
      await relay.mailbox.acknowledge(page.messages.map(receiptOf))
      relay.metrics.acknowledged.inc(page.messages.length)
    } catch (error) {
      // The messages wait, and are answered again.
      relay.logger.error({ err: error }, 'messages could not be acknowledged')
    }
    unconfirmed.remove(page)
  }

  return {
    async receive(data) {
      const cost = costOfBytes(data.length)
      if (cost > 0 && !relay.rates.take(client, cost))
        return wire.send(refuseUnparsed(data.toString('utf8', 0, headBytes)))
      const incoming = parseIncoming(data.toString())
      const message = incoming.value
      try {
        if (isRecord(message) && !('method' in message) && 'result' in message) await acknowledge(message.id)
        // A client's error to a push is no acknowledgement, and no call either.
        else if (!(isRecord(message) && 'error' in message)) await call(incoming)
      } catch (error) {
        relay.logger.error({ err: error }, 'a connection failed')
        wire.fail('Internal error')
      }
    },
    close() {
      isClosed = true
      for (const subscription of subscriptions.values()) relay.hub.remove(subscription)
      relay.subscriptions.giveBack(client.address, subscriptions.size)
      subscriptions.clear()
    },
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
