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
  /** Port to listen on. 0: any free port. */
  port: integer(0, 65_535),
  /** Public addresses of the gateway. The tokens of clients must name one of them. */
  publicUrl: z.optional(z.pipe(urls, z.array(url('https', 'http', 'wss', 'ws')))),
  /** Addresses of your proxies, whose `X-Forwarded-For` names the client. `false`: there is no proxy. */
  trustProxy: z.optional(trustedProxies),
  /** Folder of the mailbox and of the embedded database. */
  dataDir: z.optional(z.string()),
  /** Postgres to use instead of the embedded database, such as `postgres://user:password@host/database`. */
  databaseUrl: z.optional(
    // Not a strict URL: Postgres also accepts an empty host and a socket path as a parameter.
    z.string().check(z.regex(/^postgres(ql)?:\/\//, { error: 'an address that begins with postgres://' })),
  ),
  /** Maximum number of connections of one node to that Postgres. */
  databasePoolSize: integer(1, 1_000),
  /** Redis that connects several nodes. Requires `databaseUrl`. */
  redisUrl: z.optional(url('redis', 'rediss')),
  /** File with the list of projects. */
  projectsFile: z.optional(z.string()),
  /** File with the chains, or several files separated by commas. Without one, there is neither a JSON-RPC proxy nor data of accounts. */
  chainsFile: z.optional(z.string()),
  /** File with the sources of swaps. Without one, swaps go through pools on chain only. */
  swapSourcesFile: z.optional(z.string()),
  /** Folder of the token lists, such as `presets/tokens`. Without one, only native balances are known. */
  tokensDir: z.optional(z.string()),
  /** IPFS gateway for images and metadata, such as `https://ipfs.example.com`, or `http:` for a host of `imagePrivateHosts`. Without one, `ipfs:` images are left out. */
  ipfsGatewayUrl: z.optional(url('https', 'http')),
  /** Folder of the wallet catalogue. */
  catalogueDir: z.optional(z.string()),
  /** Address that events of apps are forwarded to. Without one, events are dropped. */
  eventsUrl: z.optional(url('https', 'http')),
  /** P-256 private key in PEM that signs attestations. Without one, no origin is verified. */
  attestationKeyFile: z.optional(z.string()),
  /** Secret of at least 32 characters that signs the URLs of images. Default: a key that is generated once and kept in the database, so that URLs stay valid after a restart, and gateways with one `databaseUrl` share it. */
  imageKey: z.optional(z.string().check(z.minLength(32, { error: 'at least 32 characters' }))),
  /** Hosts with port whose images may be at private addresses, and `http:`, such as your own IPFS gateway `10.0.0.5:8080`. */
  imagePrivateHosts: z.optional(z.pipe(urls, z.array(z.string()))),
  /** Zones in which users can register names, such as `example.eth`. Without one, there are no names. */
  nameZones: z.optional(
    z.pipe(
      urls,
      z.array(z.string().check(z.regex(zonePattern, { error: 'names such as example.eth, in lower case' }))),
    ),
  ),
  /** Labels that cannot be registered in any zone, in addition to the built-in ones, such as `shop,brand`. */
  reservedNames: z.optional(z.pipe(urls, z.array(z.string()))),
  /** File with the providers of purchases. Without one, nothing can be bought. */
  onrampFile: z.optional(z.string()),
  /** File with the exchanges from whose balance users can pay. Without one, there are none. */
  exchangesFile: z.optional(z.string()),
  /** File with the bundlers and paymasters of user operations (ERC-4337). Without one, there are none. */
  bundlerFile: z.optional(z.string()),
  /** File with the settings of the login service. Without one, there is none. */
  loginFile: z.optional(z.string()),
  /** P-256 private key in PEM that signs the tokens of the sign-in with an account. Without one, there is none. */
  signInKeyFile: z.optional(z.string()),
  /** Registered names that do not resolve any more, such as `scam.example.eth`, and cannot be registered. */
  revokedNames: z.optional(z.pipe(urls, z.array(z.string()))),
  /** Days after its registration, or its last signed change, at which a name expires. 0: never. */
  nameLifetimeDays: integer(0, 36_500),
  /** Private key (0x and 64 hex digits) that signs the answers for resolvers of ENS (ERC-3668). Without one, ENS does not resolve the names. */
  nameSigningKey: z.optional(
    z.string().check(z.regex(/^0x[\da-fA-F]{64}$/, { error: '0x and 64 hex digits' })),
  ),
  /** Least severe level that is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. */
  logLevel: z.optional(z.enum(logLevels, { error: logLevels.join(' or ') })),
  /** Bearer token for `/metrics`. Without one, only this machine can read it, and only without `trustProxy` and a public `publicUrl`. */
  metricsToken: z.optional(z.string().check(z.minLength(16, { error: 'at least 16 characters' }))),
  /** Maximum size of one message. */
  maxMessageBytes: integer(1_024, 16 * 1024 * 1024),
  /** Maximum time to live of a message. The default is 30 days. */
  maxTtlSeconds: integer(1, 365 * 86_400),
  /** Maximum number of stored messages per topic. Acknowledged messages count until they are deleted. */
  maxTopicMessages: integer(1, 4_000),
  /** Maximum bytes of stored messages per topic, with their attestations. */
  maxTopicBytes: integer(1_024, 1024 * 1024 * 1024),
  /** Maximum bytes of stored messages per client. Each message counts its text, its attestation and 512 bytes. */
  maxClientBytes: integer(1_024, 2 ** 50),
  /** Maximum bytes of stored messages per address. */
  maxAddressBytes: integer(1_024, 2 ** 50),
  /** Maximum bytes of stored messages per project. */
  maxProjectBytes: integer(1_024, 2 ** 50),
  /** Maximum bytes of stored messages in total. */
  maxMailboxBytes: integer(1_024, 2 ** 50),
  /** Free bytes on the disk of `dataDir` below which no message is stored. 0: no such limit. */
  minFreeBytes: integer(0, 2 ** 50),
  /** Maximum number of subscriptions per connection. */
  maxSubscriptions: integer(1, 1_000_000),
  /** Maximum number of subscriptions per address. The default is lower if the JavaScript heap is smaller than 1.3 GiB, such as 21000 with 512 MiB. */
  maxAddressSubscriptions: integer(1, 10_000_000),
  /** Maximum number of subscriptions in total. The default is lower if the JavaScript heap is smaller than 1.3 GiB, such as 85000 with 512 MiB. */
  maxTotalSubscriptions: integer(1, 10_000_000),
  /** Maximum number of unsent bytes per address. Above it, the connection with the most unsent bytes is terminated. */
  maxAddressUnsentBytes: integer(1_024, 16 * 1024 ** 3),
  /** Maximum number of unsent bytes in total. Above it, the connection with the most unsent bytes is terminated. */
  maxUnsentBytes: integer(1_024, 16 * 1024 ** 3),
  /** Maximum bytes of incomplete WebSocket messages and HTTP bodies per address. Above it, the connection with the most is terminated. */
  maxAddressIncompleteBytes: integer(1_024, 16 * 1024 ** 3),
  /** Maximum bytes of incomplete WebSocket messages and HTTP bodies in total. Above it, the connection with the most is terminated. */
  maxIncompleteBytes: integer(1_024, 16 * 1024 ** 3),
  /** Maximum number of relay connections in total. */
  maxConnections: integer(1, 1_000_000),
  /** Maximum number of relay connections per address. Local clients are not limited. */
  maxAddressConnections: integer(1, 1_000_000),
  /** Calls (JSON-RPC requests) of a client at once. Each message of a batch, ten topics or receipts, and 16 KiB of text count as one more. Bytes are counted before a call is parsed. */
  clientBurst: integer(1, 1_000_000),
  /** Calls of a client per second. */
  clientPerSecond: integer(1, 1_000_000),
  /** Calls of an address at once. Local clients are not limited. */
  addressCallBurst: integer(1, 100_000_000),
  /** Calls of an address per second. */
  addressCallsPerSecond: integer(1, 100_000_000),
  /** Calls of a project at once. */
  projectCallBurst: integer(1, 100_000_000),
  /** Calls of a project per second. */
  projectCallsPerSecond: integer(1, 100_000_000),
  /** HTTP requests and new connections of an address at once (for IPv6: of a /64 network). Local clients are not limited. */
  addressBurst: integer(1, 1_000_000),
  /** HTTP requests and new connections of an address per second. */
  addressPerSecond: integer(1, 1_000_000),
  /** Tokens of an address for JSON-RPC calls to chains at once. Local clients are not limited. */
  rpcAddressBurst: integer(1, 100_000_000),
  /** Tokens of an address for JSON-RPC calls to chains per second. */
  rpcAddressPerSecond: integer(1, 100_000_000),
  /** Tokens of a project for JSON-RPC calls to chains at once. */
  rpcProjectBurst: integer(1, 100_000_000),
  /** Tokens of a project for JSON-RPC calls to chains per second. */
  rpcProjectPerSecond: integer(1, 100_000_000),
  /** Time in which a node must answer. */
  rpcTimeoutMs: integer(1, 120_000),
  /** Time after which a read is also sent to the next node. */
  rpcHedgeMs: integer(1, 120_000),
  /** Time in which a source of swaps must answer. A slower one has no quote. */
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
