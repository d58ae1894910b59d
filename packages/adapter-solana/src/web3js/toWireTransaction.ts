import { InvalidParameterError } from '@latchkit/core/errors'
import { isVersioned, type Web3Transaction } from './Web3Transaction.js'

/**
 * Serializes a transaction as it is, with the signatures that it has.
 *
 * @throws `InvalidParameterError` if it is of another library, or lacks a fee payer or blockhash
 */
export function toWireTransaction(transaction: Web3Transaction, field: string): Uint8Array {
  const fail = (reason: string) => new InvalidParameterError({ field, reason })
  if (typeof transaction?.serialize !== 'function' || !('signatures' in transaction))
    throw fail('it must be a Transaction or VersionedTransaction of @solana/web3.js 1')
  try {
    // A `Buffer` becomes plain bytes, because `slice` of a `Buffer` does not copy.
    return Uint8Array.from(
      isVersioned(transaction)
        ? transaction.serialize()
        : transaction.serialize({ requireAllSignatures: false, verifySignatures: false }),
    )
  } catch (error) {
    throw fail(`it cannot be serialized (${error instanceof Error ? error.message : error})`)
  }
}
