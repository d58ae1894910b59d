import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Database } from './Database.js'
import { secretsFile } from './dataFolder.js'
import { readSecretsFile, writeSecretsFile } from './secretsFile.js'
import { secrets } from './tables.js'

/** `imageKey` signs the URLs of images, which apps cache for a day; `nameNonceKey` authenticates the nonces of name changes. */
export type SecretName = 'imageKey' | 'nameNonceKey'

/**
 * Returns a secret of the database or of the data folder, and generates it on the first start: what it signs stays valid after a
 * restart, and at all gateways with the same database.
 */
export async function readSecret(
  { db, isInMemory, files }: Pick<Database, 'db' | 'isInMemory' | 'files'>,
  name: SecretName,
): Promise<string> {
  if (isInMemory) return generate()
  return files?.folder === undefined ? readFromTable(db, name) : readFromFolder(db, files.folder, files, name)
}

/** A file, because reading two secrets is no reason to start the embedded database. Only this process uses it. */
async function readFromFolder(
  db: Database['db'],
  folder: string,
  { hasOlderTables }: Pick<NonNullable<Database['files']>, 'hasOlderTables'>,
  name: SecretName,
): Promise<string> {
  const file = join(folder, secretsFile)
  const known = readSecretsFile(file)
  if (known[name] !== undefined) return known[name]
  // Older versions kept it in the database.
  const value = (hasOlderTables ? await select(db, name) : undefined) ?? generate()
  writeSecretsFile(file, { ...known, [name]: value })
  return value
}

async function readFromTable(db: Database['db'], name: SecretName): Promise<string> {
  const stored = await select(db, name)
  if (stored !== undefined) return stored
  // Two gateways may start at once: the first insert counts for both.
  await db.insert(secrets).values({ name, value: generate() }).onConflictDoNothing()
  const value = await select(db, name)
  if (value === undefined)
    throw new Error(`The generated secret "${name}" was deleted from the database: start the gateway again.`)
  return value
}

const generate = () => randomBytes(32).toString('base64url')

async function select(db: Database['db'], name: SecretName): Promise<string | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  return row?.value
}
