/**
 * A member of something that a wallet or a server gave, whatever it is; `undefined` where there is none.
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
 * A list, or nothing where a wallet or a server gave something else.
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
