/**
 * Returns a member of an untrusted value; `undefined` if there is none.
 *
 * @example
 * ```ts
 * import { field } from '@latchkit/core/bip122'
 *
 * field({ address: 'bc1q' }, 'address') // 'bc1q'
 * field(null, 'address') // undefined
 * ```
 */
export function field(value: unknown, name: string): unknown {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
    ? Reflect.get(value, name)
    : undefined
}

/**
 * Returns a list of an untrusted value; an empty one if it is not a list.
 *
 * @example
 * ```ts
 * import { listOf } from '@latchkit/core/bip122'
 *
 * listOf('nonsense') // []
 * ```
 */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
