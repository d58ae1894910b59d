import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { sha256 } from '../../foundation/sha256.js'
import type { LoginDetails } from '../copy/recoveryCopy.js'
import type { Link } from '../links/Link.js'
import { delayedReleases } from '../tables.js'

/** A release that waits, or waited, for the delay. */
export type DelayedRelease = LoginDetails & {
  /** ms since 1970. */
  readonly releaseAt: number
  readonly isRefused: boolean
}

/** A release that its device has not used yet. The user can refuse it. */
export type PendingRelease = LoginDetails & {
  /** The new device. */
  readonly id: string
  readonly releaseAt: number
  /** The device can receive the key now: the user has allowed it, or the delay has ended. */
  readonly isReady: boolean
}

/** Releases that wait, so that the user has time to refuse them. */
export type DelayedReleases = {
  /** Returns the release of a wallet to a device. */
  readonly find: (eip155: string, jkt: string) => Promise<DelayedRelease | undefined>
  /**
   * Begins the delay of a device. Returns the token of the mail, of which only a hash is stored; undefined if a concurrent request has begun
   * it.
   */
  readonly create: (
    eip155: string,
    link: Pick<Link, 'jkt' | 'origin' | 'browser' | 'network'>,
    delayMs: number,
  ) => Promise<string | undefined>
  /** Returns the releases of a wallet that the user can allow or refuse. */
  readonly list: (eip155: string) => Promise<readonly PendingRelease[]>
  /** Ends the delay of a device, or refuses the release. Returns false if there is none, or it was refused before. */
  readonly decide: (eip155: string, jkt: string, isAllowed: boolean) => Promise<boolean>
  readonly remove: (eip155: string, jkt: string) => Promise<void>
  /** Uses a release up, after its delay. Returns false if it was refused or used. */
  readonly take: (eip155: string, jkt: string) => Promise<boolean>
  /** Returns the release that a token refuses, until it was refused. */
  readonly findByToken: (token: string) => Promise<DelayedRelease | undefined>
  /** Refuses a release. Returns false if there is none, or it was refused before. */
  readonly refuse: (token: string) => Promise<boolean>
}

/** Time after the delay in which the device can receive the key; and in which a refusal counts. */
const usableMs = 7 * 86_400_000
/** Three devices can begin a delay each day. */
const listMax = 100

/** @param now Returns the current time in ms since 1970. */
export function createDelayedReleases({ db }: Pick<Database, 'db'>, now: () => number): DelayedReleases {
  const isOf = (eip155: string, jkt: string) =>
    and(eq(delayedReleases.eip155, eip155.toLowerCase()), eq(delayedReleases.jkt, jkt))
  const isOfToken = (token: string) =>
    and(
      eq(delayedReleases.secretHash, sha256(token)),
      isNull(delayedReleases.refusedAt),
      gt(delayedReleases.expiresAt, now()),
    )

  async function findRow(where: ReturnType<typeof and>): Promise<DelayedRelease | undefined> {
    const [row] = await db.select().from(delayedReleases).where(where)
    if (!row) return undefined
    const { origin, browser, network, releaseAt, refusedAt } = row
    return { origin, browser, network, releaseAt, isRefused: refusedAt !== null }
  }

  return {
    find: (eip155, jkt) => findRow(and(isOf(eip155, jkt), gt(delayedReleases.expiresAt, now()))),
    async create(eip155, { jkt, origin, browser, network }, delayMs) {
      const token = randomBytes(32).toString('base64url')
      const releaseAt = now() + delayMs
      await db.delete(delayedReleases).where(and(isOf(eip155, jkt), lte(delayedReleases.expiresAt, now())))
      const inserted = await db
        .insert(delayedReleases)
        .values({
          eip155: eip155.toLowerCase(),
          jkt,
          secretHash: sha256(token),
          origin,
          browser,
          network,
          releaseAt,
          expiresAt: releaseAt + usableMs,
        })
        .onConflictDoNothing()
        .returning({ jkt: delayedReleases.jkt })
      return inserted.length > 0 ? token : undefined
    },
    async list(eip155) {
      const rows = await db
        .select()
        .from(delayedReleases)
        .where(
          and(
            eq(delayedReleases.eip155, eip155.toLowerCase()),
            isNull(delayedReleases.refusedAt),
            gt(delayedReleases.expiresAt, now()),
          ),
        )
        .orderBy(desc(delayedReleases.releaseAt))
        .limit(listMax)
      return rows.map(({ jkt, origin, browser, network, releaseAt }) => ({
        id: jkt,
        origin,
        browser,
        network,
        releaseAt,
        isReady: releaseAt <= now(),
      }))
    },
    async decide(eip155, jkt, isAllowed) {
      const decided = await db
        .update(delayedReleases)
        .set(isAllowed ? { releaseAt: now() } : { refusedAt: now() })
        .where(
          and(isOf(eip155, jkt), isNull(delayedReleases.refusedAt), gt(delayedReleases.expiresAt, now())),
        )
        .returning({ jkt: delayedReleases.jkt })
      return decided.length > 0
    },
    async remove(eip155, jkt) {
      await db.delete(delayedReleases).where(isOf(eip155, jkt))
    },
    async take(eip155, jkt) {
      const taken = await db
        .delete(delayedReleases)
        .where(
          and(
            isOf(eip155, jkt),
            isNull(delayedReleases.refusedAt),
            lte(delayedReleases.releaseAt, now()),
            gt(delayedReleases.expiresAt, now()),
          ),
        )
        .returning({ jkt: delayedReleases.jkt })
      return taken.length > 0
    },
    findByToken: (token) => findRow(isOfToken(token)),
    async refuse(token) {
      const refused = await db
        .update(delayedReleases)
        .set({ refusedAt: now() })
        .where(isOfToken(token))
        .returning({ jkt: delayedReleases.jkt })
      return refused.length > 0
    },
  }
}
