import type { Effect, Failed, Step } from '../kit/machine.js'
import { recentWalletsMax } from '../limits.js'
import type { Connector } from '../ports/Connector.js'
import type { ChainNamespace } from '../schema/caip.js'

/** A wallet that was connected before. At most two are kept. */
export type RecentWallet = {
  /** The row's id: what `WalletRow.id` is. */
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly namespaces: readonly ChainNamespace[]
  /** The connectors that reach it, where they have other ids than the row. */
  readonly connectorIds?: readonly string[] | undefined
}

/** Which wallets can be reached, and which were. */
export type WalletsState = {
  /** What each adapter reaches; a namespace is absent until its adapter has spoken. */
  readonly connectors: Readonly<Partial<Record<ChainNamespace, readonly Connector[]>>>
  /** The most recent first. */
  readonly recent: readonly RecentWallet[]
}

/** What the wallets can be told. */
export type WalletsEvent =
  | { readonly type: 'hydrated'; readonly recent: readonly RecentWallet[] }
  /** The whole list of that namespace, every time it changed. */
  | {
      readonly type: 'connectorsArrived'
      readonly namespace: ChainNamespace
      readonly connectors: readonly Connector[]
    }
  | { readonly type: 'connected'; readonly namespace: ChainNamespace; readonly connectorId: string }
  /** The wallet that was connected, found among the others. */
  | { readonly type: 'recognised'; readonly wallet: RecentWallet }

/** What the wallets ask of the world. */
export type WalletsEffect =
  /** Which wallet a connector belongs to, and how it is shown. */
  | (Effect & {
      readonly type: 'recognise'
      readonly namespace: ChainNamespace
      readonly connectorId: string
    })
  /** Keeps the recent wallets for the next page load. */
  | (Effect & { readonly type: 'remember'; readonly recent: readonly RecentWallet[] })

/** What the wallets tell. */
export type WalletsFact =
  /** Connectors of `namespace` that were not there before. */
  {
    readonly type: 'connectorsAdded'
    readonly namespace: ChainNamespace
    readonly connectorIds: readonly string[]
  }

/** Step of the wallets; see `transition`. */
export type WalletsStep = Step<WalletsState, WalletsEffect, WalletsFact>

/** All that the wallets machine can be told. */
export type WalletsInput = WalletsEvent | Failed<WalletsEffect>

/** What an earlier page load kept; no adapter has spoken yet. */
export function initialState(birth: {
  readonly stored: { readonly recentWallets?: readonly RecentWallet[] | undefined }
}): WalletsState {
  return { connectors: {}, recent: mostRecent(birth.stored.recentWallets ?? []) }
}

/** Tracks the connectors of the namespaces and the two most recently connected wallets, the latest first. */
export function transition(state: WalletsState, input: WalletsInput): WalletsStep {
  switch (input.type) {
    case 'hydrated': {
      // What was connected since the page loaded is more recent than what is stored.
      const recent = mostRecent([...state.recent, ...input.recent])
      return { state: isSame(recent, state.recent) ? state : { ...state, recent } }
    }
    case 'connectorsArrived':
      return arrived(state, input)
    case 'connected': {
      const { namespace, connectorId } = input
      return { state, run: [{ type: 'recognise', key: `recognise/${namespace}`, namespace, connectorId }] }
    }
    case 'recognised': {
      const recent = mostRecent([input.wallet, ...state.recent])
      if (isSame(recent, state.recent)) return { state }
      return { state: { ...state, recent }, run: [{ type: 'remember', key: 'remember', recent }] }
    }
    case 'failed':
      // Only a page load without recent wallets comes of it.
      return { state }
  }
}

function arrived(
  state: WalletsState,
  event: Extract<WalletsEvent, { type: 'connectorsArrived' }>,
): WalletsStep {
  const { namespace, connectors } = event
  const before = state.connectors[namespace]
  if (before && isSame(before, connectors)) return { state }
  const known = new Set(before?.map(({ id }) => id))
  const connectorIds = [...new Set(connectors.map(({ id }) => id))].filter((id) => !known.has(id))
  return {
    state: { ...state, connectors: { ...state.connectors, [namespace]: connectors } },
    ...(connectorIds.length > 0 && { emit: [{ type: 'connectorsAdded', namespace, connectorIds }] }),
  }
}

function mostRecent(wallets: readonly RecentWallet[]): readonly RecentWallet[] {
  return wallets
    .filter(({ id }, index) => wallets.findIndex((other) => other.id === id) === index)
    .slice(0, recentWalletsMax)
}

/** Both are plain data, and short. */
function isSame(a: readonly object[], b: readonly object[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
