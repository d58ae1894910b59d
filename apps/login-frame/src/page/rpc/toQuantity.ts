import { RpcError } from './RpcError.js'

/**
 * Returns a number that a server has returned in hex.
 *
 * @throws `RpcError`
 */
export function toQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)) return BigInt(value)
  throw new RpcError({ message: 'The network has returned an invalid number' })
}
