import { randomUUID } from 'node:crypto'
import { maxSessions, type SessionPermission } from '@latchkit/blockchain-api/contract'
import { and, count, desc, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { permissionNonces, permissionSessions } from './tables.js'

/** The account of a project that sessions belong to. */
export type SessionOwner = { readonly projectId: string; readonly account: string }

/** A session before it has an id. */
export type NewSession = {
  readonly sessionKey: string
  readonly permission: SessionPermission
  /** In seconds since 1970. */
  readonly expiry: number
}

/** A stored session. */
export type StoredSession = NewSession & {
  readonly pci: string
  readonly createdAt: number
  readonly context: string | null
  readonly revokedAt: number | null
}

/** Stores sessions. Times are seconds since 1970. */
export type SessionStore = {
  /** Adds a session. @returns Its id; `undefined` if the account has the maximum. */
  readonly add: (owner: SessionOwner, session: NewSession, now: number) => Promise<string | undefined>
  readonly list: (owner: SessionOwner) => Promise<readonly StoredSession[]>
  readonly find: (owner: SessionOwner, pci: string) => Promise<StoredSession | undefined>
  /** Stores what was granted. @returns Whether the session was neither active nor revoked. */
  readonly activate: (
    owner: SessionOwner,
    pci: string,
    granted: Pick<StoredSession, 'permission' | 'expiry'> & { readonly context: string },
  ) => Promise<boolean>
  /** @returns Whether the session was not revoked. */
  readonly revoke: (owner: SessionOwner, pci: string, now: number) => Promise<boolean>
  /** Uses a nonce. @returns Whether it is new. */
  readonly takeNonce: (nonce: string, expiresAt: number) => Promise<boolean>
  /** Deletes old rows. */
  readonly sweep: (nowMs: number) => Promise<void>
}

/** A session that was not activated is kept for a day, one that has ended for a year. */
const pendingSeconds = 86_400
const endedSeconds = 365 * 86_400

/** Creates the store. */
export function createSessionStore({ db }: Pick<Database, 'db'>): SessionStore {
  const table = permissionSessions
  const isOf = ({ projectId, account }: SessionOwner) =>
    and(eq(table.projectId, projectId), eq(table.account, account))
  const isSession = (owner: SessionOwner, pci: string) => and(isOf(owner), eq(table.pci, pci))

  return {
    async add(owner, { permission, ...session }, now) {
      const [counted] = await db.select({ all: count() }).from(table).where(isOf(owner))
      if ((counted?.all ?? 0) >= maxSessions) return undefined
      const pci = randomUUID()
      const text = JSON.stringify(permission)
      await db.insert(table).values({ ...owner, ...session, pci, permission: text, createdAt: now })
      return pci
    },
    async list(owner) {
      const rows = await db
        .select()
        .from(table)
        .where(isOf(owner))
        .orderBy(desc(table.createdAt), table.pci)
        .limit(maxSessions)
      return rows.map(toStoredSession)
    },
    async find(owner, pci) {
      const [row] = await db.select().from(table).where(isSession(owner, pci))
      return row && toStoredSession(row)
    },
    async activate(owner, pci, { permission, expiry, context }) {
      const changed = await db
        .update(table)
        .set({ permission: JSON.stringify(permission), expiry, context })
        .where(and(isSession(owner, pci), isNull(table.context), isNull(table.revokedAt)))
        .returning({ pci: table.pci })
      return changed.length > 0
    },
    async revoke(owner, pci, now) {
      const changed = await db
        .update(table)
        .set({ revokedAt: now })
        .where(and(isSession(owner, pci), isNull(table.revokedAt)))
        .returning({ pci: table.pci })
      return changed.length > 0
    },
    async takeNonce(nonce, expiresAt) {
      // The key decides between concurrent requests, also at other gateways of the same database.
      const inserted = await db
        .insert(permissionNonces)
        .values({ nonce, expiresAt })
        .onConflictDoNothing()
        .returning({ nonce: permissionNonces.nonce })
      return inserted.length > 0
    },
    async sweep(nowMs) {
      const now = Math.floor(nowMs / 1_000)
      const isPending = and(isNull(table.context), lt(table.createdAt, now - pendingSeconds))
      const isEnded = and(isNotNull(table.context), lt(table.expiry, now - endedSeconds))
      await db.delete(permissionNonces).where(lte(permissionNonces.expiresAt, nowMs))
      await db.delete(table).where(or(isPending, isEnded))
    },
  }
}

function toStoredSession({ permission, ...row }: typeof permissionSessions.$inferSelect): StoredSession {
  const { pci, sessionKey, expiry, createdAt, context, revokedAt } = row
  // Written by `add` and `activate` only.
  const parsed: SessionPermission = JSON.parse(permission)
  return { pci, sessionKey, permission: parsed, expiry, createdAt, context, revokedAt }
}
