import type { Eip1193Provider } from '../../browser/eip6963.js'

/**
 * Returns whether a value is an EIP-1193 provider. Its responses are parsed one by one.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 *
 * @example
 * ```ts
 * import { isEip1193Provider } from '@latchkit/core/eip1193'
 *
 * isEip1193Provider(Reflect.get(window, 'ethereum')) // false if there is no wallet
 * ```
 */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false
  return typeof Reflect.get(value, 'request') === 'function'
}
