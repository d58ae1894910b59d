import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { PlainView, WalletView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'

/**
 * One attempt to connect a wallet. Its `id`, which the facts about it have too, is the id of the action (`connect` or
 * `reconnect`) that started it.
 */
export type Attempt = { readonly id: string; readonly connectorId: string }

/** The result of the last attempt, if it was declined or failed. */
export type Outcome =
  | { readonly status: 'declined'; readonly connectorId: string }
  | { readonly status: 'failed'; readonly connectorId: string; readonly error: LatchkitError }

/** The connection of one namespace. */
export type ConnectionState =
  | { readonly status: 'disconnected'; readonly outcome?: Outcome | undefined; readonly address?: undefined }
  /** An earlier session is being restored without a prompt. There is no `attempt` until the kit is mounted. */
  | {
      readonly status: 'reconnecting'
      readonly attempt?: Attempt | undefined
      /** The stored address of that session. Unverified: it is only shown, until the wallet responds. */
      readonly address?: string | undefined
      readonly next: readonly string[]
    }
  /**
   * The wallet was asked to connect. `session` is the previous session, which stays until the new wallet responds.
   * `pendingSession` is a session of the new wallet that its adapter reported before the response, for example because
   * the app connected it.
   */
  | {
      readonly status: 'connecting'
      readonly attempt: Attempt
      readonly session?: Session | undefined
      readonly pendingSession?: Session | undefined
    }
  | {
      readonly status: 'connected'
      readonly session: Session
      readonly outcome?: Outcome | undefined
      /** The id of the pending `switchAccount` action. */
      readonly accountSwitchId?: string | undefined
    }
  | { readonly status: 'disconnecting'; readonly session: Session; readonly id: string }

/** Events of the connection of a namespace, listed in the order in which they usually happen. */
export type ConnectionEvent =
  /**
   * Sent on mount, and by the action `reconnect`, to each namespace without a session. `connectorIds`: the connector of the
   * last session, then the other connectors of the same wallet. An empty list ends the `reconnecting` state in which
   * server-side rendering started. `address`: the stored one.
   */
  | {
      readonly type: 'reconnect'
      readonly id: string
      readonly connectorIds: readonly string[]
      readonly address?: string | undefined
    }
  /** The result of one restore; `null` if the wallet is absent, locked or no longer authorizes the app. */
  | {
      readonly type: 'restored'
      readonly id: string
      readonly connectorId: string
      readonly session: Session | null
    }
  | {
      readonly type: 'connect'
      readonly id: string
      readonly connectorId: string
      readonly chainId?: CaipNetworkId | undefined
    }
  /** The wallet responded to `connectWallet`. `sessionBefore`: the session when the request was sent to the wallet. */
  | {
      readonly type: 'walletConnected'
      readonly id: string
      readonly session: Session
      readonly sessionBefore?: Session | undefined
    }
  /** The wallet, or the app with its own chain library, created or changed the session. */
  | { readonly type: 'sessionChanged'; readonly session: Session }
  | { readonly type: 'switchAccount'; readonly id: string; readonly address: string }
  /** The adapter has switched the account. `sessionBefore`: the session when the switch was requested. */
  | {
      readonly type: 'accountSwitched'
      readonly id: string
      readonly session: Session
      readonly sessionBefore?: Session | undefined
    }
  /** Cancels the pending attempt: the modal was closed, or the kit was unmounted. */
  | { readonly type: 'cancel' }
  /** Clears the outcome of the last attempt. */
  | { readonly type: 'clearOutcome' }
  | { readonly type: 'disconnect'; readonly id: string }
  /** The wallet responded to `disconnectWallet`. */
  | { readonly type: 'walletDisconnected'; readonly id: string }
  | { readonly type: 'disconnectTimedOut'; readonly id: string }
  /** The wallet or the app's chain library ended the session. */
  | { readonly type: 'sessionEnded'; readonly connectorId: string }

/**
 * Effects of the connection: calls to the adapter of the namespace, and to the storage. `restore` and `connectWallet`
 * share one key, so a newer attempt cancels the previous one.
 */
export type ConnectionEffect =
  /** Asks the adapter to restore a session without a prompt. */
  | (Effect & { readonly type: 'restore'; readonly id: string; readonly connectorId: string })
  | (Effect & {
      readonly type: 'connectWallet'
      readonly id: string
      readonly connectorId: string
      readonly chainId?: CaipNetworkId | undefined
    })
  | (Effect & {
      readonly type: 'switchAccount'
      readonly id: string
      readonly connectorId: string
      readonly address: string
    })
  | (Effect & { readonly type: 'disconnectWallet'; readonly id: string; readonly connectorId: string })
  /** Stores the connector id and the address for the next page load, or removes them. */
  | (Effect & { readonly type: 'storeSession'; readonly session: Session | null })
  | Timer<ConnectionEvent>
  | Cancel

/** Facts of the connection. A fact with an `id` settles the action of that id. */
export type ConnectionFact =
  | { readonly type: 'notRestored'; readonly id: string }
  /** `hostApp`: the app connected the wallet with its own chain library, without the kit. */
  | {
      readonly type: 'connected'
      readonly id?: string | undefined
      readonly via: 'connect' | 'reconnect' | 'hostApp'
      readonly session: Session
    }
  | {
      readonly type: 'declined' | 'failed'
      readonly id: string
      readonly connectorId: string
      readonly error: LatchkitError
    }
  | { readonly type: 'cancelled'; readonly id: string; readonly connectorId: string }
  /** The address, the list of accounts or the chain has changed. */
  | {
      readonly type: 'sessionChanged'
      readonly id?: string | undefined
      readonly session: Session
      readonly previous: Session
    }
  | { readonly type: 'switchAccountFailed'; readonly id: string; readonly error: LatchkitError }
  | {
      readonly type: 'disconnected'
      readonly id?: string | undefined
      readonly connectorId: string
      readonly by: 'user' | 'wallet'
    }
  | { readonly type: 'disconnectFailed'; readonly id: string; readonly error: LatchkitError }

/** Step of the connection machine; see `transition`. */
export type ConnectionStep = Step<ConnectionState, ConnectionEffect, ConnectionFact>

/** All inputs of the connection machine. */
export type ConnectionInput = ConnectionEvent | Failed<ConnectionEffect>

declare module '../../../engine/types.js' {
  interface Features {
    connection: { state: ConnectionState; event: ConnectionEvent; fact: ConnectionFact; perNamespace: true }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /**
     * `namespace` narrows the list to wallets of that namespace; `chainId` is the network they are asked for. `restoring`: the
     * namespace whose account replaces the list if it is restored.
     */
    connect: PlainView<{
      readonly namespace?: ChainNamespace | undefined
      readonly chainId?: CaipNetworkId | undefined
      readonly restoring?: ChainNamespace | undefined
    }>
    connecting: WalletView<{
      readonly walletId: string
      readonly namespace: ChainNamespace
      readonly chainId?: CaipNetworkId | undefined
    }>
    /** The wallets, if the Connect view has them behind a button; `namespace` and `chainId` belong to that view. */
    'connect-wallets': WalletView<{
      readonly namespace?: ChainNamespace | undefined
      readonly chainId?: CaipNetworkId | undefined
    }>
  }
}
