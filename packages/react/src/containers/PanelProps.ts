import type { ChainNamespace } from '@latchkit/core'

/** Props of a panel. */
export type PanelProps = {
  readonly namespace: ChainNamespace
  /** The id of the token or NFT, or the hash of the transaction, that was opened last. */
  readonly opened?: string | undefined
}
