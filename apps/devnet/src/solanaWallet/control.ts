import type { PersonControl } from '../wallet/control.js'
import type { PersonState } from '../wallet/personState.js'
import type { StandardWallet } from '../walletStandard/standardWallet.js'

/** Everything a Solana wallet is at one moment, all of it settable. */
export type SolanaWalletState = PersonState & {
  /** The Wallet Standard's ids of the clusters it knows. Default: the devnet's (by both its names) and the three public ones. */
  readonly chains: readonly string[]
  /** Whether it has `solana:signIn`. Default true. */
  readonly signsIn: boolean
  /** Whether `standard:connect` prompts also with `silent: true`, as MetaMask's does. Default false. */
  readonly ignoresSilent: boolean
}

/** The person in front of one Solana wallet. In a page: `window.__solanaWallets.lagoon`. */
export type SolanaWalletControl = PersonControl<SolanaWalletState> & {
  /** As registered by the Wallet Standard. */
  readonly wallet: StandardWallet
  /** All of its own addresses, base58, whether the page may see them or not. */
  readonly accounts: readonly string[]
  /** How many listeners the page has left on `standard:events`. */
  readonly listeners: number
}

/** The Solana wallets of a page by their key. */
export interface SolanaWalletControls {
  readonly lagoon: SolanaWalletControl
  readonly [key: string]: SolanaWalletControl
}

declare global {
  interface Window {
    /** The devnet's Solana wallets, where their script runs. */
    readonly __solanaWallets: SolanaWalletControls
  }
}
