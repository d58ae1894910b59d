/**
 * Parses a JSON-RPC quantity: `0x` and at least one hex digit.
 *
 * @throws `TypeError`
 */
export function toQuantity(value: unknown): bigint {
  // BigInt('') is 0 and BigInt('12') does not throw: a response that is not hex must not become an
  // amount.
  if (typeof value !== 'string' || !/^0x[0-9a-f]+$/i.test(value))
    throw new TypeError(`${String(value).slice(0, 80)} is not a quantity`)
  return BigInt(value)
}
