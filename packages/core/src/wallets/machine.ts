import type { Effect, Failed, Step } from '../kit/machine.js'
import type { Connector } from '../ports/Connector.js'
import type { ChainNamespace } from '../schema/caip.js'

/** A wallet that was connected before. At most two are kept (spec §3). */
export type RecentWallet = {
  /** The row's id: what `WalletRow.id` is. */
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly namespaces: readonly ChainNamespace[]
}

export type WalletsState = {
  /** What each adapter reaches; a namespace is absent until its adapter has spoken. */
  readonly connectors: Readonly<Partial<Record<ChainNamespace, readonly Connector[]>>>
  /** The most recent first. */
  readonly recent: readonly RecentWallet[]
}

export type WalletsEvent =
  | { readonly type: 'hydrated'; readonly recent: readonly RecentWallet[] }
  | {
      readonly type: 'connectorsArrived'
      readonly namespace: ChainNamespace
      readonly connectors: readonly Connector[]
    }
  | { readonly type: 'connected'; readonly wallet: RecentWallet }

export type WalletsEffect = Effect & { readonly type: 'remember'; readonly recent: readonly RecentWallet[] }

export type WalletsFact =
  /** Connectors of `namespace` that were not there before. */
  {
    readonly type: 'connectorsAdded'
    readonly namespace: ChainNamespace
    readonly connectorIds: readonly string[]
  }

export type WalletsStep = Step<WalletsState, WalletsEffect, WalletsFact>
export type WalletsInput = WalletsEvent | Failed<WalletsEffect>
