import { migrate } from 'drizzle-orm/pg-proxy/migrator'
import { checkMigrations } from './checkMigrations.js'
import { createDrizzle } from './createDrizzle.js'
import type { StatementWorker } from './createLazyWorker.js'
import type { DatabaseSchema } from './DatabaseSchema.js'

/**
 * Runs the migrations that a database does not have yet.
 *
 * @throws GatewayError if it has a migration that is unknown to this version.
 */
export async function runMigrations(
  worker: Pick<StatementWorker, 'query' | 'exec'>,
  schema: DatabaseSchema,
): Promise<void> {
  const db = createDrizzle(worker)
  await checkMigrations(db, schema)
  // Statements in one call are one transaction.
  await migrate(db, (statements) => worker.exec(statements.join(';\n')), {
    migrationsFolder: schema.migrationsFolder,
  })
}
