import type { Account } from '../schema/account.js'
import type { CaipNetworkId, ChainNamespace } from '../schema/caip.js'
import type { Network } from '../schema/network.js'
import type { BitcoinMethods } from './BitcoinMethods.js'
import type { Clock } from './Clock.js'
import type { Connector } from './Connector.js'
import type { EvmMethods } from './EvmMethods.js'
import type { SolanaMethods } from './SolanaMethods.js'

/** The library that an adapter uses. */
export type AdapterType = 'universal' | 'solana' | 'wagmi' | 'ethers' | 'ethers5' | 'bitcoin'

/** A wallet's own name and image URL, validated so that they are safe to show. */
export type SessionWallet = { readonly name: string; readonly icon?: string | undefined }

/** What a wallet has opened to the page: never without an account. */
export type Session = {
  readonly connectorId: string
  /** The active account first. */
  readonly accounts: readonly [Account, ...Account[]]
  /** The chain the wallet is on, whether or not this page supports it. */
  readonly chainId: CaipNetworkId
  /** The chains the wallet agreed to (remote sessions); absent where it takes any. */
  readonly approvedChainIds?: readonly CaipNetworkId[] | undefined
  /** Which wallet it is, where the connector stands for many: one that scanned a code. */
  readonly wallet?: SessionWallet | undefined
}

/**
 * What an adapter says by itself, because the wallet or the host's own library changed something.
 *
 * Whatever moves a session that stands is told by an event, also where it was asked for by `switchNetwork`,
 * `switchAccount` or `connect`: whoever asked may have called off, and does not hear the answer.
 */
export type AdapterEvent =
  /** The whole list, every time it changed. */
  | { readonly type: 'connectors'; readonly connectors: readonly Connector[] }
  /** The session as it is now: other accounts, another chain, or a connection made beside the kit. */
  | { readonly type: 'session'; readonly session: Session }
  /** The wallet (or the host) ended the session. */
  | { readonly type: 'disconnected'; readonly connectorId: string }

/** What every port function is given: the instance's own parts. */
export type PortContext = {
  readonly projectId: string
  readonly metadata: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icons: readonly string[]
  }
  /** All networks of the configuration, of every namespace. */
  readonly networks: readonly Network[]
  readonly clock: Clock
  /** Look for wallets that announce themselves (EIP-6963). */
  readonly enableEIP6963: boolean
  /** Look for the wallet behind `window.ethereum`. */
  readonly enableInjected: boolean
  /** For what the developer of the dapp should know. Silent unless `debug`. */
  readonly warn: (message: string, cause?: unknown) => void
}

/**
 * A chain library behind one small interface, for one namespace.
 *
 * Every method that talks to a wallet rejects with a `LatchkitError`: `UserRejectedError` when the person said no,
 * `AbortedError` when `signal` fired, `WalletResponseError` when the answer was malformed, `WalletRequestError` else.
 * No method is ever called before `start`, nor after its cleanup.
 */
export interface Adapter {
  readonly namespace: ChainNamespace
  readonly type: AdapterType
  /**
   * Who knows which network is in use: the wallet (default), or the page, where the chain's wallets have no network of
   * their own. Then `connect` and `reconnect` are told the one that was chosen last.
   */
  readonly networkKeptBy?: 'wallet' | 'page' | undefined
  /** Starts discovery and watching. Calls `listener` with the connectors at once, and again at every change. Answers the cleanup. */
  start(listener: (event: AdapterEvent) => void): () => void
  /** Asks the wallet to open itself to the page. May prompt. `chainId` is wished for, not promised. */
  connect(parameters: {
    readonly connectorId: string
    readonly chainId?: CaipNetworkId | undefined
    readonly signal: AbortSignal
  }): Promise<Session>
  /** Takes up an earlier session without ever prompting. `null` where the wallet is absent, locked or has forgotten the page. */
  reconnect(parameters: {
    readonly connectorId: string
    /** Only where the page keeps the network: the one to take up. */
    readonly chainId?: CaipNetworkId | undefined
    readonly signal: AbortSignal
  }): Promise<Session | null>
  /**
   * Watches the URI that a connector wants shown as a QR code while it connects, where its library emits one. Calls `listener`
   * at once with the present one, and with `undefined` when the attempt is settled. Returns the cleanup.
   */
  watchDisplayUri?(parameters: {
    readonly connectorId: string
    readonly listener: (uri: string | undefined) => void
  }): () => void
  disconnect(parameters: { readonly connectorId: string }): Promise<void>
  /**
   * Brings the session to `network`: asks the wallet, asks it to add the chain where it does not know it,
   * and fails with `ChainNotSupportedError` where that fails too. Where the session moves, a `session` event says so, too.
   */
  switchNetwork(parameters: {
    readonly connectorId: string
    readonly network: Network
    readonly signal: AbortSignal
  }): Promise<Session>
  /**
   * Makes another of the session's accounts the active one, where the chain's wallets allow the page to choose. A `session`
   * event says so, too.
   */
  switchAccount?(parameters: { readonly connectorId: string; readonly address: string }): Promise<Session>
  /** The native balance in base units. Reads from the network's RPC, never from the wallet. */
  getBalance(parameters: {
    readonly address: string
    readonly network: Network
    readonly signal: AbortSignal
  }): Promise<bigint>
  /**
   * Signs a text (or raw bytes) as the chain's wallets do: EIP-191, ed25519, BIP-322 or ECDSA. Returns what they return: hex
   * or base58/64, verified against the account. On `eip155` `0x` means that a contract account signs by a transaction.
   */
  signMessage(parameters: {
    readonly connectorId: string
    readonly address: string
    readonly message: string | Uint8Array
    /** The session's network, where it is configured. */
    readonly network?: Network | undefined
  }): Promise<string>
  /** The provider object that the chain's own libraries take (EIP-1193 on `eip155`). */
  getProvider(parameters: { readonly connectorId: string }): Promise<unknown>
  /** What only `eip155` can do. */
  readonly evm?: EvmMethods | undefined
  /** What only `solana` can do. */
  readonly solana?: SolanaMethods | undefined
  /** What only `bip122` can do. */
  readonly bitcoin?: BitcoinMethods | undefined
}

/** How an adapter is handed to `createLatchkit`: called once, with the instance's own parts. Pure; starts nothing. */
export type AdapterFactory = (context: PortContext) => Adapter
