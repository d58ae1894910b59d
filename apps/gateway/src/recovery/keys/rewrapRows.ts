import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { KeyCipher } from './createKeyCipher.js'
import type { EncryptedColumn } from './encryptedColumns.js'
import { encryptedColumns } from './encryptedColumns.js'
import { type EncryptedText, readTexts } from './readTexts.js'

/** The result of `rewrapRows`. */
export type RewrapReport = {
  /** Texts that the current key has encrypted now, and had not before. */
  readonly rewrapped: number
  /** Texts that no key decrypts. They were not changed. */
  readonly unreadable: number
}

/** The ciphers of a rotation. */
export type RotationCiphers = {
  /** Decrypts with all keys, and encrypts with the current one. */
  readonly cipher: Pick<KeyCipher, 'id' | 'encrypt' | 'decrypt'>
  /** Has only the current key. */
  readonly current: Pick<KeyCipher, 'decrypt'>
}

/**
 * Encrypts all texts of the recovery service with the current key, and reads all of them back with this key alone. Each text is replaced in a
 * transaction of its own, so an interrupted run leaves every text readable, and the next run continues. None is replaced before the
 * current key alone has decrypted the new one.
 */
export async function rewrapRows(
  database: Pick<Database, 'db'>,
  { cipher, current }: RotationCiphers,
): Promise<RewrapReport> {
  let rewrapped = 0
  let unreadable = 0
  for (const column of encryptedColumns)
    for await (const stored of readTexts(database, column)) {
      if (stored.text.startsWith(`${cipher.id}.`)) continue
      const text = await encryptAgain(stored)
      if (text !== undefined && (await replace(database, column, stored, text))) rewrapped += 1
    }
  // All, and also those that a service has written meanwhile.
  for (const column of encryptedColumns)
    for await (const { text, context } of readTexts(database, column))
      if (!(await isReadable(text, context))) unreadable += 1
  return { rewrapped, unreadable }

  /** Returns undefined if no key decrypts the text. */
  async function encryptAgain({ text, context }: EncryptedText): Promise<string | undefined> {
    const secret = await cipher.decrypt(text, context).catch(() => undefined)
    if (!secret) return undefined
    const encrypted = await cipher.encrypt(secret, context)
    const isSame = Buffer.from(secret).equals(await current.decrypt(encrypted, context))
    secret.fill(0)
    if (!isSame) throw new Error('The new text does not decrypt to the same secret.')
    return encrypted
  }

  function isReadable(text: string, context: string): Promise<boolean> {
    return current.decrypt(text, context).then(
      (secret) => secret.fill(0).length > 0,
      () => false,
    )
  }
}

/** Replaces a text, unless it was changed meanwhile. */
async function replace(
  { db }: Pick<Database, 'db'>,
  { text: column, id }: EncryptedColumn,
  stored: EncryptedText,
  text: string,
): Promise<boolean> {
  const replaced = await db
    .update(column.table)
    .set({ [column.name]: text })
    .where(and(eq(id, stored.id), eq(column, stored.text)))
    .returning({ id })
  return replaced.length > 0
}
