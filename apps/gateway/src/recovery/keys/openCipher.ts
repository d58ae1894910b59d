import type { Logger } from 'pino'
import type { Database } from '../../database/Database.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { createKeyCipher, type KeyCipher } from './createKeyCipher.js'
import { readCipherIds } from './readCipherIds.js'
import { readHashKey } from './readHashKey.js'
import type { RecoveryKeys } from './readRecoveryKeys.js'

/**
 * Creates the cipher of a database.
 *
 * @throws GatewayError if a row was encrypted with a key that is missing.
 */
export async function openCipher(
  database: Pick<Database, 'db'>,
  { kek, previousKeks }: Pick<RecoveryKeys, 'kek' | 'previousKeks'>,
  logger: Logger,
): Promise<KeyCipher> {
  const previous = previousKeks
  const cipher = await createKeyCipher(kek, { previous })
  const storedIds = await readCipherIds(database)
  const missing = [...storedIds].filter((id) => !cipher.ids.includes(id))
  if (missing.length > 0)
    throw new GatewayError(
      `The key kek of KEYS_DIR is not the one that encrypted the database, and kek.previous does not have it either (id ${missing.join(', ')}): restore the folder of the keys from a backup.`,
    )
  if ([...storedIds].some((id) => id !== cipher.id))
    logger.warn({ current: cipher.id }, 'rows are encrypted with a previous key: run "recovery rewrap"')
  const hashKey = await readHashKey(database, { cipher, keks: [kek, ...previous], storedIds })
  return createKeyCipher(kek, { previous, hashKey })
}
