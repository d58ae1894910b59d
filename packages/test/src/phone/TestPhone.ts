import type { Locator, Page } from '@playwright/test'
import type { TestWallet } from '../host/TestWallet.js'
import type { SolanaTestWallet } from '../namespaces/SolanaTestWallet.js'
import type { OpenedLink } from './collectLinks.js'

/**
 * A wallet on a phone, and its user. Apps reach it over a relay. It is an EVM wallet; what all wallets have in common, such as `hang()`,
 * `lock()` and `disconnect()`, is of its Solana wallet too.
 */
export type TestPhone = TestWallet & {
  /** Its Solana wallet. @throws Error if the options have no `solana`. */
  readonly solana: SolanaTestWallet
  /** Scans the QR code on the screen and connects. Waits until there is one. */
  readonly scan: (target?: Page | Locator, options?: { readonly timeout?: number }) => Promise<void>
  /** Connects with the link of a pairing: `wc:…`, or a link of a wallet with it. */
  readonly open: (link: string) => Promise<void>
  /** The links that the app opened in apps of the phone, oldest first. */
  readonly links: readonly OpenedLink[]
  /** The names of the apps that are connected. */
  readonly sessions: readonly string[]
  readonly stop: () => Promise<void>
}
