import type { RecentWallet } from '../../../config/stored.js'
import type { Effect, Failed, Step } from '../../../engine/machine.js'
import type { PlainView } from '../../../engine/routes.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Connector } from '../../../ports/Connector.js'
import { mostRecent } from './mostRecent.js'

/** The wallets that are available, and those that were connected before. */
export type WalletsState = {
  /** The connectors of each adapter; a namespace is absent until its adapter has reported them. */
  readonly connectors: Readonly<Partial<Record<ChainNamespace, readonly Connector[]>>>
  /** The most recent first. */
  readonly recent: readonly RecentWallet[]
}

/** Events of the wallets. */
export type WalletsEvent =
  | { readonly type: 'hydrated'; readonly recent: readonly RecentWallet[] }
  /** The complete list of that namespace, after every change. */
  | {
      readonly type: 'connectorsArrived'
      readonly namespace: ChainNamespace
      readonly connectors: readonly Connector[]
    }
  | { readonly type: 'connected'; readonly namespace: ChainNamespace; readonly connectorId: string }
  /** The connected wallet, found by its connector. */
  | { readonly type: 'recognised'; readonly wallet: RecentWallet }

/** Effects of the wallets. */
export type WalletsEffect =
  /** Finds the wallet of a connector, with its name and icon. */
  | (Effect & {
      readonly type: 'recognise'
      readonly namespace: ChainNamespace
      readonly connectorId: string
    })
  /** Stores the recent wallets for the next page load. */
  | (Effect & { readonly type: 'storeRecentWallets'; readonly recent: readonly RecentWallet[] })

/** Facts of the wallets. */
export type WalletsFact =
  /** New connectors of `namespace`. */
  {
    readonly type: 'connectorsAdded'
    readonly namespace: ChainNamespace
    readonly connectorIds: readonly string[]
  }

/** Step of the wallets; see `transition`. */
export type WalletsStep = Step<WalletsState, WalletsEffect, WalletsFact>

/** All inputs of the wallets machine. */
export type WalletsInput = WalletsEvent | Failed<WalletsEffect>

/** Tracks the connectors of the namespaces and the two most recently connected wallets, the latest first. */
export function transition(state: WalletsState, input: WalletsInput): WalletsStep {
  switch (input.type) {
    case 'hydrated': {
      // A wallet connected since the page load is more recent than the stored ones.
      const recent = mostRecent([...state.recent, ...input.recent])
      return { state: isSameList(recent, state.recent) ? state : { ...state, recent } }
    }
    case 'connectorsArrived':
      return arrived(state, input)
    case 'connected': {
      const { namespace, connectorId } = input
      return { state, run: [{ type: 'recognise', key: `recognise/${namespace}`, namespace, connectorId }] }
    }
    case 'recognised': {
      const recent = mostRecent([input.wallet, ...state.recent])
      if (isSameList(recent, state.recent)) return { state }
      return { state: { ...state, recent }, run: [{ type: 'storeRecentWallets', key: 'store', recent }] }
    }
    case 'failed':
      // The only consequence: the recent wallets are missing after the next page load.
      return { state }
  }
}

function arrived(
  state: WalletsState,
  event: Extract<WalletsEvent, { type: 'connectorsArrived' }>,
): WalletsStep {
  const { namespace, connectors } = event
  const before = state.connectors[namespace]
  if (before && isSameList(before, connectors)) return { state }
  const known = new Set(before?.map(({ id }) => id))
  const connectorIds = [...new Set(connectors.map(({ id }) => id))].filter((id) => !known.has(id))
  return {
    state: { ...state, connectors: { ...state.connectors, [namespace]: connectors } },
    ...(connectorIds.length > 0 && { emit: [{ type: 'connectorsAdded', namespace, connectorIds }] }),
  }
}

/** Both are plain data, and short. */
function isSameList(a: readonly object[], b: readonly object[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

declare module '../../../engine/types.js' {
  interface Features {
    wallets: { state: WalletsState; event: WalletsEvent; fact: WalletsFact }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** The download links of a wallet. */
    downloads: PlainView<{ readonly walletId: string }>
    'what-is-a-wallet': PlainView
    'get-wallet': PlainView
  }
}
