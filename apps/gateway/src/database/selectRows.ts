import { type SQL, sql } from 'drizzle-orm'

/** A column: its Postgres type, and its values. */
export type RowColumn = readonly [
  type: 'bigint' | 'integer' | 'text',
  values: readonly (string | number | null)[],
]

/**
 * Returns a select of rows to insert. Each column is one array parameter: with one parameter per value, building and
 * parsing the statement takes longer than running it.
 */
export function selectRows(columns: readonly RowColumn[]): SQL {
  const arrays = columns.map(([type, values]) => sql`${sql.param(values)}::${sql.raw(type)}[]`)
  return sql`select * from unnest(${sql.join(arrays, sql`, `)})`
}
