import { isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { encryptedColumns } from './encryptedColumns.js'

/** Returns the ids of the keys that encrypted the rows of the database. */
export async function readCipherIds({ db }: Pick<Database, 'db'>): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for (const { text } of encryptedColumns) {
    const rows = await db
      .selectDistinct({ id: sql<string>`split_part(${text}, '.', 1)` })
      .from(text.table)
      .where(isNotNull(text))
    for (const { id } of rows) ids.add(id)
  }
  return ids
}
