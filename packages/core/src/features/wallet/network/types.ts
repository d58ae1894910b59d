import type { StoredState } from '../../../config/stored.js'
import type { Cancel, Effect, Failed, Step } from '../../../engine/machine.js'
import type { LockedView, PlainView, WalletView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'

/** The steps of a network switch; see `planSwitch`. */
export type SwitchPlan =
  /** The target is the current network. */
  | { readonly type: 'nothing' }
  /** The target's namespace has a session on another chain, so its wallet is asked. */
  | { readonly type: 'ask-wallet'; readonly connectorId: string }
  /** No wallet has to be asked: none is connected, or the target's session is on that chain. */
  | { readonly type: 'activate' }
  /** A wallet is connected, but none of the target's namespace. */
  | { readonly type: 'connect' }
  /** As `connect`, if the connected embedded wallet also supports the target's namespace. */
  | { readonly type: 'connect-embedded'; readonly connectorId: string }

/** The status of a switch, or how the last one ended if it did not succeed. */
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
 * The app's network. The network of a connected namespace is the chain of its session, and is stored only there; `selected`
 * has the others. See `networkOf`.
 */
export type NetworkState = {
  /** The active namespace, whose network is shown. */
  readonly activeNamespace: ChainNamespace
  /** The configured networks, in their order. */
  readonly requested: readonly CaipNetworkId[]
  /** The network chosen last in each namespace; always a configured one. */
  readonly selected: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>
  readonly switching?: Switching | undefined
}

/** Events of the network, in chronological order. */
export type NetworkEvent =
  /** The stored networks: `chainId` was the active one. Networks that are not configured are ignored. */
  | ({ readonly type: 'hydrated' } & Pick<StoredState, 'chainId' | 'chainIds'>)
  | {
      readonly type: 'switch'
      readonly id: string
      readonly target: CaipNetworkId
      readonly plan: SwitchPlan
    }
  | { readonly type: 'switched'; readonly id: string; readonly session: Session }
  /** A session of that namespace is on `chainId` now; `activate` if the user made it. */
  | { readonly type: 'sessionAt'; readonly chainId: CaipNetworkId; readonly activate: boolean }
  | { readonly type: 'cancel' }
  | { readonly type: 'clear' }

/** Effects of the network. A newer switch cancels the previous one. */
export type NetworkEffect =
  | (Effect & {
      readonly type: 'askWallet'
      readonly id: string
      readonly connectorId: string
      readonly target: CaipNetworkId
    })
  /** Stores the network chosen in its namespace for the next page load; `onView` if it is the active one. */
  | (Effect & { readonly type: 'storeNetwork'; readonly chainId: CaipNetworkId; readonly onView: boolean })
  | Cancel

/** Facts of the network. All except `asking` and `connectNeeded` settle the action with their `id`. */
export type NetworkFact =
  /** The kit is mounted, and the stored network is selected. */
  | { readonly type: 'started'; readonly id?: undefined }
  | { readonly type: 'asking'; readonly id: string; readonly target: CaipNetworkId }
  /** `session` if a wallet was asked and has responded. */
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
   * Another wallet has to be connected first; `connectorId` if it is known which. The network is selected in its
   * namespace, which becomes active once a wallet is connected.
   */
  | {
      readonly type: 'connectNeeded'
      readonly id: string
      readonly chainId: CaipNetworkId
      readonly connectorId?: string | undefined
    }

/** Step of the network machine; see `transition`. */
export type NetworkStep = Step<NetworkState, NetworkEffect, NetworkFact>
/** All inputs of the network machine. */
export type NetworkInput = NetworkEvent | Failed<NetworkEffect>

declare module '../../../engine/types.js' {
  interface Features {
    network: { state: NetworkState; event: NetworkEvent; fact: NetworkFact }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** A wallet of several namespaces: the user chooses the namespace to connect it in. */
    'connecting-multi-chain': WalletView<{ readonly walletId: string }>
    networks: PlainView
    'switch-network': PlainView<{ readonly chainId: CaipNetworkId }>
    /** A network was chosen whose namespace has no wallet connected, while another has one. */
    'switch-active-chain': PlainView<{ readonly chainId: CaipNetworkId }>
    'unsupported-chain': LockedView<{ readonly namespace: ChainNamespace }, true>
    'what-is-a-network': PlainView
  }
}
