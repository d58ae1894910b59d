import type { Address } from 'viem'
import type { WalletAccount } from './contractAccount.js'
import type { PromptingMethod } from './methods/promptingMethods.js'
import type { WalletChain, WalletState } from './state.js'

/** The context of a method. */
export type WalletContext = {
  /** The page's origin. */
  readonly origin: string
  readonly accounts: readonly WalletAccount[]
  readonly state: () => WalletState
  /** Changes and stores the state, and emits the resulting events. */
  readonly set: (patch: Partial<WalletState>) => void
  /** The accounts visible to the app, the active one first. */
  readonly getSharedAccounts: () => readonly string[]
  readonly getKnownChains: () => readonly WalletChain[]
  /**
   * Shows a prompt, with a description in words; rejects if the user does. `isUnlockSufficient` returns whether unlocking approves it.
   */
  readonly ask: (
    method: PromptingMethod,
    params: unknown,
    isUnlockSufficient?: () => boolean,
    description?: readonly string[],
  ) => Promise<void>
  /** Calls the node of the site's chain. */
  readonly node: (method: string, params?: unknown) => Promise<unknown>
  /** Calls any node. */
  readonly nodeAt: (rpcUrl: string, method: string, params?: unknown) => Promise<unknown>
  /** Runs tasks one at a time, in call order. */
  readonly runExclusive: <result>(run: () => Promise<result>) => Promise<result>
  /** Stores a token that the app asked to watch. */
  readonly watch: (asset: WatchedAsset) => void
}

/**
 * A token that an app asked to watch (EIP-747).
 *
 * @see https://eips.ethereum.org/EIPS/eip-747
 */
export type WatchedAsset = {
  readonly address: Address
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
}

/** Handles one method. A thrown error is the response. */
export type Method = (context: WalletContext, params: unknown) => unknown
