import { createServer } from 'node:http'
import { type Logger, pino } from 'pino'
import type { Chain } from '../chain/rpcProxy/Chain.js'
import { openRpcProxy } from '../chain/rpcProxy/openRpcProxy.js'
import { openRpcSockets } from '../chain/rpcSocket/openRpcSockets.js'
import { addNativeIcons } from '../data/accountData/tokens/addNativeIcons.js'
import { openTokens } from '../data/accountData/tokens/openTokens.js'
import type { TokenList } from '../data/accountData/tokens/TokenList.js'
import { openHistory } from '../data/history/openHistory.js'
import { openNames } from '../data/names/openNames.js'
import { createMetadataReader } from '../data/nfts/metadata/createMetadataReader.js'
import { openDatabase } from '../database/openDatabase.js'
import { readSecret } from '../database/readSecret.js'
import { applyDefaults } from '../foundation/config/applyDefaults.js'
import type { Settings } from '../foundation/config/Settings.js'
import { createCleanups } from '../foundation/createCleanups.js'
import { createTokenBuckets } from '../foundation/createTokenBuckets.js'
import { describeError } from '../foundation/describeError.js'
import type { LoginSettings } from '../login/service/LoginSettings.js'
import { readSignInKey } from '../login/signIn/openSignIn.js'
import type { BundlerSettings } from '../money/bundler/BundlerSettings.js'
import type { SwapSourceEntry } from '../money/convert/sources/swapSourcesSchema.js'
import type { ExchangeSettings } from '../money/exchanges/ExchangeSettings.js'
import type { OnRampSettings } from '../money/onramp/sources/settings.js'
import { createRelayServer } from '../relay/createRelayServer.js'
import { createRpcRoute } from '../relay/createRpcRoute.js'
import { openRelay } from '../relay/openRelay.js'
import { openAttestation } from '../server/attestation/openAttestation.js'
import { createAudienceCheck } from '../server/auth/createAudienceCheck.js'
import { createCapabilitiesRoutes } from '../server/capabilities/createCapabilitiesRoutes.js'
import { createCatalogueRoutes } from '../server/catalogue/createCatalogueRoutes.js'
import { createImageRenderer } from '../server/catalogue/createImageRenderer.js'
import { openCatalogue } from '../server/catalogue/openCatalogue.js'
import { createCompatibilityRoutes } from '../server/compatibility/createCompatibilityRoutes.js'
import { createEventSink } from '../server/compatibility/createEventSink.js'
import { createByteBudget } from '../server/http/createByteBudget.js'
import { createClientAddress } from '../server/http/createClientAddress.js'
import { createConnectionLimiter } from '../server/http/createConnectionLimiter.js'
import { createRequestListener } from '../server/http/createRequestListener.js'
import { createUpgradeListener } from '../server/http/createUpgradeListener.js'
import { listen } from '../server/http/listen.js'
import { refuseUpgrade } from '../server/http/refuseUpgrade.js'
import { createDataImages } from '../server/imageProxy/dataImages/createDataImages.js'
import { openImageProxy } from '../server/imageProxy/openImageProxy.js'
import { createOpenApiRoutes } from '../server/openApi/createOpenApiRoutes.js'
import { createOperationRoutes } from '../server/operations/createOperationRoutes.js'
import { openRecoveryWatch } from '../server/operations/openRecoveryWatch.js'
import { createProjectRoutes } from '../server/projects/createProjectRoutes.js'
import { openProjects } from '../server/projects/openProjects.js'
import type { Project } from '../server/projects/Project.js'
import { composeCapabilities } from './capabilities/composeCapabilities.js'
import { createStop } from './createStop.js'
import { openServices, type ServiceOptions } from './openServices.js'
import { readSettingsFiles } from './readSettingsFiles.js'
import { toFeatures } from './toFeatures.js'

/** Options of `startGateway`: all settings, and values that only a program can pass. */
export type GatewayOptions = Settings &
  ServiceOptions & {
    /** The projects, instead of `projectsFile`. */
    readonly projects?: readonly Project[] | undefined
    /** The chains, instead of `chainsFile`. */
    readonly chains?: readonly Chain[] | undefined
    /** The token lists, instead of `tokensDir`. */
    readonly tokens?: readonly TokenList[] | undefined
    /** The sources of swaps beside the pools on chain, instead of `swapSourcesFile`. */
    readonly swapSources?: readonly SwapSourceEntry[] | undefined
    /** The providers of purchases, instead of `onrampFile`. */
    readonly onramp?: OnRampSettings | undefined
    /** The exchanges, instead of `exchangesFile`. */
    readonly exchanges?: readonly ExchangeSettings[] | undefined
    /** The settings of the bundlers, instead of `bundlerFile`. */
    readonly bundler?: BundlerSettings | undefined
    /** The settings of the login service, instead of `loginFile`. */
    readonly login?: LoginSettings | undefined
    /** Default: no logs. */
    readonly logger?: Logger | undefined
    /** Returns the current time in ms since 1970, for tests. Default: `Date.now`. */
    readonly now?: (() => number) | undefined
    /** Whether to include metrics of the process, such as its memory. Default: false. */
    readonly processMetrics?: boolean | undefined
    /** Called once if the embedded database stops unexpectedly: then stop the gateway, and start it again. */
    readonly onFailure?: ((error: Error) => void) | undefined
  }

/** A running gateway. */
export type Gateway = {
  /** URL of the HTTP endpoints, such as `http://127.0.0.1:8790`. */
  readonly url: string
  /** URL that clients configure as their relay, such as `ws://127.0.0.1:8790`. */
  readonly relayUrl: string
  readonly port: number
  /** Completes pending calls, closes connections with a code at which clients reconnect, and closes the database. */
  readonly stop: () => Promise<void>
}

/** Time in which the headers of a request, and the whole request, must arrive. */
const headersMs = 10_000
const requestMs = 60_000
/** TCP connections in addition to the connections of the relay. */
const maxHttpConnections = 1_000
/** Time after which NFTs are returned without the metadata that is not there yet. */
const metadataPatienceMs = 3_000
/** Clients close a connection after 31 s without data. */
const pingMs = 20_000
/** A request holds one message of the maximum size, or a batch of smaller ones, and the JSON around them. */
const getMaxPayload = (maxMessageBytes: number) => maxMessageBytes + 256 * 1024
/** Maximum unsent bytes per connection: some messages of the maximum size, and the JSON around them. */
const getMaxConnectionUnsent = (maxMessageBytes: number) => 8 * maxMessageBytes

/**
 * Starts the gateway: relay, catalogue, projects, JSON-RPC proxy and data of accounts on one port. Without `dataDir` and
 * `databaseUrl` all data is kept in memory, for tests.
 *
 * @throws GatewayError that states what to do if a setting, the port, the database or Redis cannot be used. Everything
 * that was started is stopped then.
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
    return await openGateway(options, logger, cleanups)
  } catch (error) {
    await cleanups.run()
    throw error
  }
}
async function openGateway(
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
  const attestation = openAttestation(settings.attestationKeyFile, projects.list, now)
  const signInKey = readSignInKey(settings.signInKeyFile)
  const events = createEventSink(settings.eventsUrl, logger)
  cleanups.add(events.close)
  const onFailure = (error: Error) => {
    logger.fatal({ err: error }, 'the embedded database has stopped')
    options.onFailure?.(error)
  }
  const tokens = openTokens(options.tokens ?? settings.tokensDir, logger)
  cleanups.add(tokens.close)
  const settingsFiles = readSettingsFiles(options, settings, now)
  const files = { ...settingsFiles, chains: addNativeIcons(settingsFiles.chains, tokens.icons) }
  const { chains, login } = files
  const features = toFeatures(files)
  const database = await openDatabase(settings, logger, onFailure)
  const relay = await openRelay(settings, {
    // The relay has more statements than each of the other services.
    ...{ database: database.share(0.5), logger, now, processMetrics, cleanups },
  })
  const imageKey = settings.imageKey ?? (await readSecret(database, 'imageKey'))
  const shared = { projects: projects.list, metrics: relay.metrics, logger, now, cleanups }
  const rpcProxy = openRpcProxy(chains, settings, shared)
  const dataImages = createDataImages({ database: database.share(), logger, now })
  const metadata = openMetadata(settings, { dataImages, logger, now })
  const history = openHistory(chains, {
    ...shared,
    database: database.share(),
    rpcProxy,
    tokens,
    // The proxy needs the port, so it is created after the listener.
    toImageUrl: (url) => imageProxy.toUrl(url),
    metadata,
    timeoutMs: settings.rpcTimeoutMs,
  })
  const names = openNames(settings, {
    ...{ database: database.share(), rpcProxy, projects: projects.list, logger, now },
    nonceKey: await readSecret(database, 'nameNonceKey'),
    // The addresses need the port, so they are known after the listener was created.
    isOwnUrl: (url) => isValidAudience(url),
    getUrl: () => publicUrl,
  })

  let isStopping = false
  const server = createServer({ headersTimeout: headersMs, requestTimeout: requestMs })
  server.maxConnections = maxConnections + maxHttpConnections
  const port = await listen(server, host, settings.port)
  cleanups.add(() => server.close())
  server.on('error', (error) => logger.error({ err: error }, 'a connection was not accepted'))
  // No request can arrive before the listeners below are set: this code runs in the same task in which listening began.
  const isValidAudience = createAudienceCheck(settings.publicUrl, port)
  const authorization = { projects: projects.list, isValidAudience, clientAddress, now }
  const rateLimiter = createTokenBuckets(
    { burst: settings.addressBurst, perSecond: settings.addressPerSecond },
    now,
  )
  // WebSocket messages and HTTP bodies share it.
  const incompleteBudget = createByteBudget({
    total: settings.maxIncompleteBytes,
    perAddress: settings.maxAddressIncompleteBytes,
  })
  const relayServer = openRelayServer({ relay, authorization, settings, incompleteBudget })
  const rpcSockets = openRpcSockets(chains, settings, {
    rpcProxy,
    projects: projects.list,
    clientAddress,
    refuse: refuseUpgrade,
    pingMs,
    logger,
  })
  const { name, publicUrl } = toUrls(settings, port)
  const imageProxy = openImages(settings, {
    ...{ publicUrl, key: imageKey, icons: tokens.icons, dataImages, logger, now },
  })
  cleanups.add(imageProxy.close)
  const services = openServices(options, settings, {
    ...{ ...shared, database, rpcProxy, tokens, history, names, dataImages, metadata, imageProxy },
    ...{ files, signInKey, publicUrl },
  })
  const capabilities = createCapabilitiesRoutes({
    parts: composeCapabilities({
      ...{ settings, rpcProxy, history, names, services, catalogue, isBusReady: relay.bus.isReady },
    }),
    chainIds: files.chains.map(({ id }) => id),
    projects: projects.list,
    sign: attestation.signDetached,
    takeQuota: (client) => rpcProxy.quota.take(client, Math.max(1, files.onRampSources.sources.length)),
    now,
  })
  server.on(
    'request',
    createRequestListener({
      routes: [
        createRpcRoute(relay, authorization),
        ...createCatalogueRoutes(catalogue, createImageRenderer(logger), projects.list),
        ...createProjectRoutes(projects.list),
        ...createCompatibilityRoutes(features, events, projects.list),
        ...createOpenApiRoutes(),
        ...imageProxy.routes,
        ...rpcProxy.routes,
        ...services.routes,
        ...attestation.routes,
        ...capabilities,
        ...openOperationRoutes({ relay, settings, login, logger, cleanups, isStopping: () => isStopping }),
      ],
      metrics: relay.metrics,
      logger,
      rateLimiter,
      clientAddress,
      maxBodyBytes: getMaxPayload(maxMessageBytes),
      incompleteBudget,
    }),
  )
  const accept = createUpgradeListener({
    ...{ clientAddress, rateLimiter, metrics: relay.metrics, isStopping: () => isStopping },
    connections: createConnectionLimiter({ total: maxConnections, perAddress: maxAddressConnections }),
    findTarget: (request) => (rpcSockets.isTarget(request) ? rpcSockets : relayServer),
  })
  server.on('upgrade', accept)
  logger.info({ port, host }, `listening: relay ws://${name}:${port}, catalogue http://${name}:${port}`)

  return {
    url: `http://${name}:${port}`,
    relayUrl: `ws://${name}:${port}`,
    port,
    stop: createStop({
      ...{ server, rpcSockets, relayServer, settings, logger, cleanups },
      onStop: () => {
        isStopping = true
      },
    }),
  }
}

/** Opens the proxy of images, whose `data:` images are icons of tokens and images of NFTs. */
function openImages(
  settings: ReturnType<typeof applyDefaults>,
  {
    publicUrl,
    key,
    icons,
    dataImages,
    logger,
    now,
  }: Pick<Parameters<typeof openImageProxy>[0], 'key' | 'logger' | 'now'> & {
    readonly publicUrl: string
    readonly icons: ReturnType<typeof openTokens>['icons']
    readonly dataImages: ReturnType<typeof createDataImages>
  },
): ReturnType<typeof openImageProxy> {
  return openImageProxy({
    baseUrl: publicUrl,
    ipfsGatewayUrl: settings.ipfsGatewayUrl,
    privateHosts: settings.imagePrivateHosts,
    dataImages: { read: async (id) => icons.read(id) ?? dataImages.read(id) },
    ...{ key, logger, now },
  })
}

/** Opens the reader of the metadata of NFTs. */
function openMetadata(
  settings: ReturnType<typeof applyDefaults>,
  {
    dataImages,
    logger,
    now,
  }: {
    readonly dataImages: ReturnType<typeof createDataImages>
    readonly logger: Logger
    readonly now: () => number
  },
): ReturnType<typeof createMetadataReader> {
  return createMetadataReader({
    ipfsGatewayUrl: settings.ipfsGatewayUrl,
    privateHosts: settings.imagePrivateHosts,
    patienceMs: metadataPatienceMs,
    storeImage: dataImages.store,
    logger,
    now,
  })
}

/** Returns the name of the host, and the URL at which clients reach the gateway. */
function toUrls({ host, publicUrl }: ReturnType<typeof applyDefaults>, port: number) {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  // The HTTP endpoints have the relay's address too.
  const url = publicUrl[0] ?? `http://${name}:${port}`
  return { name, publicUrl: url.replace(/^ws/, 'http').replace(/\/+$/, '') }
}

/** Opens the routes of the operator of the gateway. */
function openOperationRoutes({
  relay,
  settings,
  login,
  logger,
  cleanups,
  isStopping,
}: {
  readonly relay: Awaited<ReturnType<typeof openRelay>>
  readonly settings: ReturnType<typeof applyDefaults>
  readonly login: ReturnType<typeof readSettingsFiles>['login']
  readonly logger: Logger
  readonly cleanups: ReturnType<typeof createCleanups>
  readonly isStopping: () => boolean
}): ReturnType<typeof createOperationRoutes> {
  return createOperationRoutes({
    metrics: relay.metrics,
    isStopping,
    isBusReady: relay.bus.isReady,
    checkMailbox: relay.mailbox.isReachable,
    getRecoveryStatus: openRecoveryWatch(login, { logger, cleanups }),
    metricsToken: settings.metricsToken,
  })
}

/** Opens the part of the relay that accepts connections. */
function openRelayServer({
  relay,
  authorization,
  settings,
  incompleteBudget,
}: Pick<Parameters<typeof createRelayServer>[0], 'relay' | 'authorization' | 'incompleteBudget'> & {
  readonly settings: ReturnType<typeof applyDefaults>
}): ReturnType<typeof createRelayServer> {
  return createRelayServer({
    relay,
    authorization,
    pingMs,
    maxPayloadBytes: getMaxPayload(settings.maxMessageBytes),
    maxConnectionUnsentBytes: getMaxConnectionUnsent(settings.maxMessageBytes),
    unsentBudget: createByteBudget({
      total: settings.maxUnsentBytes,
      perAddress: settings.maxAddressUnsentBytes,
    }),
    incompleteBudget,
  })
}
