import type { Logger } from 'pino'
import type { Database } from '../database/Database.js'
import type { FullSettings } from '../foundation/config/applyDefaults.js'
import type { Cleanups } from '../foundation/createCleanups.js'
import { createMetrics } from '../server/metrics/createMetrics.js'
import { connectRedisBus } from './bus/connectRedisBus.js'
import { createLocalBus } from './bus/createLocalBus.js'
import { createCallRateLimiter } from './createCallRateLimiter.js'
import { createHub } from './createHub.js'
import { createResyncThrottle } from './createResyncThrottle.js'
import { createSubscriptionLimiter } from './createSubscriptionLimiter.js'
import { openMessageStore } from './fileStore/openMessageStore.js'
import { openMailbox } from './mailbox/openMailbox.js'
import type { Relay } from './Relay.js'

/** The dependencies of the relay that are not settings. */
export type RelayParts = {
  /** It is closed with the relay. */
  readonly database: Database
  readonly logger: Logger
  readonly now: () => number
  readonly processMetrics: boolean
  /** Receives the cleanups of all opened resources. */
  readonly cleanups: Cleanups
}

const sweepMs = 60_000

/**
 * Opens the mailbox and the bus, and creates the relay with them.
 *
 * @throws GatewayError if Redis cannot be used.
 */
export async function openRelay(settings: FullSettings, parts: RelayParts): Promise<Relay> {
  const { database, logger, now, processMetrics, cleanups } = parts
  const store = await openMessageStore(database).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const mailbox = openMailbox(store, settings, settings.commitLingerMs, (seconds) =>
    metrics.commits.observe(seconds),
  )
  cleanups.add(() => mailbox.close())
  const bus = settings.redisUrl ? await connectRedisBus(settings.redisUrl, logger) : createLocalBus()
  cleanups.add(() => bus.close())
  const report = (error: unknown) => logger.error({ err: error }, 'the mailbox cannot be read')
  const hub = createHub(mailbox, now, report, bus)
  const metrics = createMetrics(
    {
      mailbox: mailbox.size,
      mailboxBytes: mailbox.bytes,
      queued: mailbox.queued,
      subscriptions: hub.size,
      busLag: bus.getLagSeconds,
    },
    processMetrics,
  )

  bus.listen((event) => {
    if (event.type === 'message') hub.deliver(event.message)
    else void hub.resync(event.type === 'resync' ? event.topic : undefined)
  })
  // A mailbox in memory is empty, and opens with its first message.
  if (!database.isInMemory) await mailbox.countUsage()
  const sweep = () =>
    mailbox
      .sweep(now())
      // Other nodes store and delete too, and a message that is published again after it expired replaces its row.
      .then(() => mailbox.countUsage())
      .catch((error: unknown) => logger.error({ err: error }, 'the mailbox cannot be swept'))
  const sweeping = setInterval(sweep, sweepMs)
  cleanups.add(() => clearInterval(sweeping))

  const { maxMessageBytes, maxTtlSeconds, maxSubscriptions } = settings
  return {
    mailbox,
    hub,
    bus,
    resyncThrottle: createResyncThrottle((topic) => {
      void hub.resync(topic)
      void bus.publish({ type: 'resync', topic })
    }),
    metrics,
    logger,
    now,
    rateLimiter: createCallRateLimiter(
      {
        client: { burst: settings.clientBurst, perSecond: settings.clientPerSecond },
        address: { burst: settings.addressCallBurst, perSecond: settings.addressCallsPerSecond },
        project: { burst: settings.projectCallBurst, perSecond: settings.projectCallsPerSecond },
      },
      now,
      (limit) => metrics.throttled.inc({ limit: `${limit}_calls` }),
    ),
    subscriptionLimiter: createSubscriptionLimiter({
      total: settings.maxTotalSubscriptions,
      perAddress: settings.maxAddressSubscriptions,
    }),
    limits: { maxMessageBytes, maxTtlSeconds, maxSubscriptions },
  }
}
