import { createHash } from 'node:crypto'
import type { Database } from '../../database/Database.js'
import { usedIds } from './tables.js'

/**
 * Uses an id up. Returns false if it was used before. Of concurrent calls with one id, also at other gateways, one gets true.
 *
 * @param expiresAt Until when the id must be kept: ms since 1970.
 */
export type TakeId = (id: string, expiresAt: number) => Promise<boolean>

/** Creates the function that accepts each id once. */
export function createUsedIds({ db }: Pick<Database, 'db'>): TakeId {
  return async (id, expiresAt) => {
    const hash = createHash('sha256').update(id).digest('base64url')
    const inserted = await db
      .insert(usedIds)
      .values({ hash, expiresAt })
      .onConflictDoNothing()
      .returning({ hash: usedIds.hash })
    return inserted.length > 0
  }
}
