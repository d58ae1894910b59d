import { sameBytes } from '../../foundation/encoding/bytes.js'
import { TransactionMismatchError } from '../../foundation/errors/transaction.js'
import type { BitcoinCoin } from '../../ports/BitcoinMethods.js'
import { littleEndian, parseRawTransaction, withSize } from './rawTransaction.js'

/**
 * Decodes the transaction of a PSBT, and compares it with the payment that the user reviewed: the outputs that it spends, the
 * receiver, the amount, the change and so the fee. It must allow a replacement with a higher fee (BIP-125).
 *
 * @throws `TransactionMismatchError` with the field that differs; `TypeError` if it is malformed
 * @see https://github.com/bitcoin/bips/blob/master/bip-0125.mediawiki
 *
 * @example
 * ```ts
 * import { type BitcoinCoin, checkPayment } from '@latchkit/core/bip122'
 *
 * export function check(transaction: Uint8Array, coins: readonly BitcoinCoin[], from: Uint8Array, to: Uint8Array) {
 *   checkPayment(transaction, { coins, from, to, amount: 1_000n, fee: 200n })
 * }
 * ```
 */
export function checkPayment(
  transaction: Uint8Array,
  payment: {
    readonly coins: readonly BitcoinCoin[]
    /** The locking scripts of the sender and of the receiver. */
    readonly from: Uint8Array
    readonly to: Uint8Array
    /** Sats. */
    readonly amount: bigint
    readonly fee: bigint
  },
): void {
  const { coins, from, to, amount, fee } = payment
  const { inputs, outputs } = parseRawTransaction(transaction)
  const check = (isSame: boolean, field: TransactionMismatchError['field']) => {
    if (!isSame) throw new TransactionMismatchError({ field })
  }
  const change = coins.reduce((sum, { value }) => sum + value, 0n) - amount - fee
  const expected = [{ script: to, value: amount }, ...(change > 0n ? [{ script: from, value: change }] : [])]
  check(inputs.length === coins.length && change >= 0n, 'fee')
  for (const [at, { outpoint, sequence }] of inputs.entries()) {
    check(sameBytes(outpoint, toOutpoint(coins[at])), 'fee')
    check(new DataView(sequence.buffer, sequence.byteOffset, 4).getUint32(0, true) < 0xfffffffe, 'method')
  }
  for (const [at, output] of outputs.entries()) {
    const { script, value } = expected[at] ?? {}
    const field = at === 0 ? 'recipient' : 'fee'
    check(script !== undefined && sameBytes(output.slice(8), withSize(script)), field)
    check(
      value !== undefined && sameBytes(output.slice(0, 8), littleEndian(value, 8)),
      at === 0 ? 'amount' : 'fee',
    )
  }
  check(outputs.length === expected.length, 'fee')
}

function toOutpoint(coin: BitcoinCoin | undefined): Uint8Array {
  if (!coin) return new Uint8Array()
  // The bytes of an id are shown in reverse order.
  const id = Uint8Array.from(coin.txid.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)).reverse()
  return Uint8Array.of(...id, ...littleEndian(coin.vout, 4))
}
