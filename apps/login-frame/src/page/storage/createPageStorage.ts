import type * as z from 'zod/mini'

/** Values that the page of the frame remembers on this device. The browser partitions it by the app that embeds the frame. */
export type PageStorage = {
  /** Returns `undefined` if there is no value, or it does not have the form of the schema. */
  read<T>(key: string, schema: z.ZodMiniType<T>): T | undefined
  write(key: string, value: unknown): void
}

/**
 * Opens the storage of the page. Without one, values last as long as the page.
 *
 * @param scope The part of an app, in a browser that does not partition the storage.
 */
export function createPageStorage(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  scope = '',
): PageStorage {
  const prefix = scope === '' ? 'latchkit-frame:' : `latchkit-frame:${scope}:`
  const memory = new Map<string, string>()

  function readText(key: string): string | null {
    try {
      return memory.get(key) ?? storage?.getItem(`${prefix}${key}`) ?? null
    } catch {
      // The browser blocks the storage of frames.
      return null
    }
  }

  return {
    read(key, schema) {
      const text = readText(key)
      if (text === null) return undefined
      try {
        return schema.safeParse(JSON.parse(text)).data
      } catch {
        // Another program has written it.
        return undefined
      }
    },
    write(key, value) {
      const text = JSON.stringify(value)
      memory.set(key, text)
      try {
        storage?.setItem(`${prefix}${key}`, text)
      } catch {
        // Blocked or full: the value lasts as long as the page.
      }
    },
  }
}

/** Returns the storage of a page, if the browser lets the page use it. */
export function findPageStorage(page: { readonly localStorage: Storage }): Storage | undefined {
  try {
    return page.localStorage
  } catch {
    // Blocked.
    return undefined
  }
}
