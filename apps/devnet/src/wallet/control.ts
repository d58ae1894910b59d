import type { WatchedAsset } from './context.js'
import type { PersonState } from './personState.js'
import type { Prompt } from './prompts.js'
import type { WalletState } from './state.js'

/** An EIP-1193 provider. */
export type Provider = {
  readonly request: (args: {
    readonly method: string
    readonly params?: readonly unknown[] | object
  }) => Promise<unknown>
  readonly on: (event: string, listener: (payload: unknown) => void) => Provider
  readonly removeListener: (event: string, listener: (payload: unknown) => void) => Provider
}

/** The person in front of a wallet of any chain. */
export type PersonControl<state extends PersonState> = {
  readonly state: state
  /** What the person was asked since the page loaded, oldest first. A fresh page that never prompted has none. */
  readonly prompts: readonly Prompt[]
  /** Calls back after every change of state or prompts; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Changes the wallet; the page hears what follows from it. */
  readonly set: (patch: Partial<state>) => void
  /** Approves every prompt that hangs. Those behind the lock screen wait on. */
  readonly release: () => void
  /** Rejects every open prompt with 4001, the lock screen too. */
  readonly rejectPending: () => void
  readonly lock: () => void
  /** Unlocks; what waited behind the lock screen is then answered. */
  readonly unlock: () => void
  /** Makes another of its accounts the active one, unasked. */
  readonly switchAccount: (index: number) => void
  /** Takes back the site's permission. */
  readonly forget: () => void
  /** Loses the connection to every chain. What is open fails with 4900. */
  readonly disconnect: () => void
  readonly reconnect: () => void
  /** Announces itself now, whatever `announces` says. */
  readonly announce: () => void
  /** Forgets everything, as if the wallet were newly installed. */
  readonly reset: () => void
}

/**
 * The person in front of one EVM wallet. In a page: `window.__wallets.harbor`. After a change it emits what follows from it:
 * `accountsChanged`, `chainChanged`, `connect`, `disconnect`.
 *
 * @example
 * import type { WalletControls } from '@latchkit/devnet'
 *
 * await page.evaluate(() => window.__wallets.harbor.set({ answer: 'hang' }))
 * // … click Connect …
 * await page.evaluate(() => window.__wallets.harbor.rejectPending())
 */
export type WalletControl = PersonControl<WalletState> & {
  readonly provider: Provider
  /** All of the wallet's own accounts, checksummed, whether the page may see them or not. */
  readonly accounts: readonly string[]
  /** Tokens that pages asked to watch since the page loaded. */
  readonly watchedAssets: readonly WatchedAsset[]
  /** How many listeners the page has left on each event; an event without any is not in it. */
  readonly listeners: Readonly<Record<string, number>>
  /** Moves the site to a chain, unasked; it need not be one the wallet knows. */
  readonly switchChain: (chainId: number) => void
}

/** The wallets of a page by their key. */
export interface WalletControls {
  readonly harbor: WalletControl
  readonly meadow: WalletControl
  readonly [key: string]: WalletControl
}

declare global {
  interface Window {
    /** The devnet's wallets, where its script runs. */
    readonly __wallets: WalletControls
  }
}
