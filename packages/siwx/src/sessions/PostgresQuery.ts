/** Runs one statement of Postgres with parameters, and returns its rows. */
export type PostgresQuery = (
  text: string,
  params: readonly (string | number)[],
) => Promise<{ readonly rows: readonly unknown[] }>
