import { type SQL, sql } from 'drizzle-orm'

/**
 * Topics as rows of one column, `topic`, to join each with its own messages. A plain `topic in (…)` beside an order and a
 * limit makes Postgres walk through the whole mailbox where it finds little.
 */
export function toTopicRows(topics: readonly string[]): SQL {
  const rows = [...new Set(topics)].map((topic) => sql`(${topic})`)
  return sql`(values ${sql.join(rows, sql`, `)}) as wanted(topic)`
}
