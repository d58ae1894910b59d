import type { LatchkitError } from '../errors/base.js'
import type { Cancel, Effect, Failed, Step, Timer } from '../kit/machine.js'
import type { Session } from '../ports/Adapter.js'
import type { CaipNetworkId } from '../schema/caip.js'

/** One try to reach a wallet. `id` is its action's, and comes back in the facts. */
export type Attempt = { readonly id: string; readonly connectorId: string }

/** How the last try ended, where it did not end in a session. */
export type Outcome =
  | { readonly status: 'declined'; readonly connectorId: string }
  | { readonly status: 'failed'; readonly connectorId: string; readonly error: LatchkitError }

/** The connection of one namespace. */
export type ConnectionState =
  | { readonly status: 'disconnected'; readonly outcome?: Outcome | undefined }
  /** An earlier session is being restored; the wallet does not prompt. No `attempt` until the kit is mounted. */
  | {
      readonly status: 'reconnecting'
      readonly attempt?: Attempt | undefined
      readonly next: readonly string[]
    }
  /**
   * A wallet is being asked. `session` is the one that stays until the new wallet has answered; `heard` is one that the
   * new wallet has by itself: the host asked it too, or its answer is on the way.
   */
  | {
      readonly status: 'connecting'
      readonly attempt: Attempt
      readonly session?: Session | undefined
      readonly heard?: Session | undefined
    }
  | {
      readonly status: 'connected'
      readonly session: Session
      readonly outcome?: Outcome | undefined
      /** The account switch under way: the id of its action. */
      readonly choosing?: string | undefined
    }
  | { readonly status: 'disconnecting'; readonly session: Session; readonly id: string }

/** What the connection of a namespace can be told, in the order time runs. */
export type ConnectionEvent =
  /**
   * `connectorIds` in the order to try: the most recently used first. Sent once to every namespace at mount, also
   * with none: it ends the `reconnecting` that a server began.
   */
  | { readonly type: 'reconnect'; readonly id: string; readonly connectorIds: readonly string[] }
  /** The answer to one try of a reconnect; `null` where the wallet is absent, locked or has forgotten the page. */
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
  /** `asked`: what stood when the wallet was asked. */
  | {
      readonly type: 'opened'
      readonly id: string
      readonly session: Session
      readonly asked?: Session | undefined
    }
  /** The wallet, or the host's own library, changed the session or made one. */
  | { readonly type: 'sessionChanged'; readonly session: Session }
  | { readonly type: 'switchAccount'; readonly id: string; readonly address: string }
  | {
      readonly type: 'accountSwitched'
      readonly id: string
      readonly session: Session
      readonly asked?: Session | undefined
    }
  /** Calls off the running try: the modal closed, or the kit was unmounted. */
  | { readonly type: 'cancel' }
  /** Forgets how the last try ended. */
  | { readonly type: 'clear' }
  | { readonly type: 'disconnect'; readonly id: string }
  | { readonly type: 'closed'; readonly id: string }
  | { readonly type: 'closeTimedOut'; readonly id: string }
  | { readonly type: 'sessionEnded'; readonly connectorId: string }

/** What the connection asks of the world. Its wallet is asked under one key: a newer try calls off the one before. */
export type ConnectionEffect =
  | (Effect & { readonly type: 'restore'; readonly id: string; readonly connectorId: string })
  | (Effect & {
      readonly type: 'openWallet'
      readonly id: string
      readonly connectorId: string
      readonly chainId?: CaipNetworkId | undefined
    })
  | (Effect & {
      readonly type: 'chooseAccount'
      readonly id: string
      readonly connectorId: string
      readonly address: string
    })
  | (Effect & { readonly type: 'closeWallet'; readonly id: string; readonly connectorId: string })
  /** Keeps the connector id for the next page load, or forgets it. */
  | (Effect & { readonly type: 'remember'; readonly connectorId: string | null })
  | Timer<ConnectionEvent>
  | Cancel

/** What the connection tells. With an `id` it ends the action of that id. */
export type ConnectionFact =
  | { readonly type: 'notRestored'; readonly id: string }
  | {
      readonly type: 'connected'
      readonly id?: string | undefined
      readonly via: 'connect' | 'reconnect' | 'host'
      readonly session: Session
    }
  | {
      readonly type: 'declined' | 'failed'
      readonly id: string
      readonly connectorId: string
      readonly error: LatchkitError
    }
  | { readonly type: 'cancelled'; readonly id: string; readonly connectorId: string }
  /** The address, the list of accounts or the chain is another. */
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
      readonly by: 'visitor' | 'wallet'
    }
  | { readonly type: 'disconnectFailed'; readonly id: string; readonly error: LatchkitError }

/** Step of the connection machine; see `transition`. */
export type ConnectionStep = Step<ConnectionState, ConnectionEffect, ConnectionFact>

/** All that the connection machine can be told. */
export type ConnectionInput = ConnectionEvent | Failed<ConnectionEffect>
