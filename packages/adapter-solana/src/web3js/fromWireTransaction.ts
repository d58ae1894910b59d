import { Transaction, VersionedTransaction } from '@solana/web3.js'
import { isVersioned, type Web3Transaction } from './Web3Transaction.js'

/** Parses a signed transaction as the class of the one that the app passed. */
export function fromWireTransaction<T extends Web3Transaction>(signed: Uint8Array, passed: T): T {
  if (isVersioned(passed)) return VersionedTransaction.deserialize(signed) as T
  const transaction = Transaction.from(signed)
  const { lastValidBlockHeight } = passed
  // Not part of the bytes; `sendAndConfirmTransaction` of web3.js uses it.
  if (lastValidBlockHeight !== undefined) transaction.lastValidBlockHeight = lastValidBlockHeight
  return transaction as T
}
