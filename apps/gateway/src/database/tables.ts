import { pgTable, text } from 'drizzle-orm/pg-core'

/** Secrets that a gateway generated. They are in the database, so that they survive restarts and all nodes share them. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})
