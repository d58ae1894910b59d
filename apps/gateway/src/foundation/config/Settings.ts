import * as z from 'zod/mini'
import { trustedProxies } from './trustedProxies.js'

/** Creates the schema of an integer. Environment variables are strings, so strings are accepted too. */
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

const zonePattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?\.[a-z]{2,63}$/

const urls = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.transform((value) => (typeof value === 'string' ? value.split(',').map((one) => one.trim()) : value)),
)

/** Schema of the settings. A file uses these names, the environment the same names in upper case (`DATA_DIR`). */
export const settingsSchema = z.strictObject({
  /** Address to listen on. */
  host: z.optional(z.string()),
  port: integer(0, 65_535),
  /** Public addresses of the gateway. The tokens of clients must name one of them. */
  publicUrl: z.optional(z.pipe(urls, z.array(url('https', 'http', 'wss', 'ws')))),
  /** Addresses of the operator's proxies, whose `X-Forwarded-For` names the client. */
  trustProxy: z.optional(trustedProxies),
  /** Folder of the embedded database. */
  dataDir: z.optional(z.string()),
  /** Postgres to use instead of the embedded database. */
  databaseUrl: z.optional(
    // Not a strict URL: Postgres also accepts an empty host and a socket path as a parameter.
    z.string().check(z.regex(/^postgres(ql)?:\/\//, { error: 'an address that begins with postgres://' })),
  ),
  /** Maximum number of connections to that Postgres. */
  databasePoolSize: integer(1, 1_000),
  /** Redis that connects several nodes with the same `databaseUrl`. */
  redisUrl: z.optional(url('redis', 'rediss')),
  /** Path of the file with the projects. */
  projectsFile: z.optional(z.string()),
  /** Path of the file with the chains, or several paths, separated by commas. Without one, there is neither a JSON-RPC proxy nor data of accounts. */
  chainsFile: z.optional(z.string()),
  /** Path of the file with the sources of swaps. Without one, swaps go through pools on chain only. */
  swapSourcesFile: z.optional(z.string()),
  /** Folder of the token lists. Without one, only native balances are known. */
  tokensDir: z.optional(z.string()),
  /** Gateway that serves images with `ipfs:` URLs. Without one, such an image counts as none. */
  ipfsGatewayUrl: z.optional(url('https', 'http')),
  /** Folder of the wallet catalogue. */
  catalogueDir: z.optional(z.string()),
  /** Address that events of apps are forwarded to. Without one, events are dropped. */
  eventsUrl: z.optional(url('https', 'http')),
  /** Path of the P-256 key that signs attestations. Without one, no origin is verified. */
  attestationKeyFile: z.optional(z.string()),
  /** Secret that signs the URLs of images. Several gateways with one public URL need the same. */
  imageKey: z.optional(z.string().check(z.minLength(32, { error: 'at least 32 characters' }))),
  /** Hosts with port whose images may be at private addresses, and `http:`: an IPFS gateway of the operator. */
  imagePrivateHosts: z.optional(z.pipe(urls, z.array(z.string()))),
  /** Zones in which users can register names, such as `example.eth`. Without one, there are no names. */
  nameZones: z.optional(
    z.pipe(
      urls,
      z.array(z.string().check(z.regex(zonePattern, { error: 'names such as example.eth, in lower case' }))),
    ),
  ),
  /** Labels that cannot be registered in any zone, in addition to the built-in ones. */
  reservedNames: z.optional(z.pipe(urls, z.array(z.string()))),
  /** Path of the file with the providers of purchases. Without one, nothing can be bought. */
  onrampFile: z.optional(z.string()),
  /** Path of the file with the exchanges. Without one, there are no payments by exchange. */
  exchangesFile: z.optional(z.string()),
  /** Path of the file with the settings of the bundlers (ERC-4337). Without one, there are none. */
  bundlerFile: z.optional(z.string()),
  /** Path of the file with the settings of the login service. Without one, there is none. */
  loginFile: z.optional(z.string()),
  /** Path of the P-256 key that signs the tokens of the sign-in with an account. Without one, there is none. */
  signInKeyFile: z.optional(z.string()),
  /** Registered names that do not resolve any more, such as `scam.example.eth`, and cannot be registered. */
  revokedNames: z.optional(z.pipe(urls, z.array(z.string()))),
  /** Days after its registration, or its last change, at which a name expires. 0: never. */
  nameLifetimeDays: integer(0, 36_500),
  /** Private key that signs the answers for resolvers of ENS (ERC-3668). Without one, ENS does not resolve the names. */
  nameSigningKey: z.optional(
    z.string().check(z.regex(/^0x[\da-fA-F]{64}$/, { error: '0x and 64 hex digits' })),
  ),
  logLevel: z.optional(z.enum(logLevels, { error: logLevels.join(' or ') })),
  /** Bearer token for `/metrics`. Without one, only this machine can read it. */
  metricsToken: z.optional(z.string().check(z.minLength(16, { error: 'at least 16 characters' }))),
  maxMessageBytes: integer(1_024, 16 * 1024 * 1024),
  maxTtlSeconds: integer(1, 365 * 86_400),
  /** Maximum number of stored messages per topic. */
  maxTopicMessages: integer(1, 4_000),
  /** Maximum bytes of stored messages per topic. */
  maxTopicBytes: integer(1_024, 1024 * 1024 * 1024),
  /** Maximum bytes of stored messages per client, per address, per project, and in total. */
  maxClientBytes: integer(1_024, 2 ** 50),
  maxAddressBytes: integer(1_024, 2 ** 50),
  maxProjectBytes: integer(1_024, 2 ** 50),
  maxMailboxBytes: integer(1_024, 2 ** 50),
  /** Free bytes on the disk of the data folder below which no message is stored. */
  minFreeBytes: integer(0, 2 ** 50),
  /** Maximum number of subscriptions per connection, per address, and in total. */
  maxSubscriptions: integer(1, 1_000_000),
  maxAddressSubscriptions: integer(1, 10_000_000),
  maxTotalSubscriptions: integer(1, 10_000_000),
  /** Maximum number of unsent bytes per address, and in total. */
  maxAddressUnsentBytes: integer(1_024, 16 * 1024 ** 3),
  maxUnsentBytes: integer(1_024, 16 * 1024 ** 3),
  /** Maximum bytes of incomplete WebSocket messages and HTTP bodies per address, and in total. */
  maxAddressIncompleteBytes: integer(1_024, 16 * 1024 ** 3),
  maxIncompleteBytes: integer(1_024, 16 * 1024 ** 3),
  /** Maximum number of relay connections in total, and per address. */
  maxConnections: integer(1, 1_000_000),
  maxAddressConnections: integer(1, 1_000_000),
  /** Rate of calls per client: burst, and per second. */
  clientBurst: integer(1, 1_000_000),
  clientPerSecond: integer(1, 1_000_000),
  /** Rates of calls per address, and per project. */
  addressCallBurst: integer(1, 100_000_000),
  addressCallsPerSecond: integer(1, 100_000_000),
  projectCallBurst: integer(1, 100_000_000),
  projectCallsPerSecond: integer(1, 100_000_000),
  /** Rate of HTTP requests and new connections per address: burst, and per second. */
  addressBurst: integer(1, 1_000_000),
  addressPerSecond: integer(1, 1_000_000),
  /** Rates of JSON-RPC calls to chains per address, and per project. */
  rpcAddressBurst: integer(1, 100_000_000),
  rpcAddressPerSecond: integer(1, 100_000_000),
  rpcProjectBurst: integer(1, 100_000_000),
  rpcProjectPerSecond: integer(1, 100_000_000),
  /** Time in which a node must answer. */
  rpcTimeoutMs: integer(1, 120_000),
  /** Time after which a read is also sent to the next node. */
  rpcHedgeMs: integer(1, 120_000),
  /** Time in which a source of swaps must answer. */
  swapSourceTimeoutMs: integer(1, 120_000),
  /** Time that a write waits for others to share its transaction. */
  commitLingerMs: integer(0, 1_000),
  /** Maximum time for pending calls when the gateway stops. */
  drainMs: integer(0, 600_000),
  /** Maximum time over which connections are closed when the gateway stops. */
  closeSpreadMs: integer(0, 600_000),
})

/** The settings of a gateway. */
export type Settings = z.output<typeof settingsSchema>
