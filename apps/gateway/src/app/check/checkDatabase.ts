import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Redis } from 'ioredis'
import pg from 'pg'
import { checkMigrations } from '../../database/checkMigrations.js'
import type { DatabaseSchema } from '../../database/DatabaseSchema.js'
import { describeConnectionError } from '../../foundation/describeConnectionError.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { CheckError, type Finding, toFinding } from './Finding.js'
import { checkTimeoutMs } from './request.js'

/** The settings of a database. */
export type DatabaseSettings = {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly minFreeBytes: number
}

/** Checks the database, without a change of it. */
export function checkDatabase(settings: DatabaseSettings, schema: DatabaseSchema): Promise<Finding> {
  const { databaseUrl } = settings
  if (databaseUrl === undefined) return toFinding('DATA_DIR', () => checkFolder(settings))
  return toFinding('DATABASE_URL', () => checkPostgres(databaseUrl, schema))
}

async function checkPostgres(connectionString: string, schema: DatabaseSchema): Promise<string> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: checkTimeoutMs })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; canCreate: boolean }>(
      `select current_setting('server_version') as version,
         has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as "canCreate"`,
    )
    const [{ version, canCreate } = { version: '', canCreate: false }] = rows
    if (!canCreate)
      throw new CheckError(
        'The user must not create tables.',
        'Make the user the owner of the database: alter database … owner to …',
      )
    await checkMigrations(drizzle(client), schema)
    return `Postgres ${version}`
  } catch (error) {
    if (error instanceof CheckError || error instanceof GatewayError) throw error
    throw new CheckError(
      `The database cannot be used (${describeConnectionError(error)}).`,
      'Check that it runs, and the user, the password and the name of the database in DATABASE_URL.',
    )
  } finally {
    await client.end().catch(() => {})
  }
}

function checkFolder({ dataDir, minFreeBytes }: DatabaseSettings): string {
  const wanted = resolve(dataDir)
  // The gateway creates it in the first folder that exists.
  let folder = wanted
  while (!existsSync(folder)) folder = dirname(folder)
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new CheckError(`${folder} is not writable.`, 'Change its owner to the user that runs the gateway.')
  }
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  if (free < minFreeBytes)
    throw new CheckError(
      `The disk has ${toMegabytes(free)} free, and MIN_FREE_BYTES are ${toMegabytes(minFreeBytes)}: no message would be stored.`,
      'Free space, or set DATA_DIR to a folder on another disk.',
    )
  return `embedded database in ${wanted}, ${toMegabytes(free)} free`
}

const toMegabytes = (bytes: number) => `${Math.floor(bytes / 1024 ** 2)} MB`

/** Checks Redis, if there is one. */
export async function checkRedis(url: string | undefined): Promise<readonly Finding[]> {
  if (url === undefined) return []
  const finding = await toFinding('REDIS_URL', async () => {
    const redis = new Redis(url, {
      ...{ lazyConnect: true, connectTimeout: checkTimeoutMs, maxRetriesPerRequest: 0 },
      retryStrategy: () => null,
    })
    let failure: unknown
    redis.on('error', (error) => {
      failure = error
    })
    try {
      await redis.connect()
      await redis.ping()
      return 'it responds'
    } catch (error) {
      throw new CheckError(
        `Redis cannot be used (${describeConnectionError(failure ?? error)}).`,
        'Check that it runs, and the user and the password in REDIS_URL. One gateway alone needs none.',
      )
    } finally {
      redis.disconnect()
    }
  })
  return [finding]
}
