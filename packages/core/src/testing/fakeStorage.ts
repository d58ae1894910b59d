import type { Storage } from '../ports/Storage.js'

/** A storage that can be made to fail. */
export type FakeStorage = Storage & {
  /** What is kept now. */
  readonly items: ReadonlyMap<string, string>
  /** From now on every call throws (private mode), or no longer. */
  throws: boolean
  /** How many characters fit in all, keys included; a write beyond it throws. `Infinity`: any number. */
  quota: number
}

/**
 * Makes a storage for tests.
 *
 * @param options `items` is what is kept at first; `throws` (default false) and `quota` (characters, default none) are how it fails.
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
