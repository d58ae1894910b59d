/** The types of the models of Connect, Connecting and ConnectingMultiChain. The views of ui show these models. */

import type { Failure } from '../../../foundation/errors/toFailure.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { WalletRow } from '../wallets/walletRow.js'

/** The model of the Connect view. */
export type ConnectModel =
  /** No adapter has reported its connectors yet. Usually lasts less than one frame. */
  | { readonly status: 'discovering' }
  /** No wallet is available: the view shows how to get one. */
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly wallets: readonly WalletRow[]
      /** The link to all wallets of the wallet directory, with their number, if it is known. */
      readonly allWallets?: { readonly count?: number | undefined } | undefined
      /** Whether to show "Haven't got a wallet?" (option `enableWalletGuide`). */
      readonly guide: boolean
      readonly termsConditionsUrl?: string | undefined
      readonly privacyPolicyUrl?: string | undefined
      /** The checkbox that enables the wallets (option `features.legalCheckbox`); absent if the option is off. */
      readonly legalCheckbox?: { readonly checked: boolean } | undefined
    }

/**
 * The model of the Connecting view, for the wallet that was asked to connect. The status is `opening` until the wallet
 * responds, also before the attempt has started and during a restore.
 */
export type ConnectingModel = {
  readonly wallet: WalletRow
} & (
  | {
      readonly status: 'opening'
      /**
       * Where the wallet shows its request: in its extension, over the app in its in-app browser on a phone or tablet, in a window
       * that its SDK opens, or on another device.
       */
      readonly opens: 'extension' | 'in-app-browser' | 'window' | 'device'
    }
  /** The user declined. This is not an error: the view offers a retry. */
  | { readonly status: 'declined' }
  | ({ readonly status: 'failed' } & Failure)
  | {
      readonly status: 'not-installed'
      /** Download page of the wallet, `https:` only. */
      readonly getUrl?: string | undefined
    }
  | { readonly status: 'connected' }
)

/**
 * The model of the ConnectingMultiChain view, where the user chooses the namespace to connect a wallet in. The network
 * feature creates it (`toConnectingMultiChainModel`), because it also shows the network of each namespace.
 */
export type ConnectingMultiChainModel = {
  readonly wallet: WalletRow
} & (
  | { readonly status: 'ready'; readonly chains: readonly ChainChoice[] }
  /** The wallet became unavailable after the list was shown. */
  | {
      readonly status: 'not-installed'
      /** Download page of the wallet, `https:` only. */
      readonly getUrl?: string | undefined
    }
)

/** A namespace that a wallet can be connected in. */
export type ChainChoice = {
  readonly namespace: ChainNamespace
  /** The current network of that namespace, or its initial one. */
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
