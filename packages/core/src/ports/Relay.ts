import type { LatchkitError } from '../foundation/errors/base.js'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'

/** The wallet's own metadata in a remote session: untrusted input, not validated. */
export type RelayPeer = {
  readonly name: string
  readonly icon?: string | undefined
}

/** The part of a remote session in one namespace. */
export type RelayNamespace = {
  /** CAIP-10 ids; an account is listed once for each of its chains. */
  readonly accounts: readonly CaipAddress[]
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** A session with a remote wallet: on another device, or in another app. It may serve several namespaces. */
export type RelaySession = {
  readonly topic: string
  readonly peer: RelayPeer
  /** When it expires unless it is extended, in ms since the epoch. */
  readonly expiresAt: number
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, RelayNamespace>>>
  /** The capabilities of the session and scoped properties, by chain id in hex, if the wallet sent them (EIP-5792). */
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
}

/** Events of a relay. */
export type RelayEvent =
  /** The current session: approved, updated or extended. */
  | { readonly type: 'session'; readonly session: RelaySession }
  /** An event of the session's wallet: `accountsChanged`, `chainChanged`, or one of its own. */
  | {
      readonly type: 'event'
      readonly chainId: CaipNetworkId
      readonly name: string
      readonly data: unknown
    }
  /** The session has ended: the wallet ended it, or it expired. */
  | { readonly type: 'ended'; readonly by: 'wallet' | 'expiry' }
  /** The relay rejected the project id or the origin, and no call was pending that would receive the error. */
  | { readonly type: 'appRejected'; readonly error: LatchkitError }

/** Remote sessions (WalletConnect v2) behind a small interface. Does not load or connect before first use. */
export interface Relay {
  /** Starts listening. Returns the cleanup. */
  start(listener: (event: RelayEvent) => void): () => void
  /** Restores the stored session that expires last; `null` if there is none. Does not wait for the relay. */
  restore(): Promise<RelaySession | null>
  /**
   * Creates a pairing. Resolves with the session that a wallet approves: pass it to `adopt`, or to `endUnusedSession`. Calls
   * `onUri` as soon as there is a URI. Several pairings may be pending; each is cancelled by its own signal.
   *
   * With `signsIn`, the wallet is asked to connect and to sign a message at once; `onSigned` is called when it has, and the app
   * verifies the message.
   */
  pair(parameters: {
    readonly signal: AbortSignal
    readonly onUri: (uri: string, signsIn?: boolean) => void
    readonly onSigned?: (() => void) | undefined
  }): Promise<RelaySession>
  /** Makes this the current session; the previous one is ended. */
  adopt(session: RelaySession): void
  /** Ends an approved session that is not used, because its pairing was cancelled. */
  endUnusedSession(session: RelaySession): void
  /** Sends a request to the wallet. Waits while the relay is offline, until `signal` aborts or the request expires. */
  request(parameters: {
    readonly chainId: CaipNetworkId
    readonly method: string
    readonly params: unknown
    readonly signal?: AbortSignal | undefined
  }): Promise<unknown>
  /** Ends the session immediately, and notifies the wallet when the relay is reachable. */
  disconnect(): Promise<void>
}

/** The relay of a kit (option `relay`), which `walletConnect()` creates. Its content is internal. */
export type RelayFactory = (context: never) => object
