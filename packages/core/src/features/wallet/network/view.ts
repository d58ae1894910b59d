import type { Failure } from '../../../foundation/errors/toFailure.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { WalletRow } from '../wallets/walletRow.js'

/** A network as a row in a list. */
export type NetworkRow = {
  readonly id: CaipNetworkId
  readonly name: string
  /** The CAIP-2 reference of a chain without a known name, which is also its `name`. */
  readonly reference?: string | undefined
  readonly namespace: ChainNamespace
  /** Operator-given image (option `chainImages`), `https:` or `data:image/…`; if absent, views draw their own icon. */
  readonly image?: string | undefined
  readonly testnet: boolean
  /** The current network. */
  readonly active: boolean
  /** The reason why it cannot be chosen, if it cannot. */
  readonly disabled?: 'not-approved' | 'not-connected' | undefined
}

/** Networks of one namespace under its display name ("Ethereum & compatible", "Solana", …). */
export type NetworkGroup = { readonly namespace: ChainNamespace; readonly networks: readonly NetworkRow[] }

/** The model of the Networks view. With one namespace its group has no heading. */
export type NetworksModel = {
  readonly query: string
  /** Whether there are enough networks to search. */
  readonly canSearch: boolean
} & (
  | {
      readonly status: 'ready'
      readonly groups: readonly NetworkGroup[]
      /** The testnets of all namespaces, which are in no group. */
      readonly testnets: readonly NetworkRow[]
    }
  /** The search has no results. */
  | { readonly status: 'no-match' }
)

/** The model of the SwitchNetwork view, while the wallet is asked to switch the network. */
export type SwitchNetworkModel = {
  readonly network: NetworkRow
  readonly wallet?: { readonly name: string; readonly icon?: string | undefined } | undefined
} & (
  | { readonly status: 'asking' }
  | { readonly status: 'declined' }
  | ({ readonly status: 'failed' } & Failure)
  | { readonly status: 'switched' }
)

/**
 * The model of the SwitchActiveChain view: the chosen network is of a namespace without a wallet. Connected wallets
 * stay connected.
 */
export type SwitchActiveChainModel = {
  readonly network: NetworkRow
  /** The wallet of the active namespace, which is not connected on that network. */
  readonly current?: { readonly name: string; readonly icon?: string | undefined } | undefined
} & (
  | {
      /** The connected wallet also supports that namespace, and can be asked to connect. */
      readonly status: 'same-wallet'
      readonly wallet: WalletRow
    }
  /** The user has to choose another wallet. */
  | { readonly status: 'choose' }
  /** No wallet is available: the view shows how to get one. */
  | { readonly status: 'none' }
)

/** The model of the UnsupportedChain view, which lets the user leave a network that the app does not support. */
export type UnsupportedChainModel = {
  readonly status: 'ready' | 'switching' | 'disconnecting'
  /** The network that the wallet is asked to switch to, while `status` is `switching`. */
  readonly target?: CaipNetworkId | undefined
  /** The network of the wallet: its name, if it is known, and its CAIP-2 reference (the chain id on `eip155`). */
  readonly current: { readonly name?: string | undefined; readonly reference: string }
  /** How the last attempt to switch ended, if it did not succeed. */
  readonly result?:
    | { readonly status: 'declined'; readonly target: CaipNetworkId }
    | ({ readonly status: 'failed'; readonly target: CaipNetworkId } & Failure)
    | undefined
  readonly networks: readonly NetworkRow[]
}

/** The model of the network button in the app. */
export type NetworkButtonModel =
  | { readonly status: 'none' }
  | { readonly status: 'unsupported' }
  | { readonly status: 'ready'; readonly network: NetworkRow }
  | { readonly status: 'switching'; readonly network: NetworkRow }
