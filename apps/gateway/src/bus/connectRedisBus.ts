import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { describeConnectionError } from '../describeConnectionError.js'
import { GatewayError } from '../GatewayError.js'
import { type Bus, type BusEvent, busEventSchema } from './Bus.js'
import { createChannels } from './createChannels.js'
import { createLagMeter } from './createLagMeter.js'

/** The channel that every node receives; everything else is by topic. */
const broadcastChannel = 'latchkit:all'
const getTopicChannel = (topic: string) => `latchkit:topic:${topic}`
const maxRetryMs = 2_000
const envelope = z.object({ node: z.string(), event: busEventSchema })

/**
 * Joins nodes through a Redis. Its pub/sub forgets: what is published while a node is away is lost to that node. So a
 * node that has been away looks at every mailbox again, and one whose publishing failed tells the others to.
 *
 * @param url `redis://[user:password@]host:port`, or `rediss:` for TLS.
 * @param heartbeat How often a connection is asked whether it lives, and when it is given up, ms: one whose other end
 * vanished says nothing of it, and its node would miss everything.
 * @throws GatewayError if it cannot be reached at the start.
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
    // What the call rejects with is only that the connection is closed.
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
      // What the connection is subscribed to is unknown: a new one subscribes to everything.
      subscriber.disconnect(true)
    },
  )
  channels.add(broadcastChannel)
  channels.add(nodeChannel)

  subscriber.on('message', (channel: string, text: string) => {
    if (channel === nodeChannel) return lagMeter.receiveProbe(text)
    const parsed = envelope.safeParse(parse(text))
    if (!parsed.success) return logger.warn('redis: a message of no node of ours')
    if (parsed.data.node !== node) listener(parsed.data.event)
  })
  subscriber.on('ready', () => {
    // Only what is published from here on is heard; whatever came before is looked for.
    channels.restore().then(
      () => listener({ type: 'lookAtAll' }),
      (error: Error) => {
        report(error)
        subscriber.disconnect(true)
      },
    )
  })
  publisher.on('ready', () => {
    if (hasUnpublishedEvents) void publish({ type: 'lookAtAll' })
  })

  const pingTimer = setInterval(() => {
    // One that is not answered ends the connection, which is reported then.
    for (const connection of [publisher, subscriber])
      if (connection.status === 'ready') connection.ping().catch(() => {})
    if (publisher.status === 'ready') publisher.publish(nodeChannel, lagMeter.createProbe()).catch(() => {})
  }, heartbeat.pingMs)

  async function publish(event: BusEvent): Promise<void> {
    // Nobody waits for a Redis that is away: its commands would queue.
    if (publisher.status !== 'ready') {
      hasUnpublishedEvents = true
      return
    }
    try {
      const channel = event.type === 'lookAtAll' ? broadcastChannel : getTopicChannel(getTopic(event))
      await publisher.publish(channel, JSON.stringify({ node, event }))
      if (event.type === 'lookAtAll') hasUnpublishedEvents = false
    } catch (error) {
      // The message is in the mailbox: this costs the others time, not messages.
      hasUnpublishedEvents = true
      logger.error({ reason: describeConnectionError(error) }, 'redis: not published')
    }
  }

  return {
    publish,
    listen(given) {
      listener = given
    },
    follow: (topic) => channels.add(getTopicChannel(topic)),
    unfollow: (topic) => channels.remove(getTopicChannel(topic)),
    waitUntilFollowed: channels.waitUntilSettled,
    getLagSeconds: lagMeter.getSeconds,
    isReady: () => publisher.status === 'ready' && subscriber.status === 'ready',
    async close() {
      clearInterval(pingTimer)
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}

function getTopic(event: Exclude<BusEvent, { readonly type: 'lookAtAll' }>): string {
  return event.type === 'message' ? event.message.topic : event.topic
}

/** Nodes that lost the same Redis come back one after the other. */
function getRetryDelay(attempt: number): number {
  const delay = Math.min(maxRetryMs, 50 * 2 ** attempt)
  return delay / 2 + (delay / 2) * Math.random()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
