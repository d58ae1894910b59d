import * as z from 'zod/mini'
import { trustedProxies } from './trustedProxies.js'

/** The environment knows only text, so numbers and lists may come as such. */
function integer(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`
  const isWhole = (value: number) => Number.isInteger(value) && value >= min && value <= max
  return z.optional(z.coerce.number({ error }).check(z.refine(isWhole, { error })))
}

function url(...schemes: readonly string[]) {
  const error = `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`
  const isOne = (value: string) =>
    URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))
  return z.string().check(z.refine(isOne, { error }))
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const urls = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.transform((value) => (typeof value === 'string' ? value.split(',').map((one) => one.trim()) : value)),
)

/** What an operator can set: in a file under these names, in the environment under the same in capitals (`DATA_DIR`). */
export const settingsSchema = z.strictObject({
  /** Where to listen. */
  host: z.optional(z.string()),
  port: integer(0, 65_535),
  /** Addresses clients reach it at, which their tokens must name. */
  publicUrl: z.optional(z.pipe(urls, z.array(url('https', 'http', 'wss', 'ws')))),
  /** Addresses of the operator's proxies, whose `X-Forwarded-For` names the client. */
  trustProxy: z.optional(trustedProxies),
  /** Folder of the embedded database. */
  dataDir: z.optional(z.string()),
  /** A Postgres instead of the embedded one. */
  databaseUrl: z.optional(
    // Postgres allows more than a URL does: no host, a socket's path as a parameter.
    z.string().check(z.regex(/^postgres(ql)?:\/\//, { error: 'an address that begins with postgres://' })),
  ),
  /** Connections to that Postgres at most. */
  databasePoolSize: integer(1, 1_000),
  /** A Redis that joins several nodes; they share one `databaseUrl`. */
  redisUrl: z.optional(url('redis', 'rediss')),
  /** Path of the list of projects. */
  projectsFile: z.optional(z.string()),
  /** Folder of the wallet catalogue. */
  catalogueDir: z.optional(z.string()),
  /** Where events of apps are forwarded to; they are dropped without one. */
  eventsUrl: z.optional(url('https', 'http')),
  /** Path of the P-256 key that signs attestations; without one no page is ever verified. */
  attestationKeyFile: z.optional(z.string()),
  logLevel: z.optional(z.enum(logLevels, { error: logLevels.join(' or ') })),
  /** Without one, only this machine may read `/metrics`. */
  metricsToken: z.optional(z.string().check(z.minLength(16, { error: 'at least 16 characters' }))),
  maxMessageBytes: integer(1_024, 16 * 1024 * 1024),
  maxTtlSeconds: integer(1, 365 * 86_400),
  /** Messages of a topic that are kept. */
  maxTopicMessages: integer(1, 4_000),
  /** Bytes of them. */
  maxTopicBytes: integer(1_024, 1024 * 1024 * 1024),
  /** Bytes the mailbox keeps: of one client, one address and one project, and in total. */
  maxClientBytes: integer(1_024, 2 ** 50),
  maxAddressBytes: integer(1_024, 2 ** 50),
  maxProjectBytes: integer(1_024, 2 ** 50),
  maxMailboxBytes: integer(1_024, 2 ** 50),
  /** Free bytes of the data folder's disk below which nothing is stored. */
  minFreeBytes: integer(0, 2 ** 50),
  /** Subscriptions: of one connection, of one address, and in total. */
  maxSubscriptions: integer(1, 1_000_000),
  maxAddressSubscriptions: integer(1, 10_000_000),
  maxTotalSubscriptions: integer(1, 10_000_000),
  /** Bytes that clients have not read yet: of one address, and in total. */
  maxAddressUnsentBytes: integer(1_024, 16 * 1024 ** 3),
  maxUnsentBytes: integer(1_024, 16 * 1024 ** 3),
  /** Bytes of texts and bodies that are not complete: of one address, and in total. */
  maxAddressUnfinishedBytes: integer(1_024, 16 * 1024 ** 3),
  maxUnfinishedBytes: integer(1_024, 16 * 1024 ** 3),
  /** Relay connections: in all, and of one address. */
  maxConnections: integer(1, 1_000_000),
  maxAddressConnections: integer(1, 1_000_000),
  /** Calls of one client: at once, and a second. */
  clientBurst: integer(1, 1_000_000),
  clientPerSecond: integer(1, 1_000_000),
  /** Calls of all clients of one address, and of one project. */
  addressCallBurst: integer(1, 100_000_000),
  addressCallsPerSecond: integer(1, 100_000_000),
  projectCallBurst: integer(1, 100_000_000),
  projectCallsPerSecond: integer(1, 100_000_000),
  /** HTTP requests and new connections of one address: at once, and a second. */
  addressBurst: integer(1, 1_000_000),
  addressPerSecond: integer(1, 1_000_000),
  /** How long a lone message waits for others to be written with. */
  commitLingerMs: integer(0, 1_000),
  /** How long calls in progress may take once the gateway is asked to stop. */
  drainMs: integer(0, 600_000),
  /** The time at most over which clients are sent away at a stop. */
  closeSpreadMs: integer(0, 600_000),
})

/** What an operator can set. */
export type Settings = z.output<typeof settingsSchema>
