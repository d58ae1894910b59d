import type { LatchkitError } from '../errors/base.js'
import type { Cancel, Effect, Failed, Step } from '../kit/machine.js'
import type { Session } from '../ports/Adapter.js'
import type { CaipNetworkId, ChainNamespace } from '../schema/caip.js'
import type { StoredState } from '../schema/stored.js'

/** The steps of a network switch; see `planSwitch`. */
export type SwitchPlan =
  /** It is the network in use already. */
  | { readonly type: 'nothing' }
  /** The target's namespace has a session on another chain: its wallet is asked. */
  | { readonly type: 'ask-wallet'; readonly connectorId: string }
  /** Nobody needs to be asked: nothing is connected, or the target's session is on that chain. */
  | { readonly type: 'activate' }
  /** Something is connected, but nothing of the target's namespace. */
  | { readonly type: 'connect' }
  /** As `connect`, where the embedded wallet in use serves the target's namespace too. */
  | { readonly type: 'connect-embedded'; readonly connectorId: string }

/** How a switch stands, or how the last one ended where it did not succeed. */
export type Switching =
  | {
      readonly status: 'asking'
      readonly id: string
      readonly connectorId: string
      readonly target: CaipNetworkId
    }
  /** The modal asks the user to connect a wallet on `target`; the switch is pending until that is done. */
  | { readonly status: 'connecting'; readonly id: string; readonly target: CaipNetworkId }
  | { readonly status: 'declined'; readonly target: CaipNetworkId }
  | { readonly status: 'failed'; readonly target: CaipNetworkId; readonly error: LatchkitError }

/**
 * Which network the page is on. A connected namespace's network is its session's chain and stands in the connection
 * only; `selected` says what was chosen for the others. So the two cannot contradict each other: see `networkOf`.
 */
export type NetworkState = {
  /** The namespace whose network the view shows. */
  readonly activeNamespace: ChainNamespace
  /** The configured networks, in their order. */
  readonly requested: readonly CaipNetworkId[]
  /** The network chosen last in each namespace; always one of the requested. */
  readonly selected: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>
  readonly switching?: Switching | undefined
}

/** What the network can be told, in the order time runs. */
export type NetworkEvent =
  /** What was chosen when the page was left: `chainId` was on view. What is not configured is ignored. */
  | ({ readonly type: 'hydrated' } & Pick<StoredState, 'chainId' | 'chainIds'>)
  | {
      readonly type: 'switch'
      readonly id: string
      readonly target: CaipNetworkId
      readonly plan: SwitchPlan
    }
  | { readonly type: 'switched'; readonly id: string; readonly session: Session }
  /** A session of that namespace is on `chainId` now; `activate` where the visitor made it. */
  | { readonly type: 'sessionAt'; readonly chainId: CaipNetworkId; readonly activate: boolean }
  | { readonly type: 'cancel' }
  | { readonly type: 'clear' }

/** What the network asks of the world. A newer switch calls off the one before. */
export type NetworkEffect =
  | (Effect & {
      readonly type: 'askWallet'
      readonly id: string
      readonly connectorId: string
      readonly target: CaipNetworkId
    })
  /** Keeps what was chosen in its namespace for the next page load; `onView` where that is the one on view. */
  | (Effect & { readonly type: 'remember'; readonly chainId: CaipNetworkId; readonly onView: boolean })
  | Cancel

/** What the network tells. All but `asking` and `connectNeeded` end the action of their `id`. */
export type NetworkFact =
  | { readonly type: 'asking'; readonly id: string; readonly target: CaipNetworkId }
  /** `session` where a wallet was asked and has answered. */
  | {
      readonly type: 'switched'
      readonly id: string
      readonly chainId: CaipNetworkId
      readonly session?: Session | undefined
      readonly namespaceChanged: boolean
    }
  | {
      readonly type: 'declined' | 'failed'
      readonly id: string
      readonly target: CaipNetworkId
      readonly error: LatchkitError
    }
  | { readonly type: 'cancelled'; readonly id: string }
  /**
   * Another wallet has to be connected first, `connectorId` where it is known which. The network is chosen in its
   * namespace; the page goes there once a wallet is connected.
   */
  | {
      readonly type: 'connectNeeded'
      readonly id: string
      readonly chainId: CaipNetworkId
      readonly connectorId?: string | undefined
    }

/** Step of the network machine; see `transition`. */
export type NetworkStep = Step<NetworkState, NetworkEffect, NetworkFact>
/** All that the network machine can be told. */
export type NetworkInput = NetworkEvent | Failed<NetworkEffect>
