import { TransactionMismatchError } from '../../foundation/errors/transaction.js'
import { type DecodedTransfer, decodeTransfer } from './decodeTransfer.js'

/**
 * Decodes a transaction that was built, and compares it with the request.
 *
 * @throws `TransactionMismatchError` with the field that differs
 */
export function checkBuilt(transaction: Uint8Array, asked: DecodedTransfer): void {
  const built = decodeTransfer(transaction)
  const check = (isSame: boolean, field: TransactionMismatchError['field']) => {
    if (!isSame) throw new TransactionMismatchError({ field })
  }
  check(built !== undefined && built.from === asked.from, 'method')
  check(built?.to === asked.to, 'recipient')
  check(built?.mint === asked.mint, 'token')
  check(built?.amount === asked.amount && built.tokenFee === asked.tokenFee, 'amount')
  check(built?.priorityFeeMicroLamports === (asked.priorityFeeMicroLamports || undefined), 'fee')
  // Without a limit in the request, the built one can have a default.
  check(asked.computeUnitLimit === undefined || built?.computeUnitLimit === asked.computeUnitLimit, 'fee')
}
