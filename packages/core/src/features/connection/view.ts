import type { Failure } from '../../foundation/errors/toFailure.js'
import type { CaipNetworkId, ChainNamespace } from '../../foundation/schema/caip.js'
import type { WalletRow } from '../wallets/walletRow.js'

/** The model of the Connect view. */
export type ConnectModel =
  /** No adapter has reported its connectors yet. Lasts at most one frame in practice. */
  | { readonly status: 'discovering' }
  /** No wallet is available here: shows how to get one. */
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly wallets: readonly WalletRow[]
      /** The link to all wallets of the wallet directory; `count` such as `40+`, if it is known. */
      readonly allWallets?: { readonly count?: string | undefined } | undefined
      /** Shows "Haven't got a wallet?" (option `enableWalletGuide`). */
      readonly guide: boolean
      readonly termsConditionsUrl?: string | undefined
      readonly privacyPolicyUrl?: string | undefined
      /** The checkbox that enables the wallets (option `features.legalCheckbox`); absent if the option is off. */
      readonly legalCheckbox?: { readonly checked: boolean } | undefined
    }

/** The model of the Connecting view, while one wallet is asked to connect. */
export type ConnectingModel = {
  readonly wallet: WalletRow
} & (
  | { readonly status: 'opening' }
  /** The user declined. This is not an error: the view offers to try again. */
  | { readonly status: 'declined' }
  | ({ readonly status: 'failed' } & Failure)
  | {
      readonly status: 'not-installed'
      /** Where to get it, `https:` only. */
      readonly getUrl?: string | undefined
    }
  | { readonly status: 'connected' }
)

/** The model of the ConnectingMultiChain view, where the user chooses the namespace to connect a wallet in. */
export type ConnectingMultiChainModel = {
  readonly wallet: WalletRow
} & (
  | { readonly status: 'ready'; readonly chains: readonly ChainChoice[] }
  /** The wallet was available when the list was shown, and no longer is. */
  | {
      readonly status: 'not-installed'
      /** Where to get it, `https:` only. */
      readonly getUrl?: string | undefined
    }
)

/** A namespace that a wallet can be connected in. */
export type ChainChoice = {
  readonly namespace: ChainNamespace
  /** The current network of that namespace, or the one that it would start on. */
  readonly network: {
    readonly id?: CaipNetworkId | undefined
    readonly name: string
    readonly image?: string | undefined
  }
  /** Number of configured networks of that namespace. */
  readonly networkCount: number
  /** Whether this wallet is connected in that namespace now. */
  readonly connected: boolean
}
