import type { Failure } from '../errors/toFailure.js'
import type { CaipNetworkId, ChainNamespace } from '../schema/caip.js'
import type { WalletRow } from '../wallets/walletRow.js'

/** A network as a row in a list. */
export type NetworkRow = {
  readonly id: CaipNetworkId
  readonly name: string
  readonly namespace: ChainNamespace
  /** Operator-given image (option `chainImages`), `https:` or `data:image/…`; views draw their own mark where absent. */
  readonly image?: string | undefined
  readonly testnet: boolean
  /** The network in use now. */
  readonly active: boolean
  /** Why it cannot be chosen, where it cannot. */
  readonly disabled?: 'not-approved' | 'not-connected' | undefined
}

/** Networks of one namespace under its display name ("EVM networks", "Solana", …). */
export type NetworkGroup = { readonly namespace: ChainNamespace; readonly networks: readonly NetworkRow[] }

/** What the Networks view shows. With one namespace there is one group and no heading. */
export type NetworksModel =
  | { readonly status: 'ready'; readonly groups: readonly NetworkGroup[]; readonly query: string }
  /** The search found nothing. */
  | { readonly status: 'no-match'; readonly query: string }

/** What the SwitchNetwork view shows while the wallet is asked to change network. */
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
 * What the SwitchActiveChain view shows: the network that was chosen is of a namespace without a wallet, and what is
 * connected stays connected.
 */
export type SwitchActiveChainModel = {
  readonly network: NetworkRow
  /** The wallet of the namespace on view, which does not serve that network (yet). */
  readonly current?: { readonly name: string; readonly icon?: string | undefined } | undefined
} & (
  | {
      /** The wallet in use serves that namespace, too: it only has to be asked. */
      readonly status: 'same-wallet'
      readonly wallet: WalletRow
    }
  /** Another wallet has to be chosen. */
  | { readonly status: 'choose' }
  /** None can be reached from here: show how to get one. */
  | { readonly status: 'none' }
)

/** The model of the UnsupportedChain view, which lets the user leave a network that the app does not support. */
export type UnsupportedChainModel = {
  readonly status: 'ready' | 'switching' | 'disconnecting'
  /** The network of the wallet: its name, where it is known, and its CAIP-2 reference (the chain id on `eip155`). */
  readonly current: { readonly name?: string | undefined; readonly reference: string }
  /** How the last attempt to switch ended, where it did not succeed. */
  readonly result?:
    | { readonly status: 'declined'; readonly target: CaipNetworkId }
    | ({ readonly status: 'failed'; readonly target: CaipNetworkId } & Failure)
    | undefined
  readonly networks: readonly NetworkRow[]
}

/** What the network button in the host's page shows. */
export type NetworkButtonModel =
  | { readonly status: 'none' }
  | { readonly status: 'unsupported' }
  | { readonly status: 'ready'; readonly network: NetworkRow }
  | { readonly status: 'switching'; readonly network: NetworkRow }
