import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Number of files and bytes of a copy. */
export type Extent = { readonly files: number; readonly bytes: number }

/** Name of the folder of the embedded database, in a data folder and in a backup. */
export const databaseFolder = 'postgres'

/** Whether a folder contains a database. */
export function hasDatabase(folder: string): boolean {
  return existsSync(join(folder, databaseFolder, 'PG_VERSION'))
}

/** Copies the files of a database that no process uses, and returns their number and size. */
export function copyDatabase(from: string, to: string): Extent {
  cpSync(from, to, { recursive: true, errorOnExist: true, force: false, preserveTimestamps: true })
  return measure(to)
}

function measure(folder: string): Extent {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return { files: files.length, bytes }
}
