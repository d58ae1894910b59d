import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { describeConnectionError } from '../foundation/describeConnectionError.js'
import { GatewayError } from '../foundation/GatewayError.js'
import { checkMigrations } from './checkMigrations.js'
import { createPoolShare } from './createPoolShare.js'
import { noSpaceGuard } from './createSpaceGuard.js'
import type { Database } from './Database.js'
import type { DatabaseSchema } from './DatabaseSchema.js'
import { gatewaySchema } from './gatewaySchema.js'

/** Id of the advisory lock. An arbitrary number that is the same on every node. */
const migrationLock = 7_310_446

/**
 * Time-outs of statements. One that waits for a locked table fails soon, and its connection is free again; the driver's
 * time-out would leave it waiting in the database.
 */
const timeouts = "set lock_timeout = '3s'; set statement_timeout = '20s'"
/** Migrations may take any time, and wait for the node that runs them. */
const noTimeouts = 'set lock_timeout = 0; set statement_timeout = 0'
/** Time for which a statement waits for others of its service, in ms. */
const shareWaitMs = 10_000

/**
 * Connects to Postgres and runs the migrations.
 *
 * @param url `postgres://user:password@host:port/database`
 * @param poolSize Maximum number of connections.
 * @param onError Called with the error of each connection that fails. The pool opens new ones.
 * @param schema Default: the tables of the gateway.
 * @throws GatewayError if Postgres cannot be reached or refuses the connection.
 */
export async function openPostgres(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  schema: DatabaseSchema = gatewaySchema,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    // Queries reject when the database does not respond, instead of staying pending.
    query_timeout: 30_000,
    keepAlive: true,
    // Statements and not parameters of the connection, which PgBouncer would refuse.
    onConnect: async (connection) => void (await connection.query(timeouts)),
  })
  // The pool emits only the errors of idle connections, and an unhandled error during a write would end the process.
  pool.on('connect', (connection) => connection.on('error', onError))
  pool.on('error', () => {})
  try {
    await migrateAlone(pool, schema)
  } catch (cause) {
    await pool.end()
    if (cause instanceof GatewayError) throw cause
    throw new GatewayError(
      `The database of DATABASE_URL cannot be used (${describeConnectionError(cause)}): check that it runs, and that user and password are right.`,
      { cause },
    )
  }
  const database: Database = {
    db: drizzle(pool),
    share(part = 1 / 3) {
      const limits = { running: Math.ceil(poolSize * part), waitMs: shareWaitMs }
      return { ...database, db: drizzle(createPoolShare(pool, limits)) }
    },
    vacuum: async () => {},
    space: noSpaceGuard,
    isInMemory: false,
    hasStarted: () => true,
    close: () => pool.end(),
  }
  return database
}

/** Runs the migrations under a lock, because several nodes may start at once and drizzle's migrator does not lock. */
async function migrateAlone(pool: pg.Pool, schema: DatabaseSchema): Promise<void> {
  const connection = await pool.connect()
  try {
    await connection.query(noTimeouts)
    await connection.query('select pg_advisory_lock($1)', [migrationLock])
    await checkMigrations(drizzle(connection), schema)
    await migrate(drizzle(connection), { migrationsFolder: schema.migrationsFolder })
    await connection.query('select pg_advisory_unlock($1)', [migrationLock])
    await connection.query(timeouts)
  } finally {
    connection.release()
  }
}
