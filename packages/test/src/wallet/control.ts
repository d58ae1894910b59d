import type { BaseWalletState } from './baseWalletState.js'
import type { WatchedAsset } from './context.js'
import type { Prompt } from './prompts.js'
import type { WalletState } from './state.js'

/**
 * An EIP-1193 provider.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type Provider = {
  readonly request: (args: {
    readonly method: string
    readonly params?: readonly unknown[] | object
  }) => Promise<unknown>
  readonly on: (event: string, listener: (payload: unknown) => void) => Provider
  readonly removeListener: (event: string, listener: (payload: unknown) => void) => Provider
}

/** Controls a wallet of any namespace and its user. */
export type BaseWalletControl<state extends BaseWalletState> = {
  readonly state: state
  /** The prompts since the page loaded, oldest first. */
  readonly prompts: readonly Prompt[]
  /** Calls back after every change of state or prompts. Returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void
  /** Changes the wallet's state; the page receives the resulting events. */
  readonly set: (patch: Partial<state>) => void
  /** Approves every pending prompt, except those behind the lock screen. */
  readonly release: () => void
  /** Rejects every open prompt with 4001, including the lock screen. */
  readonly rejectPending: () => void
  readonly lock: () => void
  /** Unlocks, and handles the requests that waited behind the lock screen. */
  readonly unlock: () => void
  /** Switches the active account without a request. */
  readonly switchAccount: (index: number) => void
  /** Revokes the site's authorization. */
  readonly forget: () => void
  /** Disconnects from every chain. Open requests fail with 4900. */
  readonly disconnect: () => void
  readonly reconnect: () => void
  /** Announces the wallet now, whatever `announces` is. */
  readonly announce: () => void
  /** Resets the wallet to a new installation. */
  readonly reset: () => void
}

/**
 * Controls one EVM wallet and its user. On a page: `window.__wallets.harbor`. A change emits the resulting events:
 * `accountsChanged`, `chainChanged`, `connect`, `disconnect`.
 *
 * @example
 * import type { WalletControls } from '@latchkit/test'
 *
 * await page.evaluate(() => window.__wallets.harbor.set({ answer: 'hang' }))
 * // … click Connect …
 * await page.evaluate(() => window.__wallets.harbor.rejectPending())
 */
export type WalletControl = BaseWalletControl<WalletState> & {
  readonly provider: Provider
  /** All accounts of the wallet, checksummed, authorized or not. */
  readonly accounts: readonly string[]
  /** Tokens that apps asked to watch since the page loaded. */
  readonly watchedAssets: readonly WatchedAsset[]
  /** The number of the page's listeners per event, without events that have none. */
  readonly listeners: Readonly<Record<string, number>>
  /** Switches the site to a chain without a request; the wallet does not have to know it. */
  readonly switchChain: (chainId: number) => void
}

/** The wallets of a page, by key. */
export interface WalletControls {
  readonly harbor: WalletControl
  readonly meadow: WalletControl
  readonly [key: string]: WalletControl
}

declare global {
  interface Window {
    /** The devnet's wallets, where the script runs. */
    readonly __wallets: WalletControls
  }
}
