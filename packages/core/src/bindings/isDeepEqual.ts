/**
 * Returns whether two values are equal: arrays and plain objects by content, everything else by identity. A user interface
 * renders again only for a model that is not equal to the last one.
 *
 * @example
 * ```ts
 * import { isDeepEqual } from '@latchkit/core/bindings'
 *
 * isDeepEqual({ wallets: ['io.metamask'] }, { wallets: ['io.metamask'] }) // true
 * ```
 */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isPlainData(a) || !isPlainData(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isDeepEqual(a[key], b[key]))
}

function isPlainData(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
