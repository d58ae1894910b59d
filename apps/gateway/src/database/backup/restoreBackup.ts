import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../../foundation/config/readJson.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { lockFolder } from '../lockFolder.js'
import { type Backup, backupSchema, manifestFile } from './Backup.js'
import { copyStores, hasDatabase, storeNames } from './copyStores.js'

/**
 * Copies a backup into a data folder that contains no database.
 *
 * @returns The manifest of the backup.
 * @throws GatewayError if the backup is incomplete, or the data folder is in use or contains a database.
 */
export async function restoreBackup(dataDir: string, source: string): Promise<Backup> {
  const manifest = join(source, manifestFile)
  if (!existsSync(manifest) || !hasDatabase(source))
    throw new GatewayError(`${source} is not a backup: name a folder that the backup command created.`)
  const backup = readJson(manifest, backupSchema)
  const unlock = await lockFolder(dataDir)
  const partial = join(dataDir, 'restore.partial')
  try {
    for (const name of storeNames)
      if (existsSync(join(dataDir, name)))
        throw new GatewayError(
          `${dataDir} has a database: move ${join(dataDir, name)} away, or set DATA_DIR to another folder.`,
        )
    rmSync(partial, { recursive: true, force: true })
    const { files, bytes } = copyStores(source, partial)
    if (files !== backup.files || bytes !== backup.bytes)
      throw new GatewayError(
        `The backup ${source} is incomplete: ${files} files of ${bytes} bytes instead of ${backup.files} of ${backup.bytes}.`,
      )
    // A mailbox without its database is not taken for an older folder, whose messages would be moved.
    for (const name of storeNames)
      if (existsSync(join(partial, name))) renameSync(join(partial, name), join(dataDir, name))
    rmSync(partial, { recursive: true })
    return backup
  } catch (cause) {
    rmSync(partial, { recursive: true, force: true })
    if (cause instanceof GatewayError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(`The backup could not be restored (${reason}).`, { cause })
  } finally {
    unlock()
  }
}
