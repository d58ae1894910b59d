import { createToken, hashToken } from './createToken.js'
import {
  type IssuedSession,
  type SessionStore,
  type SessionStoreOptions,
  type SiwxSession,
  withSessionDefaults,
} from './SessionStore.js'

/** Options of `createMemorySessionStore`. */
export type MemorySessionStoreOptions = SessionStoreOptions & {
  /** The most tokens to keep. A further one replaces the oldest. Default: 100,000. */
  readonly maxTokens?: number
}

type Entry = { readonly session: SiwxSession; readonly issuedAt: number; replacedAt?: number }

/**
 * Creates a session store in the memory of one process, for development and tests: a restart ends all sessions.
 *
 * @example
 * ```ts
 * import { createMemorySessionStore } from '@latchkit/siwx/server'
 *
 * const sessions = createMemorySessionStore({ lifetime: 24 * 3_600_000 })
 * ```
 */
export function createMemorySessionStore(options: MemorySessionStoreOptions = {}): SessionStore {
  const { lifetime, rotationGrace, now } = withSessionDefaults(options)
  const { maxTokens = 100_000 } = options
  /** By the hash of the token. */
  const entries = new Map<string, Entry>()

  const isValid = ({ session, replacedAt = Number.POSITIVE_INFINITY }: Entry) =>
    session.expiresAt > now() && replacedAt + rotationGrace > now()
  const find = (token: string): Entry | undefined => {
    const entry = entries.get(hashToken(token))
    return entry && isValid(entry) ? entry : undefined
  }
  const issue = (session: SiwxSession): IssuedSession => {
    for (const [hash, entry] of entries) {
      if (isValid(entry) && entries.size < maxTokens) break
      entries.delete(hash)
    }
    const token = createToken()
    entries.set(hashToken(token), { session, issuedAt: now() })
    return { token, session }
  }

  return {
    create: async (session) =>
      issue({ ...session, id: crypto.randomUUID(), createdAt: now(), expiresAt: now() + lifetime }),
    async find(token) {
      const entry = find(token)
      return entry && { session: entry.session, issuedAt: entry.issuedAt }
    },
    async rotate(token) {
      const entry = find(token)
      if (!entry || entry.replacedAt !== undefined) return undefined
      entry.replacedAt = now()
      return issue(entry.session)
    },
    async revoke(token) {
      const id = find(token)?.session.id
      if (id === undefined) return
      for (const [hash, { session }] of entries) if (session.id === id) entries.delete(hash)
    },
  }
}
