import type { Locator, Page } from '@playwright/test'
import type { TestWallet } from '../host/TestWallet.js'
import type { OpenedLink } from './collectLinks.js'

/** A wallet on a phone, and its user. Apps reach it over a relay. */
export type TestPhone = TestWallet & {
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
