import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { GatewayError } from '../foundation/GatewayError.js'
import type { Database } from './Database.js'
import type { DatabaseSchema } from './DatabaseSchema.js'

/**
 * Checks that the tables were not changed by a newer version, which this version could misread or damage.
 *
 * @throws GatewayError if the database has a migration that is unknown to this version.
 */
export async function checkMigrations(
  db: Pick<Database['db'], 'select'>,
  { migrationsFolder }: DatabaseSchema,
): Promise<void> {
  const [table] = await db
    .select({ name: sql<string | null>`to_regclass('drizzle.__drizzle_migrations')::text` })
    .from(sql`(values (1)) as one`)
  if (!table?.name) return
  const [row] = await db
    .select({ newest: sql<string | null>`max(created_at)::text` })
    .from(sql`drizzle.__drizzle_migrations`)
  const known = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  if (Number(row?.newest ?? 0) > known)
    throw new GatewayError(
      'The database was changed by a newer version of the gateway, and this version cannot use it: start the newer version, or restore a backup from before the upgrade. The gateway and the recovery service need a database each.',
    )
}
