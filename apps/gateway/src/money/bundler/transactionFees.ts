import type { ParsedOperation } from './ParsedOperation.js'

/** Fees of a transaction, in wei per gas. */
export type Fees = { readonly maxFee: bigint; readonly maxPriorityFee: bigint }

type OperationFees = Pick<ParsedOperation, 'maxFeePerGas' | 'maxPriorityFeePerGas'>

/** Percentage by which nodes require both fees of a replacement to be higher. @see https://geth.ethereum.org/docs/fundamentals/command-line-options `--txpool.pricebump` */
export const replacementBump = 10n
/** Percentage by which the fees are raised of a transaction that is not mined. */
export const raiseBump = 13n
/** Percentage of the fees of an operation that its transaction can have, at the cost of the executor. */
const maxOverpayment = 150n

/**
 * Returns the fees of the transaction of an operation. The EntryPoint pays back the fees of the operation, so the priority fee
 * is the same. The maximum covers a base fee of twice the present one, not more: a node requires the executor to have it.
 */
export function getTransactionFees(operation: OperationFees, baseFee: bigint): Fees {
  const { maxFeePerGas, maxPriorityFeePerGas } = operation
  const highest = 2n * baseFee + maxPriorityFeePerGas
  return {
    maxFee: maxFeePerGas < highest ? maxFeePerGas : highest,
    maxPriorityFee: maxPriorityFeePerGas,
  }
}

/** Returns the least `maxFeePerGas` that covers the base fee of the next block. @see https://eips.ethereum.org/EIPS/eip-1559 */
export function getNextBaseFee(baseFee: bigint): bigint {
  return (baseFee * 9n + 7n) / 8n
}

/** Returns fees that are higher by a percentage. */
export function raiseFees({ maxFee, maxPriorityFee }: Fees, percent: bigint): Fees {
  const raise = (fee: bigint) => (fee * (100n + percent) + 99n) / 100n
  return { maxFee: raise(maxFee), maxPriorityFee: raise(maxPriorityFee) }
}

/** Returns the highest of both fees. */
export function toHighestFees(a: Fees, b: Fees): Fees {
  const maxPriorityFee = getHighest([a.maxPriorityFee, b.maxPriorityFee])
  return { maxPriorityFee, maxFee: getHighest([a.maxFee, b.maxFee, maxPriorityFee]) }
}

/**
 * Whether a transaction of an operation may have these fees.
 *
 * @param isFree Whether the EntryPoint must pay all of it back. Default: the executor may pay a part.
 */
export function canHaveFees(
  { maxFeePerGas, maxPriorityFeePerGas }: OperationFees,
  { maxFee, maxPriorityFee }: Fees,
  { isFree = false }: { readonly isFree?: boolean } = {},
): boolean {
  const percent = isFree ? 100n : maxOverpayment
  return maxFee * 100n <= maxFeePerGas * percent && maxPriorityFee * 100n <= maxPriorityFeePerGas * percent
}

/** Returns the highest of some numbers; 0 without any. */
export function getHighest(values: readonly bigint[]): bigint {
  let highest = 0n
  for (const value of values) if (value > highest) highest = value
  return highest
}
