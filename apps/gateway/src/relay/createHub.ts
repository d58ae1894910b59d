import type { Bus } from '../bus/Bus.js'
import { createLocalBus } from '../bus/createLocalBus.js'
import type { Mailbox, StoredMessage } from '../mailbox/Mailbox.js'
import { pageSize } from '../mailbox/pageSize.js'
import { createDelivery, type Delivery, type HeldBytes } from './createDelivery.js'
import { runLimited } from './runLimited.js'
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

/** Clients whose mailboxes are read at the same time when all are: calls of clients need the database too. */
const maxReaders = 4

/**
 * @param now ms since 1970.
 * @param onError Called when the mailbox cannot be read and no call is pending for it.
 * @param bus Follows the topics that this node has subscribers for.
 */
export function createHub(
  mailbox: Pick<Mailbox, 'waiting'>,
  now: () => number,
  onError: (error: unknown) => void,
  bus: Pick<Bus, 'follow' | 'unfollow' | 'followed'> = createLocalBus(),
): Hub {
  const topics = new Map<string, Map<Subscription, Delivery>>()
  const open = new Set<Delivery>()
  const held: HeldBytes = { total: 0 }
  let lookingAtAll: Promise<void> | undefined
  let mustLookAgain = false

  function onTopic(topic: string): readonly Delivery[] {
    return [...(topics.get(topic)?.values() ?? [])]
  }

  async function flush(deliveries: readonly Delivery[], isBackground = false): Promise<void> {
    const claimed = deliveries.filter((one) => one.claim())
    // Each client by itself: one that reads slowly does not delay others.
    await Promise.all(
      [...groupBy(claimed, ({ clientId }) => clientId)].map(([clientId, group]) =>
        flushFor(clientId, group, isBackground),
      ),
    )
  }

  async function flushFor(
    clientId: string,
    deliveries: readonly Delivery[],
    isBackground: boolean,
  ): Promise<void> {
    const byTopic = groupBy(deliveries, ({ topic }) => topic)
    const wanted = [...byTopic.keys()]
    try {
      for (let index = 0; index < wanted.length; index += maxTopics)
        await readFor(clientId, wanted.slice(index, index + maxTopics), byTopic, isBackground)
    } catch (error) {
      for (const one of deliveries) one.abandon()
      throw error
    }
    const again = deliveries.filter((one) => one.release())
    if (again.length > 0) await flush(again, isBackground)
  }

  async function readFor(
    clientId: string,
    wanted: readonly string[],
    byTopic: ReadonlyMap<string, readonly Delivery[]>,
    isBackground: boolean,
  ): Promise<void> {
    const isOpen = (topic: string) => byTopic.get(topic)?.some((one) => open.has(one))
    // Whoever leaves in between is read no more.
    for (let after = 0, hasMore = true; hasMore && wanted.some(isOpen); ) {
      const page = await mailbox.waiting({
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

  /** Client by client, so that a node with many of them goes on answering. */
  async function flushAll(): Promise<void> {
    const groups = [...groupBy([...open], ({ clientId }) => clientId).values()]
    await runLimited(groups, maxReaders, (group) => flush(group, true))
  }

  /** Every node that reconnects to Redis requests this: requests during a round share one more round. */
  function lookAtAll(): Promise<void> {
    if (lookingAtAll) {
      mustLookAgain = true
      return lookingAtAll
    }
    const round = flushAll().finally(() => {
      lookingAtAll = undefined
      const isStale = mustLookAgain
      mustLookAgain = false
      if (isStale) void look()
    })
    lookingAtAll = round
    return round
  }

  async function look(topic?: string): Promise<void> {
    try {
      await (topic === undefined ? lookAtAll() : flush(onTopic(topic), true))
    } catch (error) {
      onError(error)
      // Nothing is left to do once the connections are gone, so this ends by itself.
      setTimeout(() => void look(topic), retryMs).unref()
    }
  }

  return {
    add(subscription) {
      const deliveries = topics.get(subscription.topic) ?? new Map<Subscription, Delivery>()
      const delivery = createDelivery(subscription, held)
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
      // Not before this node follows the topics: what is published after the mailbox was read has to reach it.
      const followed = subscriptions.length > 0 ? bus.followed() : undefined
      return followed ? followed.then(read) : read()
    },
    deliver(message) {
      if (message.expiresAt <= now()) return
      for (const one of onTopic(message.topic)) if (one.clientId !== message.publisher) one.offer(message)
    },
    look,
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
