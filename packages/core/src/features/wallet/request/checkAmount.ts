import { InvalidAmountError } from '../../../foundation/errors/parameters.js'

/**
 * Validates an amount.
 *
 * @throws `InvalidAmountError` if it is not a bigint, not above zero, or above `max`.
 */
export function checkAmount(
  amount: unknown,
  rule: { readonly field: string; readonly unit: string; readonly max: bigint },
): void {
  const { field, unit, max } = rule
  const reject = (reason: string) => new InvalidAmountError({ field, unit, reason })
  if (typeof amount !== 'bigint') throw reject(`it is a ${typeof amount}`)
  if (amount <= 0n) throw reject('it is not above zero')
  if (amount > max) throw reject(`it exceeds ${max}, which is all there can be`)
}
