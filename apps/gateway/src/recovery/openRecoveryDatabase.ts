import type { Logger } from 'pino'
import type { Database } from '../database/Database.js'
import { openEmbedded } from '../database/openEmbedded.js'
import { openPostgres } from '../database/openPostgres.js'
import { describeConnectionError } from '../foundation/describeConnectionError.js'
import type { RecoverySettings } from './RecoverySettings.js'
import { recoveryDefaults } from './recoveryDefaults.js'
import { recoverySchema } from './recoverySchema.js'

const poolSize = 10

/**
 * Opens the database of the recovery service: Postgres, or the embedded one.
 *
 * @param onFailure Called once if the embedded database stops unexpectedly.
 * @param readFreeBytes Returns the free bytes of the folder's disk, for tests.
 * @throws GatewayError if it cannot be used, or is the database of a gateway.
 */
export async function openRecoveryDatabase(
  settings: Pick<RecoverySettings, 'databaseUrl' | 'dataDir' | 'minFreeBytes'>,
  logger: Logger,
  onFailure: (error: Error) => void,
  readFreeBytes?: (folder: string) => Promise<number>,
): Promise<Database> {
  const onError = (error: Error) => logger.error({ reason: describeConnectionError(error) }, 'database')
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, poolSize, onError, recoverySchema)
    : openEmbedded(
        settings.dataDir,
        settings.minFreeBytes ?? recoveryDefaults.minFreeBytes,
        onFailure,
        recoverySchema,
        readFreeBytes,
      )
}
