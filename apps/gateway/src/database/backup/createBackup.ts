import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { GatewayError } from '../../foundation/GatewayError.js'
import { lockFolder } from '../lockFolder.js'
import { type Backup, manifestFile } from './Backup.js'
import { copyStores, hasDatabase } from './copyStores.js'

/**
 * Copies the embedded database and the mailbox of a stopped gateway to a new folder.
 *
 * @param target The folder to create. It is renamed to this path when the copy is complete.
 * @returns The manifest of the backup.
 * @throws GatewayError if a gateway uses the data folder, it contains no database, or the target exists.
 */
export async function createBackup(dataDir: string, target: string): Promise<Backup> {
  if (!hasDatabase(dataDir))
    throw new GatewayError(`There is no database in ${dataDir}: set DATA_DIR to the folder of the gateway.`)
  if (existsSync(target)) throw new GatewayError(`${target} exists already: name a folder that does not.`)
  const unlock = await lockFolder(dataDir)
  const partial = `${target}.partial`
  try {
    rmSync(partial, { recursive: true, force: true })
    // The files of a killed gateway are copied unchanged: the stores recover when they are opened.
    const extent = copyStores(dataDir, partial)
    const backup = { format: 1, createdAt: new Date().toISOString(), ...extent } as const
    writeFileSync(join(partial, manifestFile), `${JSON.stringify(backup, null, 2)}\n`)
    mkdirSync(dirname(target), { recursive: true })
    renameSync(partial, target)
    return backup
  } catch (cause) {
    rmSync(partial, { recursive: true, force: true })
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(`The backup could not be written (${reason}).`, { cause })
  } finally {
    unlock()
  }
}
