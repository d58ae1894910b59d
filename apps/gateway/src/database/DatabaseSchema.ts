/** The tables of a database. */
export type DatabaseSchema = {
  /** The folder with the SQL migrations. */
  readonly migrationsFolder: string
  /** Tables whose rows are deleted often. */
  readonly vacuumed: readonly string[]
  /** Whether a new embedded database starts with its first statement. */
  readonly startsWhenUsed: boolean
}
