import type { Mailbox, StoredMessage } from '../mailbox/Mailbox.js'
import { pageSize } from '../mailbox/pageSize.js'
import { createDelivery, type Delivery } from './createDelivery.js'
import type { Subscription } from './Subscription.js'

/** The subscriptions of this node, and what they are owed. */
export type Hub = {
  /** Adds a subscription. It is sent nothing before its first `flush`. */
  readonly add: (subscription: Subscription) => void
  readonly remove: (subscription: Subscription) => void
  /** Sends each what waits for it, oldest first. Rejects where the mailbox cannot be read. */
  readonly flush: (subscriptions: readonly Subscription[]) => Promise<void>
  /** Sends a new message to its subscribers here, save who published it. */
  readonly deliver: (message: StoredMessage) => void
  /** Flushes the subscriptions of a topic, or of all; where the mailbox cannot be read, again and again. */
  readonly look: (topic?: string) => Promise<void>
  /** How many subscriptions there are. */
  readonly size: () => number
}

/** Topics asked for at once; a statement takes 65,535 parameters, and a client may have any number of connections. */
const maxTopics = 1_000

const retryMs = 1_000

/**
 * @param now ms since 1970.
 * @param onError Told when the mailbox cannot be read and nobody waits for it.
 */
export function createHub(
  mailbox: Pick<Mailbox, 'waiting'>,
  now: () => number,
  onError: (error: unknown) => void,
): Hub {
  const topics = new Map<string, Map<Subscription, Delivery>>()

  function onTopic(topic: string): readonly Delivery[] {
    return [...(topics.get(topic)?.values() ?? [])]
  }

  async function flush(deliveries: readonly Delivery[]): Promise<void> {
    const claimed = deliveries.filter((one) => one.claim())
    // Each client by itself: one that reads slowly keeps nobody else waiting.
    await Promise.all([...groupByClient(claimed)].map(([clientId, group]) => flushFor(clientId, group)))
  }

  async function flushFor(clientId: string, deliveries: readonly Delivery[]): Promise<void> {
    const wanted = [...new Set(deliveries.map(({ topic }) => topic))]
    try {
      for (let index = 0; index < wanted.length; index += maxTopics)
        await readFor(clientId, wanted.slice(index, index + maxTopics), deliveries)
    } catch (error) {
      for (const one of deliveries) one.abandon()
      throw error
    }
    const again = deliveries.filter((one) => one.release())
    if (again.length > 0) await flush(again)
  }

  async function readFor(
    clientId: string,
    wanted: readonly string[],
    deliveries: readonly Delivery[],
  ): Promise<void> {
    // Whoever leaves in between is read no more.
    for (let after = 0, hasMore = true; hasMore && deliveries.some(isKept); ) {
      const page = await mailbox.waiting({ topics: wanted, clientId, now: now(), after, ...pageSize })
      await Promise.all(
        page.messages.flatMap((message) =>
          deliveries.filter(({ topic }) => topic === message.topic).map((one) => one.send(message)),
        ),
      )
      after = page.messages.at(-1)?.seq ?? after
      hasMore = page.hasMore
    }
  }

  function isKept(delivery: Delivery): boolean {
    return onTopic(delivery.topic).includes(delivery)
  }

  async function look(topic?: string): Promise<void> {
    try {
      await flush(topic === undefined ? [...topics.keys()].flatMap(onTopic) : onTopic(topic))
    } catch (error) {
      onError(error)
      // Nothing is left to do once the connections are gone, so this ends by itself.
      setTimeout(() => void look(topic), retryMs).unref()
    }
  }

  return {
    add(subscription) {
      const deliveries = topics.get(subscription.topic) ?? new Map<Subscription, Delivery>()
      topics.set(subscription.topic, deliveries.set(subscription, createDelivery(subscription)))
    },
    remove(subscription) {
      const deliveries = topics.get(subscription.topic)
      deliveries?.delete(subscription)
      if (deliveries?.size === 0) topics.delete(subscription.topic)
    },
    flush: (subscriptions) => flush(subscriptions.flatMap((one) => topics.get(one.topic)?.get(one) ?? [])),
    deliver(message) {
      if (message.expiresAt <= now()) return
      for (const one of onTopic(message.topic)) if (one.clientId !== message.publisher) one.offer(message)
    },
    look,
    size: () => [...topics.values()].reduce((total, { size }) => total + size, 0),
  }
}

function groupByClient(deliveries: readonly Delivery[]): ReadonlyMap<string, readonly Delivery[]> {
  const groups = new Map<string, Delivery[]>()
  for (const one of deliveries) groups.set(one.clientId, [...(groups.get(one.clientId) ?? []), one])
  return groups
}
