import type { SolanaKey } from '../solana/keys.js'
import type { Person } from '../wallet/createPerson.js'
import type { StandardAccount } from '../walletStandard/standardWallet.js'
import type { SolanaWalletState } from './control.js'

/** The methods of a Solana wallet that ask the person. */
export const solanaPromptingMethods = [
  'standard:connect',
  'solana:signAndSendTransaction',
  'solana:signIn',
  'solana:signMessage',
  'solana:signTransaction',
] as const

/** What a feature of a Solana wallet can see and do. */
export type SolanaWalletContext = {
  readonly person: Person<SolanaWalletState>
  /** Of the page, without a scheme. */
  readonly domain: string
  /** What the page may see, the active account first. */
  readonly accounts: () => readonly StandardAccount[]
  /** The key of an account the page may see. Throws ProviderRpcError 4100 for others. */
  readonly key: (address: string) => SolanaKey
  /** Shows the page the accounts, from now until it loads again; what it may see, the state says. */
  readonly setExposed: (exposed: boolean) => void
  /** Asks the node of a cluster. Throws ProviderRpcError 4901 where there is none. */
  readonly node: (chain: string, method: string, params: readonly unknown[]) => Promise<unknown>
}
