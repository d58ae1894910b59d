import type { Hex } from '../../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import type { Network } from '../../foundation/schema/network.js'
import type { AdapterFactory } from '../../ports/Adapter.js'
import type { ConnectorType } from '../../ports/Connector.js'
import type { TypedData } from '../../ports/EvmMethods.js'
import type { BitcoinUnderTest } from './BitcoinUnderTest.js'
import type { SolanaUnderTest } from './SolanaUnderTest.js'

/** The prompts that a wallet shows its user. */
export type WalletQuestion = 'connect' | 'switch' | 'add' | 'sign' | 'send'

/** The wallet responses that can be malformed. */
export type WalletFault = 'accounts' | 'chain' | 'signature' | 'hash' | 'capabilities'

/** The optional methods of a wallet. Tests that need one are registered if `walletMethods` contains it. */
export type OptionalWalletMethod = 'authorize' | 'keepPermission' | 'unlock' | 'holdRestore'

/**
 * What some wallets do, and others do not. Browser extensions do all of it. An embedded wallet belongs to a user who has logged in
 * before, and has no settings that the app does not know.
 */
export type WalletBehavior =
  /** Shows a prompt before an app connects. Other wallets connect the user who has logged in. */
  | 'promptsToConnect'
  /** The user can select another account, and the wallet notifies the app. */
  | 'selectsAccount'
  /** The user can select another network, and the wallet notifies the app. */
  | 'selectsNetwork'
  /** Has a current network. For other wallets, each request names its network. */
  | 'keepsNetwork'
  /** Shows a prompt before the app switches its network. */
  | 'promptsToSwitch'
  /** The app can add a network. */
  | 'addsNetwork'
  /** The user can lock it, and it stays authorized. */
  | 'locks'
  /** Notifies the app when it ends the session. The end of others is found by the next request. */
  | 'notifiesEnd'
  /** Passes malformed accounts and chain ids on to the app. Others validate them, and the request fails. */
  | 'passesOnAccounts'
  /** An attempt that was aborted, and approved later, is revoked in it. The user of others stays logged in. */
  | 'revokesLateApproval'

/** A real wallet and its simulated user. */
export type WalletUnderTest = {
  readonly connectorId: string
  /** How the wallet is discovered. Default `announced`. */
  readonly type?: ConnectorType | undefined
  /** The name that the wallet announces. */
  readonly name: string
  /**
   * Every account the wallet can expose, in the chain's address format. The first is active, and
   * initially the only one exposed. A wallet that `selectsAccount`, and `lateWallet`, have two or more.
   */
  readonly accounts: readonly [string, ...string[]]
  /** Sets how the user responds to this prompt from now on. Initially, every prompt is approved. */
  answer(question: WalletQuestion, answer: 'approve' | 'reject' | 'hang'): Promise<void>
  /** Approves every pending prompt, and responds to a restore that is held. */
  release(): Promise<void>
  /** Rejects every pending prompt. */
  rejectPending(): Promise<void>
  /** Returns how many prompts the user was shown. */
  prompts(): Promise<number>
  /**
   * Locks the wallet. Requires the behavior `locks`.
   *
   * @param parameters `notifies`: whether the wallet notifies the app. Default false. True only with
   * `unlock`.
   */
  lock(parameters?: { readonly notifies?: boolean | undefined }): Promise<void>
  /** Unlocks the wallet, and notifies the app. Only for adapters that then restore the session. */
  unlock?: (() => Promise<void>) | undefined
  /** Revokes the app's permission without notifying it. */
  forget(): Promise<void>
  /**
   * Authorizes the app without a request of this adapter, as another kit on the page does. A wallet without
   * `promptsToConnect` has it: the user logs in.
   */
  authorize?: (() => Promise<void>) | undefined
  /** Makes the wallet keep the app's permission when the app revokes it. */
  keepPermission?: (() => Promise<void>) | undefined
  /** Makes the wallet not respond to a restore until `release`. */
  holdRestore?: (() => Promise<void>) | undefined
  /** Returns whether the app can read the wallet's accounts. */
  isOpen(): Promise<boolean>
  /** Selects another account in the wallet, and notifies the app. Requires the behavior `selectsAccount`. */
  switchAccount(address: string): Promise<void>
  disconnect(): Promise<void>
  /** Selects a network in the wallet, and notifies a connected app. Requires the behavior `selectsNetwork`. */
  switchNetwork(chainId: CaipNetworkId): Promise<void>
  /** Makes the wallet reject every network that it does not know. Requires `switchesNetwork`. */
  refuseChains(): Promise<void>
  /** Makes the wallet return malformed responses of this kind. */
  malform(fault: WalletFault): Promise<void>
  /** Makes the wallet return valid responses again. */
  restoreResponses(): Promise<void>
  /** Makes the wallet fail on this prompt with its own error, without showing it. */
  fail(question: WalletQuestion): Promise<void>
  /** Announces the wallet to the app. */
  announce(): Promise<void>
}

/** The chain's own library, as the host app uses it next to the kit. */
export type HostUnderTest = {
  /** Returns the account that the host app's library reports as connected. */
  address(): string | undefined
  /** Returns the network that the host app's library reports. */
  chainId(): CaipNetworkId | undefined
  connect(connectorId: string): Promise<void>
  disconnect(): Promise<void>
  switchNetwork(network: Network): Promise<void>
}

/** Test helpers for `eip155`. */
export type EvmUnderTest = {
  /** A token on the home network, and the value its `symbol()` returns. */
  readonly token: { readonly address: Hex; readonly symbol: string }
  /**
   * Reads a sent transaction from the chain, without the adapter. Fees are the transaction's own
   * fields. With `sendsUserOperations`, sender, recipient, value and data are those of the account's call.
   */
  transaction(hash: Hex): Promise<{
    readonly from: string
    readonly to: string | null
    readonly value: bigint
    readonly data: Hex
    readonly gas: bigint
    readonly nonce: number
    readonly chainId: number
    readonly gasPrice?: bigint | undefined
    readonly maxFeePerGas?: bigint | undefined
    readonly maxPriorityFeePerGas?: bigint | undefined
  }>
  /** Verifies an EIP-712 signature without the adapter. */
  verifyTypedData(parameters: {
    readonly address: string
    readonly typedData: TypedData
    readonly signature: Hex
  }): Promise<boolean>
  /** Stops block production on the home network until `mine` is called. */
  holdBlocks(): Promise<void>
  mine(): Promise<void>
  /** Returns the nonce of the account's next transaction on the home network. */
  nonce(address: string): Promise<number>
}

/** The environment an adapter is tested in: its factory, a real chain and real wallets. */
export type AdapterUnderTest = {
  readonly factory: AdapterFactory
  /**
   * Simulates a page reload: returns a new factory that shares only the wallets and the storage.
   */
  reload(): Promise<AdapterFactory>
  readonly networks: {
    /** The network the wallets are on initially. */
    readonly home: Network
    /** A second network that the wallets know. */
    readonly other: Network
    /** A network that the wallets do not know yet. Requires `switchesNetwork`. */
    readonly unknown?: Network | undefined
    /** A network whose RPC server is unreachable. */
    readonly dead: Network
  }
  /** A chain that is not one of the networks. Requires `switchesNetwork`. */
  readonly foreignChainId?: CaipNetworkId | undefined
  readonly wallet: WalletUnderTest
  /** A second wallet, which announces itself only when `announce` is called. */
  readonly lateWallet: WalletUnderTest
  /** Sets a native balance in base units. */
  setBalance(parameters: {
    readonly address: string
    readonly network: Network
    readonly value: bigint
  }): Promise<void>
  /** The largest balance the chain can represent. */
  readonly greatestBalance: bigint
  /** Verifies a message signature with a library other than the adapter's. */
  verifyMessage(parameters: {
    readonly address: string
    readonly message: string | Uint8Array
    readonly signature: string
  }): Promise<boolean>
  /** Resolves when no message between app and wallets is pending. */
  settled(): Promise<void>
  /** Returns how many listeners the adapter has registered on the page. */
  listeners(): number
  readonly host?: HostUnderTest | undefined
  readonly evm?: EvmUnderTest | undefined
  readonly solana?: SolanaUnderTest | undefined
  readonly bitcoin?: BitcoinUnderTest | undefined
  /** Releases every resource. */
  stop(): Promise<void>
}

/** What an adapter supports. Tests of an unsupported capability are not registered. */
export type AdapterCapabilities = {
  /** Whether app and wallet can switch the wallet's network. */
  readonly switchesNetwork: boolean
  /** Whether the environment has a `host`. */
  readonly host: boolean
  /** Whether the environment has an `evm`. */
  readonly evm: boolean
  /** Whether the environment has a `solana`. Default false. */
  readonly solana?: boolean | undefined
  /** Whether the environment has a `bitcoin`. Default false. */
  readonly bitcoin?: boolean | undefined
  /** Whether messages can be arbitrary bytes, not only text. Default true. */
  readonly signsBytes?: boolean | undefined
  /**
   * Whether the app can detect an authorized wallet without a prompt, and revoke it. Default true.
   */
  readonly asksSilently?: boolean | undefined
  /**
   * Whether a wallet keeps the app's permission after `disconnect`, so that only the kit prevents a
   * restore. Default false.
   */
  readonly keepsTrust?: boolean | undefined
  /** What `wallet` does. Tests of other behavior are not registered. Default: all of it. */
  readonly walletBehaviors?: readonly WalletBehavior[] | undefined
  /** The code of the error of a request without a session. Default: `wallet-request`. */
  readonly notConnectedCode?: 'wallet-request' | 'session-ended' | undefined
  /**
   * Whether `wallet` sends user operations (ERC-4337), as a smart account does. Default false. The transaction is then one of a bundler:
   * it has another gas, fee and nonce than the app asks for, and its hash is known when it is included. `evm.transaction` returns the
   * call of the account.
   */
  readonly sendsUserOperations?: boolean | undefined
  /** The optional methods that `wallet` has. Default none. */
  readonly walletMethods?: readonly OptionalWalletMethod[] | undefined
}
