import type { Metadata } from '../schema/config.js'
import type { ProposalOverrides } from './proposal.js'
import type { UniversalProvider } from './UniversalProvider.js'

/** A provider of the dapp's own, or what brings one: asked only when it is needed. */
export type ProviderSource =
  | UniversalProvider
  | Promise<UniversalProvider>
  | (() => UniversalProvider | Promise<UniversalProvider>)

/** Where the SDK keeps its keys and sessions. */
export interface RelayStorage {
  getKeys(): Promise<string[]>
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem<T>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

/**
 * WalletConnect's Verify: for each pairing and request a hidden frame of a server attests the origin of the page, so that a
 * wallet which trusts that server can show it to the user.
 */
export type VerifyOptions = {
  /** The server: it needs `/v3/attestation` and `/v3/public-key`. Default WalletConnect's own. */
  readonly url?: string | undefined
}

/** What `walletConnect` takes. */
export type WalletConnectOptions = {
  /** `wss://…` of the relay. Default WalletConnect's own. */
  readonly relayUrl?: string | undefined
  /** What wallets show of the dapp. Default the kit's `metadata`. */
  readonly metadata?: Metadata | undefined
  /**
   * A universal provider of the dapp's own, made by `UniversalProvider.init` 2.21: a value, a promise, or a function that
   * is called when it is first needed. Then `relayUrl`, `storage` and `customStoragePrefix` are its own affair.
   */
  readonly provider?: ProviderSource | undefined
  /** What wallets are asked to open; what is not given is the kit's own, for every configured network. */
  readonly proposal?: ProposalOverrides | undefined
  /** Called with each URI as soon as it is there: for a code that the dapp shows by itself. */
  readonly onUri?: ((uri: string) => void) | undefined
  /** Tells the sessions of two kits on one origin apart. Default the kit's `name`. */
  readonly customStoragePrefix?: string | undefined
  /**
   * Attests the origin of the page to wallets. The server learns the project id, the origin and the time of every pairing and
   * request, with the user's IP address; each waits for it for up to 5 s. Default false: no server is asked.
   */
  readonly verify?: boolean | VerifyOptions | undefined
  /** Default IndexedDB; nothing is kept where the kit's `storage` is `null`. */
  readonly storage?: RelayStorage | undefined
}
