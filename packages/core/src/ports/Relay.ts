import type { LatchkitError } from '../errors/base.js'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../schema/caip.js'

/** The wallet at the other end of a remote session, as it calls itself. A stranger's words, not yet checked. */
export type RelayPeer = {
  readonly name: string
  readonly icon?: string | undefined
}

/** What a remote session has opened in one namespace. */
export type RelayNamespace = {
  /** CAIP-10 ids; an account stands once for each chain that it was opened on. */
  readonly accounts: readonly CaipAddress[]
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** A session with a wallet on another device, or in another app. One session may serve several namespaces. */
export type RelaySession = {
  readonly topic: string
  readonly peer: RelayPeer
  /** When it ends unless it is extended, in ms since the epoch. */
  readonly expiresAt: number
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, RelayNamespace>>>
  /** `sessionProperties.capabilities`, parsed, where the wallet sent them (EIP-5792). */
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
}

/** What a relay says by itself. */
export type RelayEvent =
  /** The session as it is now: approved, updated or extended. */
  | { readonly type: 'session'; readonly session: RelaySession }
  /** An event of the session's wallet: `accountsChanged`, `chainChanged`, or one of its own. */
  | {
      readonly type: 'event'
      readonly chainId: CaipNetworkId
      readonly name: string
      readonly data: unknown
    }
  /** The session is gone: the wallet ended it, or it was not extended in time. */
  | { readonly type: 'ended'; readonly by: 'wallet' | 'expiry' }
  /** The relay will not serve this page, and nobody waited for it: the project id or the origin is not allowed. */
  | { readonly type: 'refused'; readonly error: LatchkitError }

/** Remote sessions (WalletConnect v2) behind one small interface. Loads and connects nothing before it is asked. */
export interface Relay {
  /** Starts listening. Answers the cleanup. */
  start(listener: (event: RelayEvent) => void): () => void
  /** Takes up the stored session that ends last; `null` where there is none. Waits for no relay. */
  restore(): Promise<RelaySession | null>
  /**
   * Makes a pairing and waits for a wallet's answer, which `adopt` takes up or `refuse` turns down. Calls `onUri` as soon
   * as there is something to scan. Several may run at once: each is called off by its own signal.
   */
  pair(parameters: {
    readonly signal: AbortSignal
    readonly onUri: (uri: string) => void
  }): Promise<RelaySession>
  /** Goes on with this session; the one before it is ended. */
  adopt(session: RelaySession): void
  /** Ends a session that nobody waits for any more. */
  refuse(session: RelaySession): void
  /** Asks the wallet of the session. Waits while the relay is away, until `signal` fires or the request expires. */
  request(parameters: {
    readonly chainId: CaipNetworkId
    readonly method: string
    readonly params: unknown
    readonly signal?: AbortSignal | undefined
  }): Promise<unknown>
  /** Ends the session at once, and tells the wallet as soon as the relay can. */
  disconnect(): Promise<void>
}

/** How a relay is handed to `createLatchkit` (option `relay`): what `walletConnect()` makes. Only the kit looks inside. */
export type RelayFactory = (context: never) => object
