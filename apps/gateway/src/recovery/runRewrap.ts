import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { hasDatabase } from '../database/backup/copyStores.js'
import { readEnvironment } from '../foundation/config/readEnvironment.js'
import { GatewayError } from '../foundation/GatewayError.js'
import { createKeyCipher } from './keys/createKeyCipher.js'
import { readRecoveryKeys } from './keys/readRecoveryKeys.js'
import { rewrapRows } from './keys/rewrapRows.js'
import { openRecoveryDatabase } from './openRecoveryDatabase.js'
import { recoverySettingsSchema } from './RecoverySettings.js'
import { recoveryDefaults } from './recoveryDefaults.js'

/**
 * Runs `recovery rewrap`: encrypts the database of the recovery service with the current key. It needs only the settings of the database and
 * of the keys.
 *
 * @param env The environment.
 * @returns A sentence that describes the result.
 * @throws GatewayError if the current key does not decrypt all rows afterwards, or the database is in use or does not exist.
 */
export async function runRewrap(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const given = readEnvironment(env, recoverySettingsSchema)
  const { databaseUrl, dataDir = recoveryDefaults.dataDir, keysDir = recoveryDefaults.keysDir } = given
  if (!databaseUrl && !hasDatabase(dataDir))
    throw new GatewayError(
      `There is no database in ${dataDir}: set DATA_DIR to the folder of the recovery service.`,
    )
  // Reading the keys would create one.
  if (!existsSync(join(keysDir, 'kek')))
    throw new GatewayError(`There is no key kek in ${keysDir}: set KEYS_DIR to the folder of the keys.`)
  const { kek, previousKeks: previous } = readRecoveryKeys({ dataDir, keysDir })
  const [cipher, current] = [await createKeyCipher(kek, { previous }), await createKeyCipher(kek)]
  const database = await openRecoveryDatabase({ databaseUrl, dataDir }, pino({ level: 'silent' }), () => {})
  try {
    const { rewrapped, unreadable } = await rewrapRows(database, { cipher, current })
    const done = `${rewrapped} texts were encrypted again`
    if (unreadable > 0)
      throw new GatewayError(
        `${done}, but ${unreadable} are not readable with the key ${cipher.id}: keep kek.previous. If other nodes run, restart them with the new key, and run the command again. Otherwise a key is missing, or rows were changed.`,
      )
    return `${done}. The key ${cipher.id} decrypts all rows: kek.previous can be deleted.`
  } finally {
    await database.close()
  }
}
