import type { CaipNetworkId } from '../foundation/schema/caip.js'

/** A list of which the server has a part. Of balances: tokens of its lists. Of histories and NFTs: since some block. */
type Part = { readonly isPartial?: boolean | undefined }

/**
 * Whether a server can do something. `degraded`: the operator has set it up, and its sources fail now. `absent`: the server does
 * not have it; `code` is `not_indexed`, `unpriced`, `unsupported`, or the code of a newer server.
 */
export type Capability =
  | ({ readonly status: 'available' } & Part)
  | ({ readonly status: 'degraded'; readonly retryAfterSeconds: number } & Part)
  | { readonly status: 'absent'; readonly code: string }

/** Capabilities of a server on one chain. What is absent here is unknown. */
export type ChainCapabilities = {
  readonly [Name in 'balances' | 'history' | 'nfts' | 'prices' | 'swaps' | 'bundler' | 'permissions']?:
    | Capability
    | undefined
}

/** The ways to log in at a login frame. What is absent here is unknown. */
export type LoginCapabilities = {
  readonly [Name in 'email' | 'passkey' | 'farcaster']?: Capability | undefined
} & {
  /** Origin of the frame. It can be another one than the frame of the kit. */
  readonly frameOrigin: string
  /** By the ids of the providers, such as `google`. The frame does not have one that is missing. */
  readonly socials?: Readonly<Record<string, Capability | undefined>> | undefined
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
  readonly login?: LoginCapabilities | undefined
}
