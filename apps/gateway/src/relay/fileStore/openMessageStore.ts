import { join } from 'node:path'
import type { Database } from '../../database/Database.js'
import { mailboxFolder } from '../../database/dataFolder.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { createSqlStore } from '../mailbox/createSqlStore.js'
import type { MessageStore } from '../mailbox/MessageStore.js'
import { createFileMessageStore } from './createFileMessageStore.js'
import { moveMessages } from './moveMessages.js'
import { startFileStore } from './startFileStore.js'

/**
 * Opens the store of the mailbox: files in the data folder, or the tables of Postgres, which several nodes share. It closes the
 * database.
 *
 * @throws GatewayError if the files cannot be opened.
 */
export async function openMessageStore(database: Database): Promise<MessageStore> {
  const { files: place, space, close } = database
  if (!place) return createSqlStore(database)
  const { folder, onFailure } = place
  if (folder === undefined) return createFileMessageStore(await startFileStore(undefined), space, close)
  try {
    const files = await startFileStore(join(folder, mailboxFolder), onFailure)
    try {
      await moveMessages(database, files)
    } catch (error) {
      await files.close()
      throw error
    }
    return createFileMessageStore(files, space, close)
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(
      `The mailbox in ${folder} does not open (${reason}): check the permissions and the free space of the folder.`,
      { cause },
    )
  }
}
