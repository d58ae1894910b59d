import type { Settings } from '../../foundation/config/Settings.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { createBackup } from './createBackup.js'
import { restoreBackup } from './restoreBackup.js'

/** The usage of the program. */
const usage =
  'Usage: gateway | gateway backup FOLDER | gateway restore FOLDER | gateway audit | gateway recovery [rewrap]'

/**
 * Runs `backup FOLDER` or `restore FOLDER`.
 *
 * @returns A sentence that describes the result.
 * @throws GatewayError that states what to do.
 */
export async function runBackup(
  [command, folder, ...rest]: readonly string[],
  { dataDir, databaseUrl }: Settings,
): Promise<string> {
  if ((command !== 'backup' && command !== 'restore') || !folder || rest.length > 0)
    throw new GatewayError(usage)
  if (databaseUrl || !dataDir)
    throw new GatewayError('DATABASE_URL is set: back up that Postgres with its own tools, such as pg_dump.')
  const { files, bytes, createdAt } = await (command === 'backup' ? createBackup : restoreBackup)(
    dataDir,
    folder,
  )
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return command === 'backup'
    ? `Copied ${dataDir} to ${folder}: ${files} files, ${megabytes} MB.`
    : `Restored the backup of ${createdAt} to ${dataDir}: ${files} files, ${megabytes} MB.`
}
