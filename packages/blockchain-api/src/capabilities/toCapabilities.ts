import * as z from 'zod/mini'
import { toFields } from '../read.js'
import {
  type Capability,
  type ChainCapabilities,
  capabilitiesVersion,
  chainCapabilitySchemas as chain,
  type ServerCapabilities,
  serverCapabilitySchemas as server,
} from './capabilitiesSchema.js'

/** Capabilities of one chain as a client knows them. A capability that is `undefined` is unknown. */
export type KnownChainCapabilities = {
  readonly [Name in keyof ChainCapabilities]?: ChainCapabilities[Name] | undefined
}

/** Capabilities of a server as a client knows them. What is `undefined` is unknown: nothing must be hidden because of it. */
export type KnownCapabilities = {
  readonly [Name in keyof ServerCapabilities]?: ServerCapabilities[Name] | undefined
} & {
  /** By CAIP-2 id. The server does not have a chain that is missing. */
  readonly chains?: Readonly<Record<string, KnownChainCapabilities>> | undefined
}

const lenient = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined)

const chainSchema = z.object({
  node: lenient(chain.node),
  subscriptions: lenient(chain.subscriptions),
  balances: lenient(chain.balances),
  history: lenient(chain.history),
  nfts: lenient(chain.nfts),
  prices: lenient(chain.prices),
  identity: lenient(chain.identity),
  swaps: lenient(chain.swaps),
  bridges: lenient(chain.bridges),
  bundler: lenient(chain.bundler),
  paymaster: lenient(chain.paymaster),
  permissions: lenient(chain.permissions),
})

const schema = z.object({
  chains: lenient(z.record(z.string(), z.catch(chainSchema, {}))),
  relay: lenient(server.relay),
  walletDirectory: lenient(server.walletDirectory),
  images: lenient(server.images),
  onramp: lenient(server.onramp),
  exchanges: lenient(server.exchanges),
  names: lenient(server.names),
  login: lenient(server.login),
  signIn: lenient(server.signIn),
  events: lenient(server.events),
})

/**
 * Returns what a client knows of a server. The body is untrusted input. Whatever is invalid, missing, or of a newer server is
 * unknown, and so is everything in a document of another version.
 *
 * @param body The body of `GET /v1/capabilities`.
 * @example
 * ```ts
 * import { toCapabilities } from '@latchkit/blockchain-api/contract'
 *
 * const response = await fetch('https://gateway.example.com/v1/capabilities?projectId=demo')
 * const { onramp } = toCapabilities(await response.json())
 * if (onramp?.status === 'absent') console.log('This server has no providers of purchases')
 * ```
 */
export function toCapabilities(body: unknown): KnownCapabilities {
  if (toFields(body)?.version !== capabilitiesVersion) return {}
  return schema.parse(body)
}

/**
 * Finds what the server can do on a chain.
 *
 * @returns `undefined` if it is unknown. A chain that the server does not have is absent.
 * @example
 * ```ts
 * import { findChainCapability, toCapabilities } from '@latchkit/blockchain-api/contract'
 *
 * const capabilities = toCapabilities({ version: 1, chains: { 'eip155:1': {} } })
 * const history = findChainCapability(capabilities, 'eip155:1', 'history')
 * console.log(history === undefined) // unknown
 * ```
 */
export function findChainCapability<Name extends keyof ChainCapabilities>(
  { chains }: KnownCapabilities,
  chainId: string,
  name: Name,
): ChainCapabilities[Name] | (Capability & { readonly status: 'absent' }) | undefined {
  if (!chains) return undefined
  if (!Object.hasOwn(chains, chainId)) return { status: 'absent', code: 'unsupported' }
  return chains[chainId]?.[name]
}
