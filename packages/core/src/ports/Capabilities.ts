import type { CaipNetworkId } from '../foundation/schema/caip.js'

/**
 * Whether a server can do something. `degraded`: the operator has set it up, and its sources fail now. `absent`: the server does
 * not have it; `code` is `not_indexed`, `unpriced`, `unsupported`, or the code of a newer server.
 */
export type Capability =
  | { readonly status: 'available' }
  | { readonly status: 'degraded'; readonly retryAfterSeconds: number }
  | { readonly status: 'absent'; readonly code: string }

/** Capabilities of a server on one chain. What is absent here is unknown. */
export type ChainCapabilities = {
  readonly [Name in 'balances' | 'history' | 'nfts' | 'prices' | 'swaps' | 'bundler']?: Capability | undefined
}

/**
 * Capabilities of a server for the app. Parsed where it is received. What is absent here is unknown, and nothing is hidden
 * because of it.
 */
export type Capabilities = {
  readonly [Name in 'onramp' | 'names']?: Capability | undefined
} & {
  /** By CAIP-2 id. The server does not have a chain that is missing. Absent: nothing is known of any chain. */
  readonly chains?: Readonly<Record<CaipNetworkId, ChainCapabilities>> | undefined
}
