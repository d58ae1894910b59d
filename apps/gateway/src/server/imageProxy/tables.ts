import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Images of `data:` URLs in metadata, which are too long for a URL of the proxy. */
export const imageData = pgTable('image_data', {
  /** SHA-256 of the content, in hexadecimal. */
  hash: text().primaryKey(),
  /** Base64. */
  content: text().notNull(),
  /** Length of `content`. */
  size: integer().notNull(),
  /** When an answer last named the image: ms since 1970. */
  seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
})
