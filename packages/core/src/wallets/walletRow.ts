import type { ChainNamespace } from '../schema/caip.js'

/** A wallet as a row in a list. Name and icon are a stranger's words: shown as text and in an `<img>`, never as markup. */
export type WalletRow = {
  /** Stable across reloads: the wallet's rdns, else its catalogue id, else the id of its connector. */
  readonly id: string
  readonly name: string
  /** An `https:` or `data:image/…` URL, already checked; absent where there is none that can be shown. */
  readonly icon?: string | undefined
  readonly tag?: 'installed' | 'recent' | 'multichain' | 'qr-code' | undefined
  /** The namespaces this wallet can connect here, in the order of the configuration. */
  readonly namespaces: readonly ChainNamespace[]
}
