import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { PromptingMethod } from './methods/promptingMethods.js'
import type { WalletChain, WalletState } from './state.js'

/** What a method can see and do. */
export type WalletContext = {
  /** Of the page. */
  readonly origin: string
  readonly accounts: readonly PrivateKeyAccount[]
  readonly state: () => WalletState
  /** Changes the state, keeps it and emits what follows from it. */
  readonly set: (patch: Partial<WalletState>) => void
  /** What the page may see, the active account first. */
  readonly sharedAccounts: () => readonly string[]
  readonly knownChains: () => readonly WalletChain[]
  /** Shows a prompt; rejects if the person does. `enough` tells whether unlocking alone answers it. */
  readonly ask: (method: PromptingMethod, params: unknown, enough?: () => boolean) => Promise<void>
  /** Asks the node of the site's chain. */
  readonly node: (method: string, params?: unknown) => Promise<unknown>
  /** Asks any node. */
  readonly nodeAt: (rpcUrl: string, method: string, params?: unknown) => Promise<unknown>
  /** Runs one at a time, in the order of the calls. */
  readonly inTurn: <result>(run: () => Promise<result>) => Promise<result>
  /** Remembers a token the page asked to watch. */
  readonly watch: (asset: WatchedAsset) => void
}

/** A token a page asked the wallet to show (EIP-747). */
export type WatchedAsset = {
  readonly address: Address
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
}

/** Answers one method; what it throws is the answer too. */
export type Method = (context: WalletContext, params: unknown) => unknown
