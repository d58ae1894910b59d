import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** Defines a table of recent times of limited actions. */
export const createLimitsTable = (name: string) =>
  pgTable(name, {
    /** Names the action and its subject, as a keyed hash if that is an address. */
    key: text().primaryKey(),
    times: bigint({ mode: 'number' }).array().notNull(),
    /** ms since 1970. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  })
