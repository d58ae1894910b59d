import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFolder, mailboxFile, mailboxFolder, secretsFile } from '../dataFolder.js'

/** Number of files and bytes of a copy. */
export type Extent = { readonly files: number; readonly bytes: number }

/** Contents of a data folder and of a backup. The mailbox comes first: see `restoreBackup`. */
export const storeNames = [mailboxFolder, secretsFile, databaseFolder] as const

/** The file without which a store is not complete. */
const requiredFiles = {
  [mailboxFolder]: mailboxFile,
  [databaseFolder]: 'PG_VERSION',
} as const

/** Whether a folder contains a database or a mailbox. */
export function hasDatabase(folder: string): boolean {
  return Object.entries(requiredFiles).some(([name, file]) => existsSync(join(folder, name, file)))
}

/** Copies the files that no process uses to a new folder, and returns their number and size. */
export function copyStores(from: string, to: string): Extent {
  mkdirSync(to, { recursive: true })
  for (const name of storeNames)
    if (existsSync(join(from, name)))
      cpSync(join(from, name), join(to, name), {
        recursive: true,
        errorOnExist: true,
        force: false,
        preserveTimestamps: true,
      })
  return measure(to)
}

function measure(folder: string): Extent {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return { files: files.length, bytes }
}
