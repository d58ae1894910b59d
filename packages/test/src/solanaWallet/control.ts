import type { BaseWalletState } from '../wallet/baseWalletState.js'
import type { BaseWalletControl } from '../wallet/control.js'
import type { StandardWallet } from '../walletStandard/standardWallet.js'

/** The complete state of a Solana wallet. Every field can be set. */
export type SolanaWalletState = BaseWalletState & {
  /**
   * The supported clusters by Wallet Standard name. Default: the devnet's (by both names) and the three public ones.
   */
  readonly chains: readonly string[]
  /** Whether it supports `solana:signIn`. Default true. */
  readonly signsIn: boolean
  /**
   * The message that `solana:signIn` signs: the message of the standard (default), the input as `json`, with the `header` of an off-chain
   * message, or with another nonce (`other-nonce`).
   */
  readonly signInText: 'standard' | 'json' | 'header' | 'other-nonce'
  /**
   * Whether `solana:signIn` rejects before `standard:connect`. By default it connects with the same prompt, as in Phantom and Backpack.
   */
  readonly signInNeedsConnection: boolean
  /** Whether `standard:connect` prompts even with `silent: true`, as MetaMask does. Default false. */
  readonly ignoresSilent: boolean
}

/** Controls one Solana wallet and its user. On a page: `window.__solanaWallets.lagoon`. */
export type SolanaWalletControl = BaseWalletControl<SolanaWalletState> & {
  /** The registered Wallet Standard wallet. */
  readonly wallet: StandardWallet
  /** All its addresses, base58, authorized or not. */
  readonly accounts: readonly string[]
  /** The number of the page's listeners on `standard:events`. */
  readonly listeners: number
}

/** The Solana wallets of a page, by key. */
export interface SolanaWalletControls {
  readonly lagoon: SolanaWalletControl
  readonly [key: string]: SolanaWalletControl
}

declare global {
  interface Window {
    /** The devnet's Solana wallets, where the script runs. */
    readonly __solanaWallets: SolanaWalletControls
  }
}
