import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns topics as rows of one column, `topic`, to join each one with its messages. With a plain `topic in (…)`, an order
 * and a limit, Postgres scans the whole table if it finds few rows.
 */
export function toTopicRows(topics: readonly string[]): SQL {
  const rows = [...new Set(topics)].map((topic) => sql`(${topic})`)
  return sql`(values ${sql.join(rows, sql`, `)}) as wanted(topic)`
}
