import { InvalidParameterError } from '../errors/request.js'

/** What fits one packet of Solana's network; a longer transaction is never taken. */
const maxBytes = 1_232

/**
 * A copy of a transaction in wire format, so that what is signed stays what was asked for while it waits for its turn.
 *
 * @throws `InvalidParameterError` where it is no bytes, or more or less of them than a transaction has.
 */
export function copySolanaTransaction(transaction: unknown, field: string): Uint8Array {
  const reject = (reason: string) => new InvalidParameterError({ field, reason })
  if (!(transaction instanceof Uint8Array))
    throw reject('it is no Uint8Array; give the transaction in wire format, as `serialize()` makes it')
  if (transaction.length === 0) throw reject('it is empty')
  if (transaction.length > maxBytes)
    throw reject(`it has ${transaction.length} bytes, and Solana takes no more than ${maxBytes}`)
  return transaction.slice()
}
