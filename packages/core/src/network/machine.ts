import type { LatchkitError } from '../errors/base.js'
import type { Cancel, Effect, Failed, Step } from '../kit/machine.js'
import type { Session } from '../ports/Adapter.js'
import type { CaipNetworkId, ChainNamespace } from '../schema/caip.js'
import type { SwitchPlan } from './rules.js'

/** How a switch stands, or how the last one ended where it did not succeed. */
export type Switching =
  | { readonly status: 'asking'; readonly id: string; readonly target: CaipNetworkId }
  | { readonly status: 'declined'; readonly target: CaipNetworkId }
  | { readonly status: 'failed'; readonly target: CaipNetworkId; readonly error: LatchkitError }

/**
 * Which network the page is on. A connected namespace's network is its session's chain and stands in the connection
 * only; `selected` says what was chosen for the others. So the two cannot contradict each other: see `networkOf`.
 */
export type NetworkState = {
  /** The namespace whose network the view shows. */
  readonly activeNamespace: ChainNamespace
  /** The network chosen last in each namespace; always one of the configuration. */
  readonly selected: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>
  readonly switching?: Switching | undefined
}

export type NetworkEvent =
  | {
      readonly type: 'switch'
      readonly id: string
      readonly target: CaipNetworkId
      readonly plan: SwitchPlan
    }
  | { readonly type: 'switched'; readonly id: string; readonly session: Session }
  /** The network the visitor was on when the page was left; ignored unless it is configured. */
  | { readonly type: 'hydrated'; readonly chainId: CaipNetworkId }
  /** A session of `namespace` is on `chainId` now; `activate` where the visitor made it. */
  | { readonly type: 'sessionAt'; readonly chainId: CaipNetworkId; readonly activate: boolean }
  | { readonly type: 'cancel' }
  | { readonly type: 'clear' }

export type NetworkEffect =
  | (Effect & {
      readonly type: 'askWallet'
      readonly id: string
      readonly connectorId: string
      readonly target: CaipNetworkId
    })
  | (Effect & { readonly type: 'remember'; readonly chainId: CaipNetworkId })
  | Cancel

export type NetworkFact =
  /** `session` where a wallet was asked. */
  | {
      readonly type: 'switched'
      readonly id: string
      readonly chainId: CaipNetworkId
      readonly session?: Session | undefined
      readonly namespaceChanged: boolean
    }
  | { readonly type: 'asking'; readonly id: string; readonly target: CaipNetworkId }
  | {
      readonly type: 'declined'
      readonly id: string
      readonly target: CaipNetworkId
      readonly error: LatchkitError
    }
  | {
      readonly type: 'failed'
      readonly id: string
      readonly target: CaipNetworkId
      readonly error: LatchkitError
    }
  | { readonly type: 'cancelled'; readonly id: string }
  /** Another wallet has to be connected first. The network is selected; the namespace is the target's. */
  | { readonly type: 'connectNeeded'; readonly id: string; readonly chainId: CaipNetworkId }

export type NetworkStep = Step<NetworkState, NetworkEffect, NetworkFact>
export type NetworkInput = NetworkEvent | Failed<NetworkEffect>
