import * as z from 'zod/mini'
import { countrySchema, currencyCodeSchema } from '../onramp/onRampAmount.js'
import { type PaymentLimit, paymentLimitsSchema } from '../onramp/onRampOptionsSchema.js'
import { unavailableCodeSchema } from '../unavailable/unavailableSchema.js'

/** The version of the document. It changes only if older clients would misread a newer document, such as by a new status. */
export const capabilitiesVersion = 1

/** A capability that works now. */
export type AvailableCapability = { readonly status: 'available' }

/** A capability that the operator has set up, and whose sources fail now. */
export type DegradedCapability = {
  readonly status: 'degraded'
  /** Time after which it is worth another try: 1 second to one day. */
  readonly retryAfterSeconds: number
}

/** A capability that the server does not have. */
export type AbsentCapability = {
  readonly status: 'absent'
  /** `not_indexed`, `unpriced` or `unsupported`. A newer server may send another one. */
  readonly code: string
}

/** Whether the server can do something. Only a capability that is not absent has details. */
export type Capability<Details extends object = object> =
  | (AvailableCapability & Details)
  | (DegradedCapability & Details)
  | AbsentCapability

/** Someone who does something for the server, such as a source of swaps. */
export type CapabilitySource<Details extends object = object> = (AvailableCapability | DegradedCapability) & {
  readonly id: string
  readonly name: string
} & Details

/** Blocks of a chain that the server has indexed. */
export type IndexRange = {
  /** Number of the first block that has been read. Absent: the whole chain. */
  readonly fromBlock?: number | undefined
}

/** Capabilities of the server on one chain. */
export type ChainCapabilities = {
  /** JSON-RPC calls: `POST /v1?chainId=`. On Bitcoin, the server only reads balances and transactions. */
  readonly node: Capability
  /** Subscriptions over a WebSocket. */
  readonly subscriptions: Capability
  /** `GET /v1/account/{address}/balance`. */
  readonly balances: Capability<{
    /** Whether only the tokens of the server's lists are read: an account can own others. Default: false. */
    readonly isListedOnly?: boolean | undefined
  }>
  /** `GET /v1/account/{address}/history`. */
  readonly history: Capability<IndexRange>
  /** `GET /v1/account/{address}/nfts`. */
  readonly nfts: Capability<IndexRange>
  /** Prices in USD: of balances, and `POST /v1/fungible/price`. */
  readonly prices: Capability
  /** Names of accounts by ENS on this chain. */
  readonly identity: Capability
  /** Swaps on this chain. */
  readonly swaps: Capability<{ readonly sources: readonly CapabilitySource[] }>
  /** Swaps to other chains. */
  readonly bridges: Capability<{
    readonly sources: readonly CapabilitySource<{
      /** CAIP-2 ids of the chains that a token of this chain can be swapped to. */
      readonly toChainIds: readonly string[]
    }>[]
  }>
  /** User operations (ERC-4337). */
  readonly bundler: Capability<{
    /** Addresses of the EntryPoints. */
    readonly entryPoints: readonly string[]
  }>
  /** Fees that the project pays (ERC-7677). */
  readonly paymaster: Capability<{
    /** Budget that the project has left today, in base units of the native token as decimal text. */
    readonly remaining: string
  }>
  /** Permissions of session keys (ERC-7715). */
  readonly permissions: Capability
}

/** A provider of purchases, in one country. It is absent if it sells nothing there. */
export type OnRampCapability = Capability<{
  /** Currencies to pay with, and their limits. Absent: the server does not know it yet. */
  readonly paymentCurrencies?:
    | readonly { readonly id: string; readonly limits: readonly PaymentLimit[] }[]
    | undefined
}> & { readonly id: string; readonly name: string }

/** Ways to log in without a wallet. */
export type LoginCapabilities = {
  /** Origin of the page in which the user logs in. */
  readonly frameOrigin: string
  /** Patterns of the origins of apps, as in `GET /projects/v1/origins`. */
  readonly origins: readonly string[]
  readonly email: Capability
  readonly passkey: Capability
  readonly farcaster: Capability
  /** By the ids of the providers, such as `google`. */
  readonly socials: Readonly<Record<string, Capability>>
}

/** Capabilities of the server that belong to no chain. */
export type ServerCapabilities = {
  /** Connections to mobile wallets. */
  readonly relay: Capability<{
    /** URL of the WebSocket. Absent: the one of the server, with `ws:` or `wss:`. */
    readonly url?: string | undefined
  }>
  /** The list of wallets. */
  readonly walletDirectory: Capability
  /** Images of tokens and NFTs, served by this server. */
  readonly images: Capability
  /** Purchases. */
  readonly onramp: Capability<{
    /** ISO 3166-1 code of the country that the providers are for. */
    readonly country: string
    readonly providers: readonly OnRampCapability[]
  }>
  /** Payments from an account at an exchange. */
  readonly exchanges: Capability<{
    readonly sources: readonly CapabilitySource<{
      /** CAIP-19 ids. */
      readonly assets: readonly string[]
    }>[]
  }>
  /** Names that users can register. */
  readonly names: Capability<{
    /** Zones, such as `example.eth`. */
    readonly zones: readonly string[]
  }>
  /** Logins without a wallet. */
  readonly login: Capability<LoginCapabilities>
  /** Sessions of wallets at this server (CAIP-122). */
  readonly signIn: Capability
  /** Analytics events. */
  readonly events: Capability
}

/**
 * The response of `GET /v1/capabilities?country=&projectId=`: what the server can do now for a project.
 *
 * Rules of compatibility: a server may add fields, chains and providers. A client ignores what it does not know. For a client, a
 * capability that is missing, or has a status that it does not know, is unknown: it must then hide nothing. A chain that is missing
 * in `chains` is one that the server does not have.
 */
export type CapabilitiesResponse = ServerCapabilities & {
  readonly version: typeof capabilitiesVersion
  /** By CAIP-2 id. */
  readonly chains: Readonly<Record<string, ChainCapabilities>>
}

const text = z.string().check(z.minLength(1), z.maxLength(200))
const url = z.string().check(z.minLength(1), z.maxLength(2_000))
const caip2 = z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))
const baseUnits = z.string().check(z.regex(/^\d{1,78}$/))
const available = { status: z.literal('available') }
const degraded = { status: z.literal('degraded'), retryAfterSeconds: z.int().check(z.gte(1), z.lte(86_400)) }
const absent = { status: z.literal('absent'), code: unavailableCodeSchema }

function capability<const Details extends z.core.$ZodShape>(details: Details) {
  return z.discriminatedUnion('status', [
    z.object({ ...details, ...available }),
    z.object({ ...details, ...degraded }),
    z.object(absent),
  ])
}

function sources<const Details extends z.core.$ZodShape>(details: Details) {
  const named = { ...details, id: text, name: text }
  return z.array(
    z.discriminatedUnion('status', [
      z.object({ ...named, ...available }),
      z.object({ ...named, ...degraded }),
    ]),
  )
}

const plain = capability({})
const indexed = capability({ fromBlock: z.optional(z.int().check(z.gte(0))) })
const named = { id: text, name: text }
const paymentCurrencies = z.optional(
  z.array(z.object({ id: currencyCodeSchema, limits: paymentLimitsSchema })),
)
const onRampProvider = z.discriminatedUnion('status', [
  z.object({ ...named, ...available, paymentCurrencies }),
  z.object({ ...named, ...degraded, paymentCurrencies }),
  z.object({ ...named, ...absent }),
])

/** Schemas of what the server can do on one chain. */
export const chainCapabilitySchemas: {
  readonly [Name in keyof ChainCapabilities]: z.ZodMiniType<ChainCapabilities[Name]>
} = {
  node: plain,
  subscriptions: plain,
  balances: capability({ isListedOnly: z.optional(z.boolean()) }),
  history: indexed,
  nfts: indexed,
  prices: plain,
  identity: plain,
  swaps: capability({ sources: sources({}) }),
  bridges: capability({ sources: sources({ toChainIds: z.array(caip2) }) }),
  bundler: capability({ entryPoints: z.array(text) }),
  paymaster: capability({ remaining: baseUnits }),
  permissions: plain,
}

/** Schemas of what the server can do that is not of one chain. */
export const serverCapabilitySchemas: {
  readonly [Name in keyof ServerCapabilities]: z.ZodMiniType<ServerCapabilities[Name]>
} = {
  relay: capability({ url: z.optional(url) }),
  walletDirectory: plain,
  images: plain,
  onramp: capability({ country: countrySchema, providers: z.array(onRampProvider) }),
  exchanges: capability({ sources: sources({ assets: z.array(text) }) }),
  names: capability({ zones: z.array(text) }),
  login: capability({
    frameOrigin: url,
    origins: z.array(text),
    email: plain,
    passkey: plain,
    farcaster: plain,
    socials: z.record(text, plain),
  }),
  signIn: plain,
  events: plain,
}

/** Schema of the response. */
export const capabilitiesResponseSchema: z.ZodMiniType<CapabilitiesResponse> = z.object({
  version: z.literal(capabilitiesVersion),
  chains: z.record(caip2, z.object(chainCapabilitySchemas)),
  ...serverCapabilitySchemas,
})
