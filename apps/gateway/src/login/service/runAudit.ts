import { pino } from 'pino'
import { hasDatabase } from '../../database/backup/copyStores.js'
import { openDatabase } from '../../database/openDatabase.js'
import { applyDefaults } from '../../foundation/config/applyDefaults.js'
import type { Settings } from '../../foundation/config/Settings.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { createAuditLog } from './createAuditLog.js'
import { deriveKey } from './deriveKey.js'
import { readLogin } from './readLogin.js'

/**
 * Runs `audit`: verifies the audit log of the login service.
 *
 * @returns A sentence with the number of entries, and the authentication code of the last one.
 * @throws GatewayError if an entry was changed or deleted, or the database is in use.
 */
export async function runAudit(settings: Settings): Promise<string> {
  const login = readLogin(settings.loginFile)
  if (!login)
    throw new GatewayError('LOGIN_FILE must be set: the audit log is verified with the pepper in it.')
  const { dataDir, databaseUrl } = settings
  if (!databaseUrl && (!dataDir || !hasDatabase(dataDir)))
    throw new GatewayError(`There is no database in ${dataDir}: set DATA_DIR to the folder of the gateway.`)
  const logger = pino({ level: 'silent' })
  const database = await openDatabase(applyDefaults(settings), logger, () => {})
  try {
    const log = createAuditLog(database, deriveKey(login.pepper, 'audit'), Date.now)
    const { entries, head, brokenAt } = await log.verify()
    if (brokenAt !== undefined)
      throw new GatewayError(
        `The audit log was changed: entry ${brokenAt} does not follow entry ${entries}. Compare the database with a backup.`,
      )
    return `The audit log has ${entries} valid entries. The last one is ${head || 'absent'}.`
  } finally {
    await database.close()
  }
}
