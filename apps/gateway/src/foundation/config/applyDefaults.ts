import { fileURLToPath } from 'node:url'
import { getHeapLimits } from './getHeapLimits.js'
import type { Settings } from './Settings.js'

/** Settings without a default. */
type Optional =
  | 'dataDir'
  | 'databaseUrl'
  | 'redisUrl'
  | 'projectsFile'
  | 'chainsFile'
  | 'swapSourcesFile'
  | 'tokensDir'
  | 'ipfsGatewayUrl'
  | 'metricsToken'
  | 'eventsUrl'
  | 'attestationKeyFile'
  | 'imageKey'
  | 'onrampFile'
  | 'exchangesFile'
  | 'bundlerFile'
  | 'loginFile'
  | 'signInKeyFile'
  | 'nameSigningKey'

/** Settings with all defaults. */
export type FullSettings = Pick<Settings, Optional> & {
  readonly [Key in Exclude<keyof Settings, Optional>]-?: NonNullable<Settings[Key]>
}

/** Adds the defaults to settings. A value of `undefined` is treated as absent. */
export function applyDefaults(settings: Settings): FullSettings {
  const { maxTotalSubscriptions, maxAddressSubscriptions } = getHeapLimits()
  const given = Object.entries(settings).filter(([, value]) => value !== undefined)
  return {
    host: '127.0.0.1',
    port: 0,
    publicUrl: [],
    trustProxy: [],
    imagePrivateHosts: [],
    nameZones: [],
    reservedNames: [],
    revokedNames: [],
    nameLifetimeDays: 0,
    catalogueDir: fileURLToPath(new URL('../../../catalogue', import.meta.url)),
    logLevel: 'info',
    maxMessageBytes: 1024 * 1024,
    maxTtlSeconds: 30 * 86_400,
    maxTopicMessages: 2_000,
    maxTopicBytes: 16 * 1024 * 1024,
    databasePoolSize: 10,
    maxClientBytes: 32 * 1024 ** 2,
    maxAddressBytes: 128 * 1024 ** 2,
    maxProjectBytes: 1024 ** 3,
    maxMailboxBytes: 2 * 1024 ** 3,
    minFreeBytes: 256 * 1024 * 1024,
    maxSubscriptions: 10_000,
    maxAddressSubscriptions,
    maxTotalSubscriptions,
    maxAddressUnsentBytes: 16 * 1024 * 1024,
    maxUnsentBytes: 64 * 1024 * 1024,
    maxAddressIncompleteBytes: 16 * 1024 * 1024,
    maxIncompleteBytes: 64 * 1024 * 1024,
    maxConnections: 20_000,
    maxAddressConnections: 1_000,
    clientBurst: 600,
    clientPerSecond: 60,
    addressCallBurst: 6_000,
    addressCallsPerSecond: 600,
    projectCallBurst: 60_000,
    projectCallsPerSecond: 6_000,
    addressBurst: 300,
    addressPerSecond: 50,
    rpcAddressBurst: 600,
    rpcAddressPerSecond: 60,
    rpcProjectBurst: 20_000,
    rpcProjectPerSecond: 2_000,
    rpcTimeoutMs: 10_000,
    rpcHedgeMs: 1_000,
    swapSourceTimeoutMs: 8_000,
    commitLingerMs: 4,
    drainMs: 5_000,
    closeSpreadMs: 3_000,
    ...Object.fromEntries(given),
  }
}
