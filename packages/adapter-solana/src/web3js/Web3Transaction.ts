import type { Transaction, VersionedTransaction } from '@solana/web3.js'

/** A transaction of `@solana/web3.js` 1: legacy, or versioned. */
export type Web3Transaction = Transaction | VersionedTransaction

/** Returns whether it is a `VersionedTransaction`, also of another copy of the library. */
export function isVersioned(transaction: Web3Transaction): transaction is VersionedTransaction {
  return 'version' in transaction
}
