import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { describeConnectionError } from '../../foundation/describeConnectionError.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { type Bus, type BusEvent, busEventSchema } from './Bus.js'
import { createChannels } from './createChannels.js'
import { createLagMeter } from './createLagMeter.js'

/** The channel that every node subscribes to. Other events are published by topic. */
const broadcastChannel = 'latchkit:all'
const getTopicChannel = (topic: string) => `latchkit:topic:${topic}`
const maxRetryMs = 2_000
const envelope = z.object({ node: z.string(), event: busEventSchema })

/**
 * Connects nodes through Redis. Redis pub/sub does not store events, so a disconnected node misses them. A node that
 * reconnects therefore reads all pending messages again, and a node that failed to publish makes the others do the same.
 *
 * @param url `redis://[user:password@]host:port`, or `rediss:` for TLS.
 * @param heartbeat Interval of pings, and the time without a response after which a connection is closed, in ms. Without
 * pings a node would not detect that Redis disappeared.
 * @throws GatewayError if Redis cannot be reached at the start.
 */
export async function connectRedisBus(
  url: string,
  logger: Logger,
  heartbeat: { readonly pingMs: number; readonly maxMs: number } = { pingMs: 10_000, maxMs: 5_000 },
): Promise<Bus> {
  const node = randomUUID()
  const nodeChannel = `latchkit:node:${node}`
  const options = { lazyConnect: true, socketTimeout: heartbeat.maxMs, retryStrategy: getRetryDelay }
  const publisher = new Redis(url, { ...options, maxRetriesPerRequest: 1, commandTimeout: 2_000 })
  const subscriber = new Redis(url, {
    ...options,
    maxRetriesPerRequest: null,
    autoResubscribe: false,
    commandTimeout: 2_000,
  })
  const lagMeter = createLagMeter()
  let listener: (event: BusEvent) => void = () => {}
  let hasUnpublishedEvents = false

  let lastError: unknown
  const report = (error: Error) => {
    lastError = error
    logger.error({ reason: describeConnectionError(error) }, 'redis')
  }
  for (const connection of [publisher, subscriber]) connection.on('error', report)
  try {
    await Promise.all([publisher.connect(), subscriber.connect()])
    await subscriber.subscribe(broadcastChannel, nodeChannel)
  } catch (cause) {
    publisher.disconnect()
    subscriber.disconnect()
    // The call itself only rejects with "connection is closed".
    const reason = describeConnectionError(lastError ?? cause)
    throw new GatewayError(
      `The Redis of REDIS_URL cannot be reached (${reason}): check that it runs, or leave REDIS_URL out to run one node alone.`,
      { cause },
    )
  }

  const channels = createChannels(
    subscriber,
    () => subscriber.status === 'ready',
    (error) => {
      report(error instanceof Error ? error : new Error(String(error)))
      // The subscriptions of this connection are unknown now. A new connection subscribes to all channels.
      subscriber.disconnect(true)
    },
  )
  channels.add(broadcastChannel)
  channels.add(nodeChannel)

  subscriber.on('message', (channel: string, text: string) => {
    if (channel === nodeChannel) return lagMeter.receiveProbe(text)
    const parsed = envelope.safeParse(parseBusMessage(text))
    if (!parsed.success) return logger.warn('redis: ignored a malformed message')
    if (parsed.data.node !== node) listener(parsed.data.event)
  })
  subscriber.on('ready', () => {
    // Events that were published while the connection was closed are lost, so all pending messages are read again.
    channels.restore().then(
      () => listener({ type: 'resyncAll' }),
      (error: Error) => {
        report(error)
        subscriber.disconnect(true)
      },
    )
  })
  publisher.on('ready', () => {
    if (hasUnpublishedEvents) void publish({ type: 'resyncAll' })
  })

  const pingTimer = setInterval(() => {
    // A ping without a response closes the connection, and that is reported.
    for (const connection of [publisher, subscriber])
      if (connection.status === 'ready') connection.ping().catch(() => {})
    if (publisher.status === 'ready') publisher.publish(nodeChannel, lagMeter.createProbe()).catch(() => {})
  }, heartbeat.pingMs)

  async function publish(event: BusEvent): Promise<void> {
    // Does not wait for an unreachable Redis: its commands would queue.
    if (publisher.status !== 'ready') {
      hasUnpublishedEvents = true
      return
    }
    try {
      const channel = event.type === 'resyncAll' ? broadcastChannel : getTopicChannel(getTopic(event))
      await publisher.publish(channel, JSON.stringify({ node, event }))
      if (event.type === 'resyncAll') hasUnpublishedEvents = false
    } catch (error) {
      // The message is in the mailbox, so it is delivered late, but not lost.
      hasUnpublishedEvents = true
      logger.error({ reason: describeConnectionError(error) }, 'redis: not published')
    }
  }

  return {
    publish,
    listen(newListener) {
      listener = newListener
    },
    subscribe: (topic) => channels.add(getTopicChannel(topic)),
    unsubscribe: (topic) => channels.remove(getTopicChannel(topic)),
    waitUntilSubscribed: channels.waitUntilSettled,
    getLagSeconds: lagMeter.getSeconds,
    isReady: () => publisher.status === 'ready' && subscriber.status === 'ready',
    async close() {
      clearInterval(pingTimer)
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}

function getTopic(event: Exclude<BusEvent, { readonly type: 'resyncAll' }>): string {
  return event.type === 'message' ? event.message.topic : event.topic
}

/** Returns the delay before a reconnect. It is random, so that the nodes do not all reconnect at the same moment. */
function getRetryDelay(attempt: number): number {
  const delay = Math.min(maxRetryMs, 50 * 2 ** attempt)
  return delay / 2 + (delay / 2) * Math.random()
}

function parseBusMessage(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
