import type { Bus } from '../bus/Bus.js'
import { createLocalBus } from '../bus/createLocalBus.js'
import type { Mailbox, StoredMessage } from '../mailbox/Mailbox.js'
import { pageSize } from '../mailbox/pageSize.js'
import { type BufferedBytes, createDelivery, type Delivery } from './createDelivery.js'
import { runConcurrently } from './runConcurrently.js'
import type { Subscription } from './Subscription.js'

/** The subscriptions of this node. Delivers stored and live messages to them. */
export type Hub = {
  /** Adds a subscription. It receives no message before its first `flush`. */
  readonly add: (subscription: Subscription) => void
  readonly remove: (subscription: Subscription) => void
  /** Sends each subscription its pending messages, oldest first. Rejects if the mailbox cannot be read. */
  readonly flush: (subscriptions: readonly Subscription[]) => Promise<void>
  /** Sends a new message to the subscribers of its topic on this node, except to its publisher. */
  readonly deliver: (message: StoredMessage) => void
  /** Flushes the subscriptions of a topic, or of all topics. Retries until the mailbox can be read. */
  readonly resync: (topic?: string) => Promise<void>
  /** Returns the number of subscriptions. */
  readonly size: () => number
}

/** A Postgres statement takes at most 65,535 parameters, and a client may have any number of connections. */
const maxTopicsPerRead = 1_000

const retryMs = 1_000

/** Clients that are flushed at the same time during a full resync. The others leave the database free for calls. */
const maxConcurrentClients = 4

/**
 * Creates the hub of a node.
 *
 * @param now Returns the current time in ms since 1970.
 * @param onError Called when a resync cannot read the mailbox.
 * @param bus Follows the topics that this node has subscribers for.
 */
export function createHub(
  mailbox: Pick<Mailbox, 'readPending'>,
  now: () => number,
  onError: (error: unknown) => void,
  bus: Pick<Bus, 'follow' | 'unfollow' | 'waitUntilFollowed'> = createLocalBus(),
): Hub {
  const topics = new Map<string, Map<Subscription, Delivery>>()
  const open = new Set<Delivery>()
  const bufferedBytes: BufferedBytes = { total: 0 }
  let pendingResync: Promise<void> | undefined
  let shouldResyncAgain = false

  function getDeliveries(topic: string): readonly Delivery[] {
    return [...(topics.get(topic)?.values() ?? [])]
  }

  async function flush(deliveries: readonly Delivery[], isBackground = false): Promise<void> {
    const idle = deliveries.filter((one) => one.beginRead())
    // Separately per client, so that a slow client does not delay the others.
    await Promise.all(
      [...groupBy(idle, ({ clientId }) => clientId)].map(([clientId, group]) =>
        flushClient(clientId, group, isBackground),
      ),
    )
  }

  async function flushClient(
    clientId: string,
    deliveries: readonly Delivery[],
    isBackground: boolean,
  ): Promise<void> {
    const byTopic = groupBy(deliveries, ({ topic }) => topic)
    const wanted = [...byTopic.keys()]
    try {
      for (let index = 0; index < wanted.length; index += maxTopicsPerRead)
        await readClient(clientId, wanted.slice(index, index + maxTopicsPerRead), byTopic, isBackground)
    } catch (error) {
      for (const one of deliveries) one.cancelRead()
      throw error
    }
    const again = deliveries.filter((one) => one.endRead())
    if (again.length > 0) await flush(again, isBackground)
  }

  async function readClient(
    clientId: string,
    wanted: readonly string[],
    byTopic: ReadonlyMap<string, readonly Delivery[]>,
    isBackground: boolean,
  ): Promise<void> {
    const hasSubscriber = (topic: string) => byTopic.get(topic)?.some((one) => open.has(one))
    // Stops when all subscriptions have been removed in the meantime.
    for (let after = 0, hasMore = true; hasMore && wanted.some(hasSubscriber); ) {
      const page = await mailbox.readPending({
        topics: wanted,
        clientId,
        now: now(),
        after,
        isBackground,
        ...pageSize,
      })
      await Promise.all(
        page.messages.flatMap((message) =>
          (byTopic.get(message.topic) ?? []).map((one) => one.send(message)),
        ),
      )
      after = page.messages.at(-1)?.seq ?? after
      hasMore = page.hasMore
    }
  }

  /** Flushes a few clients at a time, so that the node stays responsive. */
  async function flushAll(): Promise<void> {
    const groups = [...groupBy([...open], ({ clientId }) => clientId).values()]
    await runConcurrently(groups, maxConcurrentClients, (group) => flush(group, true))
  }

  /** Every node that reconnects to Redis requests a resync. Requests during a resync share one further resync. */
  function resyncAll(): Promise<void> {
    if (pendingResync) {
      shouldResyncAgain = true
      return pendingResync
    }
    const resynced = flushAll().finally(() => {
      pendingResync = undefined
      const isStale = shouldResyncAgain
      shouldResyncAgain = false
      if (isStale) void resync()
    })
    pendingResync = resynced
    return resynced
  }

  async function resync(topic?: string): Promise<void> {
    try {
      await (topic === undefined ? resyncAll() : flush(getDeliveries(topic), true))
    } catch (error) {
      onError(error)
      // The retries end when there are no subscriptions left.
      setTimeout(() => void resync(topic), retryMs).unref()
    }
  }

  return {
    add(subscription) {
      const deliveries = topics.get(subscription.topic) ?? new Map<Subscription, Delivery>()
      const delivery = createDelivery(subscription, bufferedBytes)
      open.add(delivery)
      if (deliveries.size === 0) bus.follow(subscription.topic)
      topics.set(subscription.topic, deliveries.set(subscription, delivery))
    },
    remove(subscription) {
      const deliveries = topics.get(subscription.topic)
      const delivery = deliveries?.get(subscription)
      if (!deliveries || !delivery) return
      delivery.close()
      open.delete(delivery)
      deliveries.delete(subscription)
      if (deliveries.size > 0) return
      topics.delete(subscription.topic)
      bus.unfollow(subscription.topic)
    },
    flush(subscriptions) {
      const read = () => flush(subscriptions.flatMap((one) => topics.get(one.topic)?.get(one) ?? []))
      // The node must follow the topics first: it would miss messages published right after the read otherwise.
      const following = subscriptions.length > 0 ? bus.waitUntilFollowed() : undefined
      return following ? following.then(read) : read()
    },
    deliver(message) {
      if (message.expiresAt <= now()) return
      for (const one of getDeliveries(message.topic))
        if (one.clientId !== message.publisher) one.sendLive(message)
    },
    resync,
    size: () => open.size,
  }
}

function groupBy(
  deliveries: readonly Delivery[],
  keyOf: (delivery: Delivery) => string,
): ReadonlyMap<string, readonly Delivery[]> {
  const groups = new Map<string, Delivery[]>()
  for (const one of deliveries) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
