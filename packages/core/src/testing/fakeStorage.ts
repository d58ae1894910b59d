import type { Storage } from '../ports/Storage.js'

/** A storage that can fail on request. */
export type FakeStorage = Storage & {
  /** The current items. */
  readonly items: ReadonlyMap<string, string>
  /** Whether every call throws, as in private mode. */
  throws: boolean
  /**
   * The capacity in characters, keys included; a write above it throws. `Infinity`: unlimited.
   */
  quota: number
}

/**
 * Creates a storage for tests.
 *
 * @param options `items`: initial items; `throws` (default false): every call throws; `quota`
 * (characters, default none): capacity.
 * @example
 * ```ts
 * import { fakeStorage } from '@latchkit/core/testing'
 *
 * const privateMode = fakeStorage({ throws: true })
 * const almostFull = fakeStorage({ quota: 100 })
 * ```
 */
export function fakeStorage(
  options: {
    readonly items?: Readonly<Record<string, string>> | undefined
    readonly throws?: boolean | undefined
    readonly quota?: number | undefined
  } = {},
): FakeStorage {
  const items = new Map(Object.entries(options.items ?? {}))

  function check(): void {
    if (storage.throws) throw new DOMException('The operation is insecure.', 'SecurityError')
  }

  function size(): number {
    let total = 0
    for (const [key, value] of items) total += key.length + value.length
    return total
  }

  const storage: FakeStorage = {
    items,
    throws: options.throws ?? false,
    quota: options.quota ?? Number.POSITIVE_INFINITY,
    getItem(key) {
      check()
      return items.get(key) ?? null
    },
    setItem(key, value) {
      check()
      const before = items.has(key) ? key.length + (items.get(key) ?? '').length : 0
      if (size() - before + key.length + value.length > storage.quota) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      items.set(key, value)
    },
    removeItem(key) {
      check()
      items.delete(key)
    },
  }
  return storage
}
