import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/** A wallet as a row of a list. Name and icon are untrusted input: shown as text and in an `<img>`, never as markup. */
export type WalletRow = {
  /** Stable across reloads: the wallet's rdns, else its directory id, else its connector's id. */
  readonly id: string
  /** Empty if the wallet has none: the UI chooses the words. */
  readonly name: string
  /** A validated `https:` or `data:image/…` URL; absent if there is none that can be shown. */
  readonly icon?: string | undefined
  /** `recent` also if the wallet is installed. */
  readonly tag?: 'installed' | 'recent' | 'qr-code' | undefined
  /** The namespaces in which this wallet can connect, in the order of the configuration. */
  readonly namespaces: readonly ChainNamespace[]
}
