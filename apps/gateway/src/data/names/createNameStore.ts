import type { NameAddresses, NameAttributes, NameItem } from '@latchkit/blockchain-api/contract'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { sha256 } from '../../foundation/sha256.js'
import type { NamePolicy, NameStatus } from './createNamePolicy.js'
import { getSkeleton } from './parseName.js'
import { nameNonces, names } from './tables.js'

/** A registered name, and the account that may change it. */
export type StoredName = {
  readonly owner: string
  readonly ownerCoinType: number
  readonly status: Exclude<NameStatus, 'free'>
  readonly item: NameItem
}

/** A name to register. */
export type NewName = {
  readonly name: string
  readonly owner: string
  readonly ownerCoinType: number
  readonly attributes: NameAttributes
  /** Coin types for which the name resolves to its owner. */
  readonly coinTypes: readonly number[]
}

/** The names in the database of the gateway. */
export type NameStore = {
  /** Returns a name, whatever its status; `undefined` if it is not registered, or free again. */
  readonly find: (name: string) => Promise<StoredName | undefined>
  /** Returns the active names that an account registered, the oldest first. */
  readonly findOwned: (owner: string) => Promise<readonly NameItem[]>
  /** Counts the names of an account that are not free, whatever their status. */
  readonly countOwned: (owner: string) => Promise<number>
  /** Returns the names that are not free: they are registered, or look like a registered one. */
  readonly findTaken: (candidates: readonly string[]) => Promise<ReadonlySet<string>>
  /** Records a nonce until it expires. Returns false if it was recorded before. */
  readonly takeNonce: (nonce: string, expiresAt: number) => Promise<boolean>
  /** Registers a name. Returns `undefined` if it, or one that looks the same, is registered. */
  readonly register: (name: NewName) => Promise<NameItem | undefined>
  readonly setAttributes: (name: string, attributes: NameAttributes) => Promise<void>
  /** Sets the address of a coin type, and returns all addresses. */
  readonly setAddress: (name: string, coinType: number, address: string) => Promise<NameAddresses>
  /** Removes the addresses and the attributes of a name, which is free after a time. Returns what is left of it. */
  readonly release: (name: string) => Promise<NameItem>
}

type Row = typeof names.$inferSelect

/** @param now Returns the current time in ms since 1970. */
export function createNameStore(
  { db }: Pick<Database, 'db'>,
  getStatus: NamePolicy,
  now: () => number,
): NameStore {
  const readOwned = async (owner: string): Promise<readonly Row[]> =>
    db.select().from(names).where(eq(names.owner, owner)).orderBy(asc(names.registeredAt), asc(names.name))

  const readSkeletons = (skeletons: readonly string[]) =>
    db.select().from(names).where(inArray(names.skeleton, skeletons))

  /** Deletes a name that is free again, unless it has changed meanwhile. */
  async function deleteFree(skeleton: string): Promise<void> {
    for (const row of await readSkeletons([skeleton])) {
      if (getStatus(row) !== 'free') continue
      const isUnchanged =
        row.updatedAt === null ? isNull(names.updatedAt) : eq(names.updatedAt, row.updatedAt)
      await db
        .delete(names)
        .where(and(eq(names.name, row.name), eq(names.registeredAt, row.registeredAt), isUnchanged))
    }
  }

  return {
    async find(name) {
      const [row] = await db.select().from(names).where(eq(names.name, name))
      const status = row && getStatus(row)
      if (!row || !status || status === 'free') return undefined
      return { owner: row.owner, ownerCoinType: row.ownerCoinType, status, item: toItem(row) }
    },
    async findOwned(owner) {
      const rows = await readOwned(owner)
      return rows.filter((row) => getStatus(row) === 'active').map(toItem)
    },
    async countOwned(owner) {
      return (await readOwned(owner)).filter((row) => getStatus(row) !== 'free').length
    },
    async findTaken(candidates) {
      const rows = await readSkeletons(candidates.map(toSkeleton))
      const taken = new Set(rows.filter((row) => getStatus(row) !== 'free').map(({ skeleton }) => skeleton))
      return new Set(candidates.filter((name) => taken.has(toSkeleton(name))))
    },
    async takeNonce(nonce, expiresAt) {
      await db.delete(nameNonces).where(lt(nameNonces.expiresAt, now()))
      const hash = sha256(nonce)
      const inserted = await db
        .insert(nameNonces)
        .values({ hash, expiresAt })
        .onConflictDoNothing()
        .returning({ hash: nameNonces.hash })
      return inserted.length > 0
    },
    async register({ name, owner, ownerCoinType, attributes, coinTypes }) {
      const registeredAt = now()
      await deleteFree(toSkeleton(name))
      const entry = { address: owner, created_at: toTime(registeredAt) }
      const [row] = await db
        .insert(names)
        .values({
          name,
          skeleton: toSkeleton(name),
          owner,
          ownerCoinType,
          attributes: serializeAttributes(attributes),
          addresses: JSON.stringify(Object.fromEntries(coinTypes.map((coinType) => [coinType, entry]))),
          registeredAt,
          updatedAt: null,
        })
        // The constraints decide between concurrent registrations, also at other gateways of the same database.
        .onConflictDoNothing()
        .returning()
      return row && toItem(row)
    },
    async setAttributes(name, attributes) {
      await db
        .update(names)
        .set({ attributes: serializeAttributes(attributes), updatedAt: now() })
        .where(eq(names.name, name))
    },
    async setAddress(name, coinType, address) {
      const time = now()
      const entry = JSON.stringify({ [coinType]: { address, created_at: toTime(time) } })
      const [row] = await db
        .update(names)
        .set({
          // Merged by the database: a concurrent change of another coin type must not be lost.
          addresses: sql`(${names.addresses}::jsonb || ${entry}::jsonb)::text`,
          updatedAt: time,
        })
        .where(eq(names.name, name))
        .returning({ addresses: names.addresses })
      return row ? JSON.parse(row.addresses) : {}
    },
    async release(name) {
      const [row] = await db
        .update(names)
        .set({ attributes: null, addresses: '{}', updatedAt: now() })
        .where(eq(names.name, name))
        .returning()
      // Names are deleted only when they are free.
      if (!row) throw new Error(`${name} is not registered`)
      return toItem(row)
    },
  }
}

/** The zone is the operator's: only the label is compared by its look. */
function toSkeleton(name: string): string {
  const [label = '', ...zone] = name.split('.')
  return [getSkeleton(label), ...zone].join('.')
}

function toItem({ name, registeredAt, updatedAt, attributes, addresses }: Row): NameItem {
  return {
    name,
    registered_at: toTime(registeredAt),
    updated_at: updatedAt === null ? null : toTime(updatedAt),
    attributes: attributes === null ? null : JSON.parse(attributes),
    addresses: JSON.parse(addresses),
  }
}

function serializeAttributes(attributes: NameAttributes): string | null {
  return Object.keys(attributes).length === 0 ? null : JSON.stringify(attributes)
}

function toTime(ms: number): string {
  return new Date(ms).toISOString()
}
