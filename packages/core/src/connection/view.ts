import type { ChainNamespace } from '../schema/caip.js'
import type { WalletRow } from '../wallets/walletRow.js'

/** What the Connect view shows. */
export type ConnectModel =
  /** Discovery has not answered yet. Lasts at most one frame in practice. */
  | { readonly status: 'discovering' }
  /** No wallet can be reached from here: show how to get one. */
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly wallets: readonly WalletRow[]
      /** Show "Haven't got a wallet?" (option `enableWalletGuide`). */
      readonly guide: boolean
      readonly termsConditionsUrl?: string | undefined
      readonly privacyPolicyUrl?: string | undefined
    }

/** What the Connecting view shows while one wallet is asked to connect. */
export type ConnectingModel = {
  readonly wallet: WalletRow
} & (
  | { readonly status: 'opening' }
  /** The person said no. Not an error: offer to try again. */
  | { readonly status: 'declined' }
  | {
      readonly status: 'failed'
      /** One sentence: what happened. */
      readonly reason: string
      /** What to do about it, where we know. */
      readonly advice?: string | undefined
    }
  | {
      readonly status: 'not-installed'
      /** Where to get it, `https:` only. */
      readonly getUrl?: string | undefined
    }
  | { readonly status: 'connected' }
)

/** The balance as it is shown. The amount is in base units; views format it with `decimals`. */
export type BalanceModel =
  | { readonly status: 'loading' }
  | { readonly status: 'unavailable' }
  | { readonly status: 'ready'; readonly value: bigint; readonly decimals: number; readonly symbol: string }

/** What the Account view shows for one namespace. */
export type AccountModel =
  | { readonly status: 'disconnected' }
  | {
      readonly status: 'connected' | 'disconnecting'
      readonly namespace: ChainNamespace
      readonly address: string
      /** The name that the address is known by, where one was looked up. */
      readonly name?: string | undefined
      readonly balance: BalanceModel
      readonly wallet: { readonly name: string; readonly icon?: string | undefined }
      readonly network: { readonly name: string; readonly supported: boolean }
      /** Page of this address in a block explorer, `https:` only (`http:` for a local chain). */
      readonly explorerUrl?: string | undefined
      /** Every account the wallet opened, the active one first. */
      readonly accounts: readonly { readonly address: string; readonly active: boolean }[]
    }
