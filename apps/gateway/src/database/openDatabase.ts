import type { Logger } from 'pino'
import type { FullSettings } from '../foundation/config/applyDefaults.js'
import { describeConnectionError } from '../foundation/describeConnectionError.js'
import { GatewayError } from '../foundation/GatewayError.js'
import type { Database } from './Database.js'
import { openEmbedded } from './openEmbedded.js'
import { openPostgres } from './openPostgres.js'

/**
 * Opens the database of the settings: Postgres, or the embedded one.
 *
 * @param onFailure Called once if the embedded database stops unexpectedly.
 * @throws GatewayError if the database cannot be used, or if Redis is set without `databaseUrl`.
 */
export async function openDatabase(
  settings: FullSettings,
  logger: Logger,
  onFailure: (error: Error) => void,
): Promise<Database> {
  if (settings.redisUrl && !settings.databaseUrl)
    throw new GatewayError(
      'REDIS_URL requires DATABASE_URL, because the nodes must share one mailbox: set DATABASE_URL to their Postgres, or leave REDIS_URL out.',
    )
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings.databasePoolSize, (error) =>
        logger.error({ reason: describeConnectionError(error) }, 'database'),
      )
    : openEmbedded(settings.dataDir, settings.minFreeBytes, onFailure)
}
