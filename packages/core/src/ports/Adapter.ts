import type { Account, AccountType } from '../foundation/schema/account.js'
import type { CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'
import type { Network } from '../foundation/schema/network.js'
import type { BitcoinMethods } from './BitcoinMethods.js'
import type { Clock } from './Clock.js'
import type { Connector } from './Connector.js'
import type { ConnectSignIn } from './ConnectSignIn.js'
import type { EvmMethods } from './EvmMethods.js'
import type { SolanaMethods } from './SolanaMethods.js'

/** The library that an adapter uses. */
export type AdapterType = 'universal' | 'solana' | 'wagmi' | 'ethers' | 'ethers5' | 'bitcoin'

/** A wallet's own name and image URL, validated so that they are safe to show. */
export type SessionWallet = {
  /** Empty if the wallet has none. */
  readonly name: string
  readonly icon?: string | undefined
}

/** The session of a wallet with the app. It always has an account. */
export type Session = {
  readonly connectorId: string
  /** The active account first. */
  readonly accounts: readonly [Account, ...Account[]]
  /** The wallet's chain, whether or not the app supports it. */
  readonly chainId: CaipNetworkId
  /** The chains that the wallet has approved (remote sessions); absent if it accepts any. */
  readonly approvedChainIds?: readonly CaipNetworkId[] | undefined
  /** The wallet, if its connector serves many of them, as the relay connector does. */
  readonly wallet?: SessionWallet | undefined
}

/**
 * Events that an adapter reports because the wallet or the host app's own library changed something.
 *
 * Every change of a session is reported by an event, also when `switchNetwork`, `switchAccount` or `connect` requested
 * it: the caller may have cancelled and then does not receive the result.
 */
export type AdapterEvent =
  /** The complete list, after every change. */
  | { readonly type: 'connectors'; readonly connectors: readonly Connector[] }
  /** The current session: other accounts, another chain, or a connection that the host app made. */
  | { readonly type: 'session'; readonly session: Session }
  /** The wallet (or the host app) ended the session. */
  | { readonly type: 'disconnected'; readonly connectorId: string }

/** The context that every port factory receives from the kit. */
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
  /** Whether to discover wallets that announce themselves (EIP-6963). */
  readonly enableEIP6963: boolean
  /** Whether to use the wallet at `window.ethereum`. */
  readonly enableInjected: boolean
  /** Logs a warning to the dapp's developer. Silent unless `debug`. */
  readonly warn: (message: string, cause?: unknown) => void
}

/**
 * A chain library behind a small interface, for one namespace.
 *
 * Every method that calls a wallet rejects with a `LatchkitError`: `UserRejectedError` when the user declined,
 * `AbortedError` when `signal` aborted, `WalletResponseError` for a malformed response, otherwise `WalletRequestError`.
 * Without a session, remote and embedded wallets reject with `RemoteSessionEndedError`.
 * No method is ever called before `start`, nor after its cleanup.
 */
export interface Adapter {
  readonly namespace: ChainNamespace
  readonly type: AdapterType
  /**
   * Which side determines the current network: the wallet (default), or the app, if the namespace's wallets have no
   * network of their own. Then `connect` and `reconnect` receive the one that was chosen last.
   */
  readonly networkKeptBy?: 'wallet' | 'app' | undefined
  /** Starts discovery. Calls `listener` with the connectors immediately, and after every change. Returns the cleanup. */
  start(listener: (event: AdapterEvent) => void): () => void
  /**
   * Loads the code that `connect` needs, because the user may select a wallet soon. Calls no wallet and never throws. Without
   * it, `connect` loads the code.
   */
  prepare?(): void
  /** Asks the wallet to connect. May prompt. `chainId` is a preference; the wallet may use another chain. */
  connect(parameters: {
    readonly connectorId: string
    readonly chainId?: CaipNetworkId | undefined
    readonly signal: AbortSignal
  }): Promise<Session>
  /** Restores a session without prompting. `null` if the wallet is absent, locked or no longer authorizes the app. */
  reconnect(parameters: {
    readonly connectorId: string
    /** The chain to restore; only if the app determines the network. */
    readonly chainId?: CaipNetworkId | undefined
    readonly signal: AbortSignal
  }): Promise<Session | null>
  /**
   * Watches the URI that a connector provides to be shown as a QR code while it connects. Calls `listener` at once with
   * the current URI, and with `undefined` when the attempt has ended. Returns the cleanup.
   */
  watchDisplayUri?(parameters: {
    readonly connectorId: string
    readonly listener: (uri: string | undefined) => void
  }): () => void
  /** Sets the sign-in of the app, for later connections of wallets that connect and sign a message with one prompt. */
  setSignIn?(signIn: ConnectSignIn): void
  disconnect(parameters: { readonly connectorId: string }): Promise<void>
  /**
   * Switches the session to `network`: asks the wallet, asks it to add a chain that it does not know, and rejects with
   * `ChainNotSupportedError` if that fails too. If the session changes, a `session` event reports it.
   */
  switchNetwork(parameters: {
    readonly connectorId: string
    readonly network: Network
    readonly signal: AbortSignal
  }): Promise<Session>
  /**
   * Makes another account of the session the active one, if the namespace's wallets let the app choose. A `session`
   * event reports the change.
   */
  switchAccount?(parameters: { readonly connectorId: string; readonly address: string }): Promise<Session>
  /**
   * Makes the account of a type the active one, for wallets with an ordinary account and a smart account, which can have the same
   * address (EIP-7702). A `session` event reports the change. If it fails, the session keeps its account.
   */
  setAccountType?(parameters: {
    readonly connectorId: string
    readonly type: AccountType
    readonly signal: AbortSignal
  }): Promise<Session>
  /** The native balance in base units. Reads from the network's RPC, never from the wallet. */
  getBalance(parameters: {
    readonly address: string
    readonly network: Network
    readonly signal: AbortSignal
  }): Promise<bigint>
  /**
   * Signs text or bytes as the chain's wallets do: EIP-191, ed25519, BIP-322 or ECDSA. Returns hex, base58 or base64,
   * verified against the account. On `eip155`, `0x` means that a contract account signs with a transaction.
   */
  signMessage(parameters: {
    readonly connectorId: string
    readonly address: string
    readonly message: string | Uint8Array
    /** The session's network, if it is configured. */
    readonly network?: Network | undefined
  }): Promise<string>
  /** Returns the provider object that the chain's own libraries accept (EIP-1193 on `eip155`). */
  getProvider(parameters: { readonly connectorId: string }): Promise<unknown>
  /** Methods of `eip155` only. */
  readonly evm?: EvmMethods | undefined
  /** Methods of `solana` only. */
  readonly solana?: SolanaMethods | undefined
  /** Methods of `bip122` only. */
  readonly bitcoin?: BitcoinMethods | undefined
}

/** Creates an adapter for `createLatchkit`: called once with the kit's dependencies, without side effects. */
export type AdapterFactory = (context: PortContext) => Adapter
