import { isBytes } from '../../../../foundation/encoding/isBytes.js'
import { InvalidParameterError } from '../../../../foundation/errors/parameters.js'

/** The size of one packet on Solana's network; a longer transaction is always rejected. */
const maxBytes = 1_232

/**
 * Copies a transaction in wire format, so that later changes by the caller do not affect the queued request.
 *
 * @throws `InvalidParameterError` if it is not a Uint8Array, or has an invalid length.
 */
export function copySolanaTransaction(transaction: unknown, field: string): Uint8Array {
  const reject = (reason: string) => new InvalidParameterError({ field, reason })
  if (!isBytes(transaction))
    throw reject('it is no Uint8Array; give the transaction in wire format, as `serialize()` makes it')
  if (transaction.length === 0) throw reject('it is empty')
  if (transaction.length > maxBytes)
    throw reject(`it has ${transaction.length} bytes, and Solana takes no more than ${maxBytes}`)
  // Not `slice`: of a `Buffer`, as web3.js serializes to, it does not copy.
  return Uint8Array.from(transaction)
}
