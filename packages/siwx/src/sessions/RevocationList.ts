/**
 * The ids of revoked sessions and replaced tokens. A cookie store has no other state, so several processes must share the
 * list.
 */
export type RevocationList = {
  /** Adds an id, from a time on, if it is not in the list; returns whether it was added. Atomic. */
  readonly add: (id: string, entry: { readonly from: number; readonly expiresAt: number }) => Promise<boolean>
  /** Returns from when on an id is revoked; `undefined` if it is not in the list. */
  readonly find: (id: string) => Promise<number | undefined>
}

/**
 * Creates a revocation list in the memory of one process. Entries are removed once the session has expired anyway.
 *
 * @param now Returns the time, in milliseconds.
 * @example
 * ```ts
 * import { createCookieSessionStore, createMemoryRevocationList } from '@latchkit/siwx/server'
 *
 * const revocations = createMemoryRevocationList()
 * const sessions = createCookieSessionStore({ secrets: [process.env.SESSION_SECRET ?? ''], revocations })
 * ```
 */
export function createMemoryRevocationList(now: () => number = Date.now): RevocationList {
  const entries = new Map<string, { readonly from: number; readonly expiresAt: number }>()
  return {
    async add(id, entry) {
      for (const [other, { expiresAt }] of entries) if (expiresAt <= now()) entries.delete(other)
      if (entries.has(id)) return false
      entries.set(id, entry)
      return true
    },
    find: async (id) => entries.get(id)?.from,
  }
}
