import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { hasSqlState } from './hasSqlState.js'
import { devices, emailReverts, flows, identities, passkeys, sessions } from './tables.js'

/** A change of an address that its former address can revert. */
export type EmailRevert = { readonly userId: string; readonly email: string }

/** The user of a reverted change, and the address that replaced the earlier one. */
export type RevertedChange = EmailRevert & { readonly replaced: string | null }

/** The changes of addresses that can be reverted, for seven days, with a token that only the earlier address receives. */
export type EmailReverts = {
  /** Allows to revert the change of an address. Returns the token, of which only a hash is stored. */
  readonly create: (change: EmailRevert) => Promise<string>
  readonly remove: (token: string) => Promise<void>
  /** Returns the change of a token, without using it up. */
  readonly find: (token: string) => Promise<EmailRevert | undefined>
  /**
   * Sets the earlier address again, whatever the current one is, and ends all sessions and started actions of the user, and the
   * login with a passkey that was added after the change. It uses up the token, and the tokens of all later changes: otherwise
   * who took the account over could take it back. Of concurrent calls, one succeeds.
   *
   * @returns Undefined for an invalid token; `taken` if another user has the address.
   */
  readonly revert: (token: string) => Promise<RevertedChange | 'taken' | undefined>
  /** Whether an address is kept for a user who can revert its change. `except`: a user who may have it. */
  readonly isReserved: (email: string, except?: string) => Promise<boolean>
}

const lifetimeMs = 7 * 86_400_000
const noHash = hash('')

/** @param now Returns the current time in ms since 1970. */
export function createEmailReverts({ db }: Pick<Database, 'db'>, now: () => number): EmailReverts {
  /** Returns the row of a token. An unknown id takes as long as a wrong secret. */
  async function findRow(token: string) {
    const [id = '', secret = ''] = token.split('.')
    const [row] = await db
      .select()
      .from(emailReverts)
      .where(and(eq(emailReverts.id, id), gt(emailReverts.expiresAt, now())))
    const isRight = timingSafeEqual(hash(secret), row ? Buffer.from(row.secretHash, 'base64url') : noHash)
    return isRight ? row : undefined
  }

  return {
    async create({ userId, email }) {
      const [id, secret] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')]
      const secretHash = hash(secret).toString('base64url')
      await db.insert(emailReverts).values({ id, userId, email, secretHash, expiresAt: now() + lifetimeMs })
      return `${id}.${secret}`
    },
    async remove(token) {
      const row = await findRow(token)
      if (row) await db.delete(emailReverts).where(eq(emailReverts.id, row.id))
    },
    async find(token) {
      const row = await findRow(token)
      return row && { userId: row.userId, email: row.email }
    },
    async revert(token) {
      const row = await findRow(token)
      if (!row) return undefined
      const { userId, email } = row
      const replaced = db
        .$with('replaced')
        .as(db.select({ subject: identities.subject }).from(identities).where(isEmailOf(userId)))
      const used = db.$with('used').as(
        db
          .delete(emailReverts)
          .where(and(eq(emailReverts.userId, userId), gte(emailReverts.seq, row.seq)))
          .returning({ id: emailReverts.id }),
      )
      const isAllowed = sql`exists (select 1 from used where id = ${row.id})`
      const restored = db.$with('restored').as(
        db
          .update(identities)
          .set({ subject: email, verifiedAt: now() })
          .where(and(isEmailOf(userId), isAllowed))
          .returning({ userId: identities.userId }),
      )
      const own = db.select({ id: devices.id }).from(devices).where(eq(devices.userId, userId))
      const endedSessions = db.$with('ended_sessions').as(
        db
          .delete(sessions)
          .where(and(inArray(sessions.deviceId, own), isAllowed))
          .returning({ id: sessions.id }),
      )
      const endedFlows = db.$with('ended_flows').as(
        db
          .delete(flows)
          .where(and(eq(flows.userId, userId), isAllowed))
          .returning({ id: flows.id }),
      )
      const endedPasskeys = db.$with('ended_passkeys').as(
        db
          .delete(passkeys)
          .where(
            and(eq(passkeys.userId, userId), gte(passkeys.createdAt, row.expiresAt - lifetimeMs), isAllowed),
          )
          .returning({ id: passkeys.credentialId }),
      )
      try {
        // One statement is one transaction in both databases; drizzle cannot begin one in the embedded database.
        const [done] = await db
          .with(replaced, used, restored, endedSessions, endedFlows, endedPasskeys)
          .select({
            isReverted: sql<boolean>`exists (select 1 from restored)`,
            replaced: sql<string | null>`(select subject from replaced)`,
          })
          .from(sql`(values (1)) as one`)
        return done?.isReverted ? { userId, email, replaced: done.replaced } : undefined
      } catch (error) {
        if (hasSqlState(error, '23505')) return 'taken'
        throw error
      }
    },
    async isReserved(email, except = '') {
      const rows = await db
        .select({ id: emailReverts.id })
        .from(emailReverts)
        .where(
          and(
            eq(emailReverts.email, email),
            ne(emailReverts.userId, except),
            gt(emailReverts.expiresAt, now()),
          ),
        )
        .limit(1)
      return rows.length > 0
    },
  }
}

const isEmailOf = (userId: string) => and(eq(identities.userId, userId), eq(identities.kind, 'email'))

function hash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
