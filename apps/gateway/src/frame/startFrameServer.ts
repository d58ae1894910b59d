import { createServer } from 'node:http'
import { pino } from 'pino'
import { createTokenBuckets } from '../foundation/createTokenBuckets.js'
import { describeError } from '../foundation/describeError.js'
import { createByteBudget } from '../server/http/createByteBudget.js'
import { createClientAddress } from '../server/http/createClientAddress.js'
import { createRequestListener } from '../server/http/createRequestListener.js'
import { listen } from '../server/http/listen.js'
import { createHttpMetrics } from '../server/metrics/createHttpMetrics.js'
import { openProjects } from '../server/projects/openProjects.js'
import { createFrameHeaders } from './createFrameHeaders.js'
import { createFrameRoutes } from './createFrameRoutes.js'
import { createLoadingRoute } from './createLoadingRoute.js'
import type { FrameOptions } from './FrameOptions.js'
import { readFrameFiles } from './readFrameFiles.js'

/** A running server of the login frame. */
export type FrameServer = {
  /** URL of the frame, which apps configure. */
  readonly url: string
  /** Origin of the frame. */
  readonly origin: string
  readonly stop: () => Promise<void>
}

const requestMs = 30_000
const drainMs = 2_000
const maxConnections = 2_000
const addressRate = { burst: 200, perSecond: 40 }
/** Requests have no body. */
const maxBodyBytes = 1_024

/**
 * Starts the server of the login frame, on an origin of its own: the built files, with the headers that protect its keys.
 *
 * @throws GatewayError that states what to do if the files, the projects or the port cannot be used.
 */
export async function startFrameServer(options: FrameOptions): Promise<FrameServer> {
  const { host = '127.0.0.1', port: wantedPort = 0, publicUrl, trustProxy = [] } = options
  const logger = (options.logger ?? pino({ level: 'silent' })).child(
    {},
    { serializers: { err: describeError } },
  )
  const files = readFrameFiles(options.dir)
  const clientAddress = createClientAddress({
    trustProxy,
    publicUrl: publicUrl === undefined ? [] : [publicUrl],
  })
  const projects = openProjects(options.projects, logger)
  const server = createServer({ headersTimeout: requestMs, requestTimeout: requestMs })
  server.maxConnections = maxConnections
  const port = await listen(server, host, wantedPort).catch((error: unknown) => {
    projects.close()
    throw error
  })
  server.on('error', (error) => logger.error({ err: error }, 'a connection was not accepted'))
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const { origin } = new URL(publicUrl ?? `http://${name}:${port}`)
  const headers = createFrameHeaders(options, origin)
  server.on(
    'request',
    createRequestListener({
      routes: [
        ...createFrameRoutes({ options, headers, files, projects: projects.list }),
        createLoadingRoute(headers),
        {
          name: 'health',
          method: 'GET',
          pattern: /^\/health$/,
          handle: () => ({ headers: headers.data, body: { status: 'ok' } }),
        },
      ],
      metrics: createHttpMetrics(),
      logger,
      rateLimiter: createTokenBuckets(addressRate, Date.now),
      clientAddress,
      maxBodyBytes,
      incompleteBudget: createByteBudget({ total: maxBodyBytes, perAddress: maxBodyBytes }),
    }),
  )
  logger.info({ port, host }, `listening: login frame ${origin}/sdk`)
  if (projects.list().length === 0)
    logger.warn(
      'No page may embed the frame, because there is no project: apps wait for it without an error. Set PROJECTS_FILE to a file with the projects and their allowedOrigins.',
    )

  let stopped: Promise<void> | undefined
  async function stop(): Promise<void> {
    const timer = setTimeout(() => server.closeAllConnections(), drainMs)
    await new Promise((resolve) => server.close(resolve))
    clearTimeout(timer)
    projects.close()
  }
  return {
    url: `${origin}/sdk`,
    origin,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}
