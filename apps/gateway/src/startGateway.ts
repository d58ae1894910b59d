import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Logger, pino } from 'pino'
import { createAttestationRoutes } from './attestation/createAttestationRoutes.js'
import { createAttester } from './attestation/createAttester.js'
import { readAttestationKey } from './attestation/readAttestationKey.js'
import { createAudienceCheck } from './auth/createAudienceCheck.js'
import { createCatalogueRoutes } from './catalogue/createCatalogueRoutes.js'
import { createImageRenderer } from './catalogue/createImageRenderer.js'
import { openCatalogue } from './catalogue/openCatalogue.js'
import { createCompatibilityRoutes } from './compatibility/createCompatibilityRoutes.js'
import { createEventSink } from './compatibility/createEventSink.js'
import { applyDefaults } from './config/applyDefaults.js'
import type { Settings } from './config/Settings.js'
import { createCleanups } from './createCleanups.js'
import { describeError } from './describeError.js'
import { createByteBudget } from './http/createByteBudget.js'
import { createClientAddress } from './http/createClientAddress.js'
import { createConnectionLimiter } from './http/createConnectionLimiter.js'
import { createRequestListener } from './http/createRequestListener.js'
import { listen } from './http/listen.js'
import { openRelay } from './openRelay.js'
import { createOperationRoutes } from './operations/createOperationRoutes.js'
import { createProjectRoutes } from './projects/createProjectRoutes.js'
import { openProjects } from './projects/openProjects.js'
import type { Project } from './projects/Project.js'
import { acceptSockets } from './relay/acceptSockets.js'
import { createRelayRoutes } from './relay/createRelayRoutes.js'
import { createTokenBuckets } from './relay/createTokenBuckets.js'

/** What to start, and where: every setting of an operator, and what only a program can give. */
export type GatewayOptions = Settings & {
  /** The projects themselves, instead of their file. */
  readonly projects?: readonly Project[] | undefined
  /** Default: none, silence. */
  readonly logger?: Logger | undefined
  /** ms since 1970; a test moves it. Default: the clock. */
  readonly now?: (() => number) | undefined
  /** Whether the metrics have those of the process too. Default false. */
  readonly processMetrics?: boolean | undefined
  /**
   * Called once if the embedded database stops by itself. The gateway can store and deliver nothing from then on, and
   * `/health` answers 503: stop it, and start it again.
   */
  readonly onFailure?: ((error: Error) => void) | undefined
}

/** A running gateway. */
export type Gateway = {
  /** `http://127.0.0.1:8790`: the catalogue and the projects. */
  readonly url: string
  /** `ws://127.0.0.1:8790`: what clients configure as their relay. */
  readonly relayUrl: string
  readonly port: number
  /** Finishes what was begun, sends the clients away so that they come back, and closes the database. */
  readonly stop: () => Promise<void>
}

/** How long a request may take to come, its headers and all of it. */
const headersMs = 10_000
const requestMs = 60_000
/** TCP connections beside those of the relay. */
const maxHttpConnections = 1_000
/** A client drops a connection after 31 s of silence. */
const pingMs = 20_000
/** A text holds one message of the largest size, or a batch of smaller ones, and what a call adds to them. */
const getMaxPayload = (maxMessageBytes: number) => maxMessageBytes + 256 * 1024
/** Text a client may be behind before it is cut off: some messages, and what their JSON adds to them. */
const getMaxBuffered = (maxMessageBytes: number) => 8 * maxMessageBytes

/**
 * Starts the back end: relay, catalogue and projects on one port. Without `dataDir` and `databaseUrl` everything is kept
 * in memory, which suits tests.
 *
 * @throws GatewayError that says what to do, if a setting, the port, the database or Redis does not allow it; nothing is
 * left running then.
 * @example
 * import { startGateway } from '@latchkit/gateway'
 *
 * const gateway = await startGateway({ projects: [{ id: 'demo', allowedOrigins: [] }] })
 * console.log(gateway.relayUrl)
 * await gateway.stop()
 */
export async function startGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const { logger: given = pino({ level: 'silent' }) } = options
  const logger = given.child({}, { serializers: { err: describeError } })
  const cleanups = createCleanups((error) => logger.error({ err: error }, 'while stopping'))
  try {
    return await start(options, logger, cleanups)
  } catch (error) {
    await cleanups.run()
    throw error
  }
}

async function start(
  options: GatewayOptions,
  logger: Logger,
  cleanups: ReturnType<typeof createCleanups>,
): Promise<Gateway> {
  const { now = Date.now, processMetrics = false } = options
  const settings = applyDefaults(options)
  const { maxMessageBytes, maxConnections, maxAddressConnections, host } = settings
  const clientAddress = createClientAddress(settings)
  const projects = openProjects(options.projects ?? settings.projectsFile, logger)
  cleanups.add(projects.close)
  const catalogue = openCatalogue(settings.catalogueDir, logger)
  cleanups.add(catalogue.close)
  const { eventsUrl, attestationKeyFile } = settings
  const attester = createAttester(
    attestationKeyFile ? readAttestationKey(attestationKeyFile) : undefined,
    now,
  )
  const events = createEventSink(eventsUrl, logger)
  cleanups.add(events.close)
  const onFailure = (error: Error) => {
    logger.fatal({ err: error }, 'the embedded database has stopped')
    options.onFailure?.(error)
  }
  const relay = await openRelay(settings, { logger, now, processMetrics, onFailure, cleanups })

  let isStopping = false
  const server = createServer({ headersTimeout: headersMs, requestTimeout: requestMs })
  server.maxConnections = maxConnections + maxHttpConnections
  const port = await listen(server, host, settings.port)
  server.on('error', (error) => logger.error({ err: error }, 'a connection was not accepted'))
  // Nothing can come in between: this goes on in the same turn that the port began to listen.
  const isAudience = createAudienceCheck(settings.publicUrl, port)
  const authorization = { projects: projects.list, isAudience, clientAddress, now }
  const rateLimiter = createTokenBuckets(
    { burst: settings.addressBurst, perSecond: settings.addressPerSecond },
    now,
  )
  const maxPayloadBytes = getMaxPayload(maxMessageBytes)
  const maxBufferedBytes = getMaxBuffered(maxMessageBytes)
  const unfinished = createByteBudget({
    total: settings.maxUnfinishedBytes,
    perAddress: settings.maxAddressUnfinishedBytes,
  })
  const sockets = acceptSockets({
    relay,
    authorization,
    pingMs,
    maxPayloadBytes,
    maxBufferedBytes,
    unsent: createByteBudget({ total: settings.maxUnsentBytes, perAddress: settings.maxAddressUnsentBytes }),
    unfinished,
  })
  server.on(
    'request',
    createRequestListener({
      routes: [
        ...createRelayRoutes(relay, authorization),
        ...createCatalogueRoutes(catalogue, createImageRenderer(logger), projects.list),
        ...createProjectRoutes(projects.list),
        ...createCompatibilityRoutes(events, projects.list),
        ...createAttestationRoutes(attester, projects.list, now),
        ...createOperationRoutes({
          metrics: relay.metrics,
          isStopping: () => isStopping,
          isBusReady: relay.bus.isReady,
          checkMailbox: relay.mailbox.isReachable,
          metricsToken: settings.metricsToken,
        }),
      ],
      metrics: relay.metrics,
      logger,
      rateLimiter,
      clientAddress,
      maxBodyBytes: maxPayloadBytes,
      unfinished,
    }),
  )
  const connectionLimiter = createConnectionLimiter({
    total: maxConnections,
    perAddress: maxAddressConnections,
  })
  server.on('upgrade', (request, socket, head) => {
    const { ip, isLocal } = clientAddress(request)
    if (isStopping) return rejectUpgrade(socket, '503 Service Unavailable')
    if (!isLocal && !rateLimiter.take(ip)) {
      relay.metrics.throttled.inc({ limit: 'address_requests' })
      return rejectUpgrade(socket, '429 Too Many Requests')
    }
    const release = connectionLimiter.acquire(isLocal ? undefined : ip)
    if (!release) {
      relay.metrics.refused.inc({ reason: 'Too many connections' })
      relay.metrics.throttled.inc({ limit: 'connections' })
      return rejectUpgrade(socket, '429 Too Many Requests')
    }
    socket.once('close', release)
    sockets.upgrade(request, socket, head)
  })
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  logger.info({ port, host }, `listening: relay ws://${name}:${port}, catalogue http://${name}:${port}`)

  let stopped: Promise<void> | undefined
  async function stop(): Promise<void> {
    isStopping = true
    logger.info('stopping')
    await sockets.close(settings.drainMs, settings.closeSpreadMs)
    const tooLate = setTimeout(() => server.closeAllConnections(), settings.drainMs)
    await new Promise((resolve) => server.close(resolve))
    clearTimeout(tooLate)
    await cleanups.run()
    logger.info('stopped')
  }
  return {
    url: `http://${name}:${port}`,
    relayUrl: `ws://${name}:${port}`,
    port,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Clients come back after any answer but a WebSocket close of 3000. */
function rejectUpgrade(socket: Duplex, status: string): void {
  // It may be gone already, which is as well.
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\nretry-after: 1\r\n\r\n`)
}
