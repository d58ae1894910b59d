import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../mailbox/Database.js'
import { secrets } from './tables.js'

const name = 'imageKey'

/**
 * Returns the key of the database that signs the URLs of images, and generates it on the first start. Apps cache these
 * URLs for a day, so they must stay valid after a restart, and at all gateways with the same database.
 */
export async function readImageKey({ db, isInMemory }: Pick<Database, 'db' | 'isInMemory'>): Promise<string> {
  if (isInMemory) return generate()
  const stored = await select(db)
  if (stored !== undefined) return stored
  // Two gateways may start at once: the first insert counts for both.
  await db.insert(secrets).values({ name, value: generate() }).onConflictDoNothing()
  const value = await select(db)
  if (value === undefined)
    throw new Error('The generated key of images was deleted from the database: start the gateway again.')
  return value
}

const generate = () => randomBytes(32).toString('base64url')

async function select(db: Database['db']): Promise<string | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  return row?.value
}
