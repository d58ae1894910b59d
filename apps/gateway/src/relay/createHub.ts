import { runConcurrently } from '../foundation/runConcurrently.js'
import type { Bus } from './bus/Bus.js'
import { createLocalBus } from './bus/createLocalBus.js'
import {
  createSubscriptionSender,
  type QueuedLiveBytes,
  type SubscriptionSender,
} from './createSubscriptionSender.js'
import type { Mailbox, StoredMessage } from './mailbox/Mailbox.js'
import { pageSize } from './mailbox/pageSize.js'
import type { Subscription } from './Subscription.js'

/** The subscriptions of this node. Sends pending messages from the mailbox and live messages to them. */
export type Hub = {
  /** Adds a subscription. It receives no message before its first `sendPending`. */
  readonly add: (subscription: Subscription) => void
  readonly remove: (subscription: Subscription) => void
  /** Reads the pending messages of subscriptions and sends them, oldest first. Rejects if they cannot be read. */
  readonly sendPending: (subscriptions: readonly Subscription[]) => Promise<void>
  /** Sends a live message to the subscribers of its topic on this node, except to its publisher. */
  readonly deliver: (message: StoredMessage) => void
  /**
   * Reads the pending messages of a topic, or of all topics, again in the background, because this node may have missed
   * some. Resolves also if they cannot be read, and then retries later, or if another read is in progress, which is repeated.
   */
  readonly resync: (topic?: string) => Promise<void>
  /** Returns the number of subscriptions. */
  readonly size: () => number
}

/**
 * A Postgres statement takes at most 65,535 parameters. A client may have any number of connections, and one read covers
 * the topics of all of them.
 */
const maxTopicsPerRead = 1_000

const retryMs = 1_000

/** Clients whose messages are read at the same time in a full resync. Leaves database connections free for calls. */
const maxConcurrentClients = 4

/**
 * Creates the hub of a node.
 *
 * @param now Returns the current time in ms since 1970.
 * @param onError Called when a resync cannot read the mailbox.
 * @param bus Is subscribed to the topics that this node has subscribers for.
 */
export function createHub(
  mailbox: Pick<Mailbox, 'readPending'>,
  now: () => number,
  onError: (error: unknown) => void,
  bus: Pick<Bus, 'subscribe' | 'unsubscribe' | 'waitUntilSubscribed'> = createLocalBus(),
): Hub {
  const topics = new Map<string, Map<Subscription, SubscriptionSender>>()
  const allSenders = new Set<SubscriptionSender>()
  const queuedLiveBytes: QueuedLiveBytes = { total: 0 }
  let runningResync: Promise<void> | undefined
  let mustResyncAgain = false

  function getSenders(topic: string): readonly SubscriptionSender[] {
    return [...(topics.get(topic)?.values() ?? [])]
  }

  async function readForSenders(senders: readonly SubscriptionSender[], isBackground = false): Promise<void> {
    const readable = senders.filter((sender) => sender.beginRead())
    // Separately per client, so that a slow client does not delay the others.
    await Promise.all(
      [...groupBy(readable, ({ clientId }) => clientId)].map(([clientId, group]) =>
        readForClient(clientId, group, isBackground),
      ),
    )
  }

  async function readForClient(
    clientId: string,
    senders: readonly SubscriptionSender[],
    isBackground: boolean,
  ): Promise<void> {
    const byTopic = groupBy(senders, ({ topic }) => topic)
    const topicNames = [...byTopic.keys()]
    try {
      for (let index = 0; index < topicNames.length; index += maxTopicsPerRead)
        await readPages(clientId, topicNames.slice(index, index + maxTopicsPerRead), byTopic, isBackground)
    } catch (error) {
      for (const sender of senders) sender.cancelRead()
      throw error
    }
    const again = senders.filter((sender) => sender.endRead())
    if (again.length > 0) await readForSenders(again, isBackground)
  }

  async function readPages(
    clientId: string,
    topicNames: readonly string[],
    byTopic: ReadonlyMap<string, readonly SubscriptionSender[]>,
    isBackground: boolean,
  ): Promise<void> {
    const hasSubscriber = (topic: string) => byTopic.get(topic)?.some((sender) => allSenders.has(sender))
    // Stops when all subscriptions have been removed in the meantime.
    for (let after = 0, hasMore = true; hasMore && topicNames.some(hasSubscriber); ) {
      const page = await mailbox.readPending({
        topics: topicNames,
        clientId,
        now: now(),
        after,
        isBackground,
        ...pageSize,
      })
      await Promise.all(
        page.messages.flatMap((message) =>
          (byTopic.get(message.topic) ?? []).map((sender) => sender.sendStored(message)),
        ),
      )
      after = page.messages.at(-1)?.seq ?? after
      hasMore = page.hasMore
    }
  }

  /** Sends the pending messages of a few clients at a time, so that the node stays responsive. */
  async function readForAllSenders(): Promise<void> {
    const groups = [...groupBy([...allSenders], ({ clientId }) => clientId).values()]
    await runConcurrently(groups, maxConcurrentClients, (group) => readForSenders(group, true))
  }

  /**
   * Resyncs all topics. It is called when this node reconnects to Redis, and when another node could not publish an event.
   * A call during a full resync resolves with it. However many such calls there are, one more full resync follows.
   */
  function resyncAll(): Promise<void> {
    if (runningResync) {
      mustResyncAgain = true
      return runningResync
    }
    const running = readForAllSenders().finally(() => {
      runningResync = undefined
      const shouldRepeat = mustResyncAgain
      mustResyncAgain = false
      if (shouldRepeat) void resync()
    })
    runningResync = running
    return running
  }

  async function resync(topic?: string): Promise<void> {
    try {
      await (topic === undefined ? resyncAll() : readForSenders(getSenders(topic), true))
    } catch (error) {
      onError(error)
      // Without subscriptions nothing is read, so the retries end.
      setTimeout(() => void resync(topic), retryMs).unref()
    }
  }

  return {
    add(subscription) {
      const senders = topics.get(subscription.topic) ?? new Map<Subscription, SubscriptionSender>()
      const sender = createSubscriptionSender(subscription, queuedLiveBytes)
      allSenders.add(sender)
      if (senders.size === 0) bus.subscribe(subscription.topic)
      topics.set(subscription.topic, senders.set(subscription, sender))
    },
    remove(subscription) {
      const senders = topics.get(subscription.topic)
      const sender = senders?.get(subscription)
      if (!senders || !sender) return
      sender.close()
      allSenders.delete(sender)
      senders.delete(subscription)
      if (senders.size > 0) return
      topics.delete(subscription.topic)
      bus.unsubscribe(subscription.topic)
    },
    sendPending(subscriptions) {
      const send = () => readForSenders(subscriptions.flatMap((one) => topics.get(one.topic)?.get(one) ?? []))
      // The bus must be subscribed first: the node would miss messages published right after the read otherwise.
      const subscribed = subscriptions.length > 0 ? bus.waitUntilSubscribed() : undefined
      return subscribed ? subscribed.then(send) : send()
    },
    deliver(message) {
      if (message.expiresAt <= now()) return
      const senders = topics.get(message.topic)
      if (!senders) return
      for (const sender of senders.values())
        if (sender.clientId !== message.publisher) sender.sendLive(message)
    },
    resync,
    size: () => allSenders.size,
  }
}

function groupBy(
  senders: readonly SubscriptionSender[],
  getKey: (sender: SubscriptionSender) => string,
): ReadonlyMap<string, readonly SubscriptionSender[]> {
  const groups = new Map<string, SubscriptionSender[]>()
  for (const sender of senders) {
    const group = groups.get(getKey(sender))
    if (group) group.push(sender)
    else groups.set(getKey(sender), [sender])
  }
  return groups
}
