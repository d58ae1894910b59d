import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './Database.js'
import { secrets } from './tables.js'

/** `imageKey` signs the URLs of images, which apps cache for a day; `nameNonceKey` authenticates the nonces of name changes. */
export type SecretName = 'imageKey' | 'nameNonceKey'

/**
 * Returns a secret of the database, and generates it on the first start: what it signs stays valid after a restart, and at all gateways with
 * the same database.
 */
export async function readSecret(
  { db, isInMemory }: Pick<Database, 'db' | 'isInMemory'>,
  name: SecretName,
): Promise<string> {
  if (isInMemory) return generate()
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
