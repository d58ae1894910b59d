import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { hasSqlState } from './hasSqlState.js'
import { passkeys } from './tables.js'

/** A passkey of a user: a WebAuthn credential. */
export type Passkey = Omit<typeof passkeys.$inferSelect, 'createdAt'>

/** The passkeys of users. Each user has one. */
export type PasskeyStore = {
  readonly find: (credentialId: string) => Promise<Passkey | undefined>
  readonly findOfUser: (userId: string) => Promise<Passkey | undefined>
  /** Stores the passkey of a user in place of an earlier one. Returns false if another user has this credential. */
  readonly put: (passkey: Passkey) => Promise<boolean>
  /** Sets the counter. Returns false if it is not higher than before, unless both are 0: the authenticator does not count. */
  readonly setCounter: (credentialId: string, counter: number) => Promise<boolean>
  readonly remove: (userId: string) => Promise<void>
}

/** @param now Returns the current time in ms since 1970. */
export function createPasskeyStore({ db }: Pick<Database, 'db'>, now: () => number): PasskeyStore {
  return {
    async find(credentialId) {
      const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
      return row
    },
    async findOfUser(userId) {
      const [row] = await db.select().from(passkeys).where(eq(passkeys.userId, userId))
      return row
    },
    async put(passkey) {
      const row = { ...passkey, createdAt: now() }
      try {
        await db.insert(passkeys).values(row).onConflictDoUpdate({ target: passkeys.userId, set: row })
        return true
      } catch (error) {
        if (hasSqlState(error, '23505')) return false
        throw error
      }
    },
    async setCounter(credentialId, counter) {
      const updated = await db
        .update(passkeys)
        .set({ counter })
        .where(
          and(
            eq(passkeys.credentialId, credentialId),
            counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter),
          ),
        )
        .returning({ id: passkeys.credentialId })
      return updated.length > 0
    },
    async remove(userId) {
      await db.delete(passkeys).where(eq(passkeys.userId, userId))
    },
  }
}
