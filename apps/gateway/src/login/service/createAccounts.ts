import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { hasSqlState } from './hasSqlState.js'
import { devices, identities, users } from './tables.js'

/** A device of a user. */
export type Device = Omit<typeof devices.$inferSelect, 'jkt'>

/** The device of a new login. */
export type NewDevice = Pick<typeof devices.$inferInsert, 'userId' | 'jkt' | 'origin' | 'label'>

/** An account at a provider. */
export type SocialAccount = {
  readonly provider: string
  /** The provider's id of the account. */
  readonly subject: string
  readonly userName?: string | undefined
}

/** Name under which a user is displayed. */
export type UserProfile = { readonly email: string | null; readonly userName?: string }

type IdentityKey = Pick<typeof identities.$inferSelect, 'kind' | 'subject'>

/** Users with their addresses and devices. Addresses are in lower case. */
export type Accounts = {
  /** Whether the user of this address has logged in with this key, and has not revoked the device. */
  readonly isKnownDevice: (email: string, jkt: string) => Promise<boolean>
  /** Returns the id of the user of an address, and creates the user if there is none. */
  readonly findOrCreate: (email: string) => Promise<string>
  /**
   * Returns the id of the user of an account at a provider, and creates the user if there is none. Accounts are never joined by
   * address: a provider could state any.
   */
  readonly findOrCreateSocial: (account: SocialAccount) => Promise<string>
  readonly getProfile: (userId: string) => Promise<UserProfile>
  readonly getEmail: (userId: string) => Promise<string | null>
  /** Returns the id of the user of an address. */
  readonly findByEmail: (email: string) => Promise<string | undefined>
  /**
   * Replaces the address of a user. `taken`: another user has the new one. `superseded`: the user has another address than
   * `from`, because another change or its revert was faster.
   *
   * @param from The current address; null if the user has none.
   */
  readonly changeEmail: (
    userId: string,
    from: string | null,
    to: string,
  ) => Promise<'changed' | 'taken' | 'superseded'>
  /** Adds a device, or updates the one with this key. Returns its id. */
  readonly registerDevice: (device: NewDevice) => Promise<string>
  readonly setSeen: (deviceId: string) => Promise<void>
  /** Returns the devices of a user, the last seen one first. */
  readonly listDevices: (userId: string) => Promise<readonly Device[]>
  /** Deletes a device with its share and its sessions. Returns false if the user has no such device. */
  readonly revokeDevice: (userId: string, deviceId: string) => Promise<boolean>
  /** Deletes a user with all data but the audit log. */
  readonly remove: (userId: string) => Promise<void>
}

/** @param now Returns the current time in ms since 1970. */
export function createAccounts({ db }: Pick<Database, 'db'>, now: () => number): Accounts {
  async function findUser({ kind, subject }: IdentityKey): Promise<string | undefined> {
    const [row] = await db
      .select({ userId: identities.userId })
      .from(identities)
      .where(and(eq(identities.kind, kind), eq(identities.subject, subject)))
    return row?.userId
  }

  async function create(key: IdentityKey): Promise<string | undefined> {
    const userId = randomUUID()
    await db.insert(users).values({ id: userId, createdAt: now() })
    const inserted = await db
      .insert(identities)
      .values({ ...key, userId, verifiedAt: now() })
      .onConflictDoNothing()
      .returning({ userId: identities.userId })
    if (inserted.length > 0) return userId
    await db.delete(users).where(eq(users.id, userId))
    return undefined
  }

  async function findOrCreate(key: IdentityKey): Promise<string> {
    // The second lookup finds the user of a concurrent login.
    const userId = (await findUser(key)) ?? (await create(key)) ?? (await findUser(key))
    if (userId === undefined) throw new Error('The user was deleted during the login.')
    return userId
  }

  return {
    async isKnownDevice(email, jkt) {
      const rows = await db
        .select({ id: devices.id })
        .from(devices)
        .innerJoin(identities, eq(identities.userId, devices.userId))
        .where(and(eq(identities.kind, 'email'), eq(identities.subject, email), eq(devices.jkt, jkt)))
      return rows.length > 0
    },
    findOrCreate: (email) => findOrCreate({ kind: 'email', subject: email }),
    async findOrCreateSocial({ provider, subject, userName }) {
      const key = { kind: 'social', subject: `${provider} ${subject}` } as const
      const userId = await findOrCreate(key)
      await db
        .update(identities)
        .set({ userName: userName ?? null, verifiedAt: now() })
        .where(and(eq(identities.kind, key.kind), eq(identities.subject, key.subject)))
      return userId
    },
    async getProfile(userId) {
      const rows = await db.select().from(identities).where(eq(identities.userId, userId))
      const email = rows.find(({ kind }) => kind === 'email')?.subject ?? null
      const userName = rows.find(({ kind }) => kind === 'social')?.userName
      return { email, ...(userName && { userName }) }
    },
    async getEmail(userId) {
      const [row] = await db
        .select({ email: identities.subject })
        .from(identities)
        .where(and(eq(identities.userId, userId), eq(identities.kind, 'email')))
      return row?.email ?? null
    },
    findByEmail: (email) => findUser({ kind: 'email', subject: email }),
    async changeEmail(userId, from, to) {
      const changed = { subject: to, verifiedAt: now() }
      const isCurrent = and(
        eq(identities.userId, userId),
        eq(identities.kind, 'email'),
        eq(identities.subject, from ?? ''),
      )
      try {
        const rows =
          from === null
            ? await db
                .insert(identities)
                .values({ kind: 'email', userId, ...changed })
                .onConflictDoNothing({ target: [identities.userId, identities.kind] })
                .returning({ userId: identities.userId })
            : await db
                .update(identities)
                .set(changed)
                .where(isCurrent)
                .returning({ userId: identities.userId })
        return rows.length > 0 ? 'changed' : 'superseded'
      } catch (error) {
        if (hasSqlState(error, '23505')) return 'taken'
        throw error
      }
    },
    async registerDevice(device) {
      const seenAt = now()
      const [row] = await db
        .insert(devices)
        .values({ id: randomUUID(), createdAt: seenAt, seenAt, ...device })
        .onConflictDoUpdate({
          target: [devices.userId, devices.jkt],
          set: { seenAt, label: device.label },
        })
        .returning({ id: devices.id })
      if (!row) throw new Error('The device was not stored.')
      return row.id
    },
    async setSeen(deviceId) {
      await db.update(devices).set({ seenAt: now() }).where(eq(devices.id, deviceId))
    },
    listDevices: async (userId) =>
      db.select().from(devices).where(eq(devices.userId, userId)).orderBy(desc(devices.seenAt), devices.id),
    async revokeDevice(userId, deviceId) {
      const deleted = await db
        .delete(devices)
        .where(and(eq(devices.userId, userId), eq(devices.id, deviceId)))
        .returning({ id: devices.id })
      return deleted.length > 0
    },
    async remove(userId) {
      await db.delete(users).where(eq(users.id, userId))
    },
  }
}
