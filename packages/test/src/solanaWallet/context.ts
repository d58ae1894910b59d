import type { SolanaKey } from '../solana/keys.js'
import type { BaseWallet } from '../wallet/createBaseWallet.js'
import type { StandardAccount } from '../walletStandard/standardWallet.js'
import type { SolanaWalletState } from './control.js'

/** The methods of a Solana wallet that prompt. */
export const solanaPromptingMethods = [
  'standard:connect',
  'solana:signAndSendTransaction',
  'solana:signIn',
  'solana:signMessage',
  'solana:signTransaction',
] as const

/** The context of a Solana wallet's features. */
export type SolanaWalletContext = {
  readonly baseWallet: BaseWallet<SolanaWalletState>
  /** The page's host, without scheme. */
  readonly domain: string
  /** The accounts visible to the app, the active one first. */
  readonly accounts: () => readonly StandardAccount[]
  /** Returns the key of a visible account. Throws ProviderRpcError 4100 for others. */
  readonly key: (address: string) => SolanaKey
  /** Exposes the authorized accounts until the next page load. */
  readonly setExposed: (exposed: boolean) => void
  /** Calls the node of a cluster. Throws ProviderRpcError 4901 if there is none. */
  readonly node: (chain: string, method: string, params: readonly unknown[]) => Promise<unknown>
}
