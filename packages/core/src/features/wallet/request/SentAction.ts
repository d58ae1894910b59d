import type { TransactionTransfer } from '../../../ports/DataApi.js'

/**
 * What a transaction does, as the user has reviewed it. The request to the wallet carries it, so that it is known with the hash: the data of
 * a call does not tell it. Texts and URLs are untrusted, and only shown.
 */
export type SentAction = {
  readonly operation: 'approve' | 'send' | 'trade'
  /** What the account gives and gets; empty for an approval. */
  readonly transfers: readonly TransactionTransfer[]
}
