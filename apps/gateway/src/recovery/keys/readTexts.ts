import { and, asc, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { EncryptedColumn } from './encryptedColumns.js'

/** An encrypted text of the database. */
export type EncryptedText = { readonly id: string; readonly text: string; readonly context: string }

const pageSize = 100

/** Reads all texts of a column in the order of its ids, so that rows that are changed meanwhile are read once. */
export async function* readTexts(
  { db }: Pick<Database, 'db'>,
  { text, id, detail = id, getContext }: EncryptedColumn,
): AsyncGenerator<EncryptedText> {
  let after = ''
  for (;;) {
    const rows = await db
      .select({ id, text, detail })
      .from(text.table)
      .where(and(isNotNull(text), gt(id, after)))
      .orderBy(asc(id))
      .limit(pageSize)
    for (const row of rows)
      yield {
        id: String(row.id),
        text: String(row.text),
        context: getContext(String(row.id), String(row.detail)),
      }
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = String(last.id)
  }
}
