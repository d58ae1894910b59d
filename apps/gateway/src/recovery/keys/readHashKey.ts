import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { secrets } from '../tables.js'
import { cipherContexts } from './cipherContexts.js'
import type { KeyCipher } from './createKeyCipher.js'
import { deriveRecoveryKey } from './deriveRecoveryKey.js'
import { getKekId } from './getKekId.js'

const name = 'hashKey'

/** The keys of an operator, and the ids of those that encrypted the database. */
export type HashKeyParts = {
  readonly cipher: Pick<KeyCipher, 'encrypt' | 'decrypt'>
  readonly keks: readonly Uint8Array[]
  readonly storedIds: ReadonlySet<string>
}

/**
 * Returns the key of hashes. It is stored encrypted, and stays when the key that encrypts is replaced: accounts are not stored, so their
 * hashes cannot be computed again.
 */
export async function readHashKey(
  { db }: Pick<Database, 'db'>,
  { cipher, keks, storedIds }: HashKeyParts,
): Promise<Uint8Array> {
  const find = async () => {
    const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
    return row && cipher.decrypt(row.value, cipherContexts.secret(name))
  }
  const stored = await find()
  if (stored) return stored
  // Earlier versions derived it from the key that encrypted the rows.
  const former = keks.find((kek) => storedIds.has(getKekId(kek)))
  const created = former ? deriveRecoveryKey(former, 'hash') : new Uint8Array(randomBytes(32))
  const value = await cipher.encrypt(created, cipherContexts.secret(name))
  await db.insert(secrets).values({ name, value }).onConflictDoNothing()
  // Another node may have been faster.
  return (await find()) ?? created
}
