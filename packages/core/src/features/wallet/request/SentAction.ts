import type { TransactionTransfer } from '../../../ports/DataApi.js'

/**
 * Action of a transaction, as the user has reviewed it. The request to the wallet carries it, so that it is known with the hash: the data of
 * a call does not tell it. Texts and URLs are untrusted, and only shown.
 */
export type SentAction = {
  readonly operation: 'approve' | 'send' | 'trade'
  /** Transfers from and to the account; empty for an approval. */
  readonly transfers: readonly TransactionTransfer[]
}
