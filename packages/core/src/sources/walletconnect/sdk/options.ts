import type { Metadata } from '../../../config/config.js'
import type { ProposalOverrides } from '../protocol/proposal.js'
import type { UniversalProvider } from '../protocol/UniversalProvider.js'

/** The dapp's own provider, or a function that returns it and is called on first use. */
export type ProviderSource =
  | UniversalProvider
  | Promise<UniversalProvider>
  | (() => UniversalProvider | Promise<UniversalProvider>)

/** Storage of the SDK's keys and sessions. */
export interface RelayStorage {
  getKeys(): Promise<string[]>
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem<T>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

/**
 * WalletConnect's Verify: for each pairing and request, a hidden frame of a server attests the app's origin, so that a
 * wallet that trusts the server can show it to the user.
 */
export type VerifyOptions = {
  /** URL of the server, which needs `/v3/attestation` and `/v3/public-key`. Default WalletConnect's own. */
  readonly url?: string | undefined
}

/** Options of `walletConnect`. */
export type WalletConnectOptions = {
  /** URL of the relay, `wss://…`. Default WalletConnect's own. */
  readonly relayUrl?: string | undefined
  /** The dapp's metadata that wallets show. Default the kit's `metadata`. */
  readonly metadata?: Metadata | undefined
  /**
   * The dapp's own universal provider, created with `UniversalProvider.init` 2.21: a value, a promise, or a function that is
   * called on first use. The kit does not patch it, and `relayUrl`, `storage`, `verify` and `customStoragePrefix` have no
   * effect.
   */
  readonly provider?: ProviderSource | undefined
  /** Overrides of the session proposal. The default contains every configured network. */
  readonly proposal?: ProposalOverrides | undefined
  /** Called with each new pairing URI, for a dapp that shows the QR code itself. */
  readonly onUri?: ((uri: string) => void) | undefined
  /** Separates the sessions of two kits on one origin. Default the kit's `name`. */
  readonly customStoragePrefix?: string | undefined
  /**
   * Attests the app's origin to wallets. The server learns the project id, the origin and the time of every pairing and
   * request, with the user's IP address; each pairing and request waits for the server, 5 s at most. Default false: no server is contacted.
   */
  readonly verify?: boolean | VerifyOptions | undefined
  /** Default IndexedDB, or memory if the kit's `storage` is `null`. */
  readonly storage?: RelayStorage | undefined
}
