import { createServer } from 'node:http'
import { type Logger, pino } from 'pino'
import { createCleanups } from '../foundation/createCleanups.js'
import { createTokenBuckets } from '../foundation/createTokenBuckets.js'
import { describeError } from '../foundation/describeError.js'
import { GatewayError } from '../foundation/GatewayError.js'
import type { SocialProviderSettings } from '../identityProviders/social/SocialProviderSettings.js'
import { createByteBudget } from '../server/http/createByteBudget.js'
import { createClientAddress } from '../server/http/createClientAddress.js'
import { createRequestListener } from '../server/http/createRequestListener.js'
import { listen } from '../server/http/listen.js'
import { createLimiter } from '../server/limits/createLimiter.js'
import { createMailer } from '../server/mail/createMailer.js'
import { createHttpMetrics } from '../server/metrics/createHttpMetrics.js'
import { createMetricsRoute } from '../server/operations/createMetricsRoute.js'
import { findBrand } from '../server/projects/findBrand.js'
import { openProjects } from '../server/projects/openProjects.js'
import type { Project } from '../server/projects/Project.js'
import { createHealthRoute } from './createHealthRoute.js'
import { createJwksRoute } from './createJwksRoute.js'
import { createDelayedReleases } from './keys/createDelayedReleases.js'
import { createDeviceProofs } from './keys/createDeviceProofs.js'
import { createKeyRoutes } from './keys/createKeyRoutes.js'
import { createRecoveryKeyStore } from './keys/createRecoveryKeyStore.js'
import { createReleaseRoutes } from './keys/createReleaseRoutes.js'
import { openCipher } from './keys/openCipher.js'
import { readRecoveryKeys } from './keys/readRecoveryKeys.js'
import { toSigningKey } from './keys/toSigningKey.js'
import { createIdentityRoute } from './links/createIdentityRoute.js'
import { createLinkPageRoutes } from './links/createLinkPageRoutes.js'
import { createLinkRoutes } from './links/createLinkRoutes.js'
import { createLinkStore } from './links/createLinkStore.js'
import { createRefusePageRoutes } from './links/createRefusePageRoutes.js'
import { createUsedProofs } from './links/createUsedProofs.js'
import { createWaiters } from './links/createWaiters.js'
import { createMails } from './mails/createMails.js'
import { openIdentityProviders } from './openIdentityProviders.js'
import { openRecoveryDatabase } from './openRecoveryDatabase.js'
import type { RecoveryContext } from './RecoveryContext.js'
import type { RecoverySettings } from './RecoverySettings.js'
import { recoveryDefaults } from './recoveryDefaults.js'
import { sweepRecovery } from './sweepRecovery.js'
import { limits } from './tables.js'

/** Options of `startRecovery`: all settings, and values that only a program can pass. */
export type RecoveryOptions = Omit<RecoverySettings, 'loginUrl' | 'smtpUrl' | 'mailFrom'> & {
  readonly loginUrl: string
  readonly smtpUrl: string
  readonly mailFrom: string
  /** The projects, instead of `projectsFile`. */
  readonly projects?: readonly Project[] | undefined
  /** The providers whose accounts recover wallets, instead of `identityProvidersFile`. */
  readonly identityProviders?: readonly SocialProviderSettings[] | undefined
  /** Default: no logs. */
  readonly logger?: Logger | undefined
  /** Returns the current time in ms since 1970, for tests. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
  /** Time for which `links/wait` waits, for tests. Default: 25,000 ms. */
  readonly waitMs?: number | undefined
  /** Time after which it reads the link again, for tests. Default: 1,000 ms. */
  readonly pollMs?: number | undefined
  /** Returns the free bytes of the disk of the data folder, for tests. */
  readonly readFreeBytes?: ((folder: string) => Promise<number>) | undefined
  /** Called once if the embedded database stops unexpectedly: stop the service, and start it again. */
  readonly onFailure?: ((error: Error) => void) | undefined
}

/** A running recovery service. */
export type Recovery = {
  /** Public URL, such as `http://127.0.0.1:8791`. */
  readonly url: string
  readonly port: number
  /** Completes pending requests, and closes the database. */
  readonly stop: () => Promise<void>
}

const hourMs = 3_600_000
/** Of accounts, without the setting of the operator. */
const accountDelayHours = 24
const defaultWaitMs = 25_000
const defaultPollMs = 1_000
const requestMs = 30_000
const drainMs = 5_000
const sweepMs = 60_000
const maxConnections = 2_000
const maxBodyBytes = 32 * 1024
const addressRate = { burst: 60, perSecond: 10 }
const incomplete = { total: 16 * 1024 * 1024, perAddress: 1024 * 1024 }

/**
 * Starts the recovery service: a server of its own, with its own database, keys and mailer. Without `dataDir`, `databaseUrl` and
 * `keysDir`, all data is kept in memory, for tests.
 *
 * @throws GatewayError that states what to do if a setting, the port, the database or a key cannot be used.
 */
export async function startRecovery(options: RecoveryOptions): Promise<Recovery> {
  const { logger: given = pino({ level: 'silent' }) } = options
  const logger = given.child({}, { serializers: { err: describeError } })
  const cleanups = createCleanups((error) => logger.error({ err: error }, 'while stopping'))
  try {
    return await openRecovery(options, logger, cleanups)
  } catch (error) {
    await cleanups.run()
    throw error
  }
}

async function openRecovery(
  options: RecoveryOptions,
  logger: Logger,
  cleanups: ReturnType<typeof createCleanups>,
): Promise<Recovery> {
  const {
    now = Date.now,
    waitMs = defaultWaitMs,
    pollMs = defaultPollMs,
    host = recoveryDefaults.host,
    trustProxy = [],
  } = options
  const hasDatabase = options.dataDir !== undefined || options.databaseUrl !== undefined
  if (hasDatabase && options.keysDir === undefined)
    throw new GatewayError('KEYS_DIR must be a folder for the keys that encrypt the database.')
  const clientAddress = createClientAddress({
    trustProxy,
    publicUrl: options.publicUrl === undefined ? [] : [options.publicUrl],
  })
  const keys = readRecoveryKeys(options)
  const signingKey = await toSigningKey(keys.signing)
  const identityProviders = openIdentityProviders(options, now)
  const projects = openProjects(options.projects ?? options.projectsFile, logger)
  cleanups.add(projects.close)
  const mailer = createMailer({ url: options.smtpUrl, from: options.mailFrom })
  cleanups.add(mailer.close)
  const database = await openRecoveryDatabase(
    options,
    logger,
    (error) => {
      logger.fatal({ err: error }, 'the embedded database has stopped')
      options.onFailure?.(error)
    },
    options.readFreeBytes,
  )
  cleanups.add(() => database.close())
  const cipher = await openCipher(database, keys, logger)
  const recoveryKeys = createRecoveryKeyStore(database, cipher, now)
  const links = createLinkStore(database, cipher, now)
  const waiters = createWaiters()

  let isStopping = false
  const server = createServer({ headersTimeout: requestMs, requestTimeout: requestMs })
  server.maxConnections = maxConnections
  const port = await listen(server, host, options.port ?? 0)
  server.on('error', (error) => logger.error({ err: error }, 'a connection was not accepted'))
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const publicUrl = (options.publicUrl ?? `http://${name}:${port}`).replace(/\/+$/, '')
  // No request can arrive before the listener below is set: this code runs in the same task in which listening began.
  const deviceProofs = createDeviceProofs(signingKey, {
    issuer: publicUrl,
    audience: options.loginUrl.replace(/\/+$/, ''),
    now,
  })
  const context: RecoveryContext = {
    publicUrl,
    projects: projects.list,
    keys,
    cipher,
    links,
    identityProviders,
    takeProof: createUsedProofs(database),
    recoveryKeys,
    delayedReleases: createDelayedReleases(database, now),
    releaseDelays: {
      email: (options.recoveryDelayHours ?? 0) * hourMs,
      account: (options.recoveryDelayHours ?? accountDelayHours) * hourMs,
    },
    limiter: createLimiter(database, limits, now),
    waiters,
    mails: createMails(mailer, (origin) => findBrand(projects.list(), origin)),
    deviceProofs,
    waitMs,
    pollMs,
    logger,
    now,
  }
  const sweep = () =>
    sweepRecovery(database, links, now()).catch((error: unknown) =>
      logger.error({ err: error }, 'expired rows cannot be deleted'),
    )
  const sweeping = setInterval(sweep, sweepMs)
  cleanups.add(() => clearInterval(sweeping))
  const metrics = createHttpMetrics()
  server.on(
    'request',
    createRequestListener({
      routes: [
        ...createLinkRoutes(context),
        createIdentityRoute(context),
        ...createLinkPageRoutes(context),
        ...createRefusePageRoutes(context),
        ...createKeyRoutes(context),
        ...createReleaseRoutes(context),
        createJwksRoute(deviceProofs),
        createHealthRoute(database, () => isStopping),
        createMetricsRoute(metrics.registry, options.metricsToken),
      ],
      metrics,
      logger,
      rateLimiter: createTokenBuckets(addressRate, now),
      clientAddress,
      maxBodyBytes,
      incompleteBudget: createByteBudget(incomplete),
    }),
  )
  logger.info({ port, host }, `listening: recovery service ${publicUrl}`)

  let stopped: Promise<void> | undefined
  async function stop(): Promise<void> {
    isStopping = true
    logger.info('stopping')
    waiters.close()
    const timer = setTimeout(() => server.closeAllConnections(), drainMs)
    await new Promise((resolve) => server.close(resolve))
    clearTimeout(timer)
    await cleanups.run()
    logger.info('stopped')
  }
  return {
    url: publicUrl,
    port,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}
