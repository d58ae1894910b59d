import { type SQL, sql } from 'drizzle-orm'

/** A column of rows: its type in Postgres, and its values. */
export type RowColumn = readonly [
  type: 'bigint' | 'integer' | 'text',
  values: readonly (string | number | null)[],
]

/**
 * Selects rows to insert. Each column is one parameter: with a parameter for every value, building and parsing the
 * statement takes longer than running it.
 */
export function selectRows(columns: readonly RowColumn[]): SQL {
  const arrays = columns.map(([type, values]) => sql`${sql.param(values)}::${sql.raw(type)}[]`)
  return sql`select * from unnest(${sql.join(arrays, sql`, `)})`
}
