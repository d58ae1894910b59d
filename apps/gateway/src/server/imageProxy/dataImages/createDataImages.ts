import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../../database/Database.js'
import { createCache } from '../../../foundation/createCache.js'
import { imageData } from '../tables.js'
import { parseDataImage } from './parseDataImage.js'

/**
 * Images of `data:` URLs, by the hash of their content. A `data:` URL is too long for a URL of the proxy, and the database
 * makes the image available after a restart, and at all gateways that share it, without another read of its chain.
 */
export type DataImages = {
  /**
   * Stores the image of an untrusted `data:` URL.
   *
   * @returns Its id, `sha256:…`; `undefined` if the URL is none of an image, or the image cannot be stored.
   */
  readonly store: (url: string) => Promise<string | undefined>
  /** Returns the image with an id; `undefined` if there is none, or none any more. */
  readonly read: (id: string) => Promise<Uint8Array | undefined>
}

/** Options of the images. */
export type DataImagesOptions = {
  readonly database: Pick<Database, 'db' | 'space'>
  readonly logger: Logger
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
  /** Characters of Base64 that all images together may have. Default: 128 MiB. */
  readonly maxTotal?: number | undefined
}

const idPattern = /^sha256:[\da-f]{64}$/
const defaultMaxTotal = 128 * 1024 * 1024
/** Longer than metadata and pages with the URL are cached: a day each. */
const maxAgeMs = 7 * 86_400_000
/** Time for which an image counts as stored without a look. */
const storedMs = 3_600_000
const maxStored = 10_000
/** Images that are stored between two cleanups. */
const cleanupInterval = 50

/** Whether a text is the id of a stored image. */
export function isDataImageId(text: string): boolean {
  return idPattern.test(text)
}

/** Opens the images of a database. */
export function createDataImages(options: DataImagesOptions): DataImages {
  const { database, logger, now, maxTotal = defaultMaxTotal } = options
  const { db, space } = database
  const stored = createCache<void>({ maxAgeMs: storedMs, maxKeys: maxStored, now })
  let inserted = 0

  async function insert(hash: string, bytes: Uint8Array): Promise<void> {
    const content = Buffer.from(bytes).toString('base64')
    if ((await space.getLevel(content.length)) !== 'free') throw new Error('the disk of the database is full')
    const seenAt = now()
    await db
      .insert(imageData)
      .values({ hash, content, size: content.length, seenAt })
      .onConflictDoUpdate({ target: imageData.hash, set: { seenAt } })
    inserted += 1
    if (inserted % cleanupInterval === 1) await clean()
  }

  /** Deletes the images that no answer named for a week, and the oldest ones beyond the limit. */
  async function clean(): Promise<void> {
    await db.execute(sql`
      DELETE FROM ${imageData} WHERE "hash" IN (
        SELECT "hash" FROM (
          SELECT "hash", "seen_at", sum("size") OVER (ORDER BY "seen_at" DESC, "hash") AS "total" FROM ${imageData}
        ) AS "ranked" WHERE "total" > ${maxTotal} OR "seen_at" < ${now() - maxAgeMs}
      )`)
  }

  return {
    async store(url) {
      const bytes = parseDataImage(url)
      if (!bytes) return undefined
      const hash = createHash('sha256').update(bytes).digest('hex')
      try {
        await stored.get(hash, () => insert(hash, bytes))
        return `sha256:${hash}`
      } catch (error) {
        // An NFT without its image is better than none.
        logger.warn({ err: error }, 'an image of metadata cannot be stored')
        return undefined
      }
    },
    async read(id) {
      if (!isDataImageId(id)) return undefined
      const hash = id.slice('sha256:'.length)
      const [row] = await db
        .select({ content: imageData.content })
        .from(imageData)
        .where(eq(imageData.hash, hash))
      return row && Buffer.from(row.content, 'base64')
    },
  }
}
