import { lte } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import type { LinkStore } from './links/createLinkStore.js'
import { delayedReleases, limits, usedProofs } from './tables.js'

/** Deletes links, delayed releases and proofs that nothing can use any more, and counts that limit nothing any more. */
export async function sweepRecovery(
  { db, vacuum, hasStarted }: Database,
  links: LinkStore,
  now: number,
): Promise<void> {
  // A database in memory that has not started is empty.
  if (!hasStarted()) return
  await links.sweep()
  await db.delete(limits).where(lte(limits.expiresAt, now))
  await db.delete(delayedReleases).where(lte(delayedReleases.expiresAt, now))
  await db.delete(usedProofs).where(lte(usedProofs.expiresAt, now))
  await vacuum()
}
