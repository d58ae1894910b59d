import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../mailbox/Database.js'
import { sha256 } from '../../sha256.js'
import type { KeyCipher } from '../keys/createKeyCipher.js'
import { links } from '../tables.js'
import type { Link, LinkStatus } from './Link.js'

/** A link, and what it can be used for now. */
export type StoredLink = Link & { readonly status: LinkStatus }

/** The links of the recovery service. */
export type LinkStore = {
  /** Stores a link, and returns its id with the token of the mail. Only the hash of the token is stored. */
  readonly create: (link: Omit<Link, 'id' | 'addressHash'>) => Promise<{ id: string; token: string }>
  readonly remove: (id: string) => Promise<void>
  readonly findByToken: (token: string) => Promise<StoredLink | undefined>
  /** Approves the link of a token. Of concurrent calls one returns its id, and the others undefined, as does an expired link. */
  readonly approve: (token: string) => Promise<string | undefined>
  /** Returns the link of a device, if it exists and was created by the key with that thumbprint. */
  readonly findOfDevice: (id: string, jkt: string) => Promise<StoredLink | undefined>
  /** Uses an approved link up for a release. Returns false if it was used before. */
  readonly takeRelease: (id: string) => Promise<boolean>
  /** Deletes links that nothing can use any more. */
  readonly sweep: () => Promise<void>
}

/** Time in which a link can be approved. */
const linkMs = 20 * 60_000
/** Time in which the device can use an approved link: the user enters a code, and the frame creates or opens the wallet. */
const approvedMs = 20 * 60_000
const tokenBytes = 32

/** @param now Returns the current time in ms since 1970. */
export function createLinkStore(
  { db }: Pick<Database, 'db'>,
  cipher: KeyCipher,
  now: () => number,
): LinkStore {
  type Row = typeof links.$inferSelect

  function getStatus({ createdAt, approvedAt }: Row): LinkStatus {
    if (approvedAt === null) return createdAt + linkMs > now() ? 'pending' : 'expired'
    return approvedAt + approvedMs > now() ? 'approved' : 'expired'
  }

  async function toLink(row: Row | undefined): Promise<StoredLink | undefined> {
    if (!row) return undefined
    const { id, addressHash, jkt, origin, recipientKey, browser, network } = row
    const address = Buffer.from(await cipher.decrypt(row.address, toContext(id))).toString()
    return { id, address, addressHash, jkt, origin, recipientKey, browser, network, status: getStatus(row) }
  }

  return {
    async create(link) {
      const id = randomBytes(16).toString('base64url')
      const token = randomBytes(tokenBytes).toString('base64url')
      const address = await cipher.encrypt(Buffer.from(link.address), toContext(id))
      const addressHash = cipher.hash(link.address)
      await db
        .insert(links)
        .values({ ...link, id, tokenHash: sha256(token), address, addressHash, createdAt: now() })
      return { id, token }
    },
    async remove(id) {
      await db.delete(links).where(eq(links.id, id))
    },
    async findByToken(token) {
      const [row] = await db
        .select()
        .from(links)
        .where(eq(links.tokenHash, sha256(token)))
      return toLink(row)
    },
    async approve(token) {
      const [row] = await db
        .update(links)
        .set({ approvedAt: now() })
        .where(
          and(
            eq(links.tokenHash, sha256(token)),
            isNull(links.approvedAt),
            gt(links.createdAt, now() - linkMs),
          ),
        )
        .returning({ id: links.id })
      return row?.id
    },
    async findOfDevice(id, jkt) {
      const [row] = await db
        .select()
        .from(links)
        .where(and(eq(links.id, id), eq(links.jkt, jkt)))
      return toLink(row)
    },
    async takeRelease(id) {
      const [row] = await db
        .update(links)
        .set({ releasedAt: now() })
        .where(and(eq(links.id, id), isNull(links.releasedAt), gt(links.approvedAt, now() - approvedMs)))
        .returning({ id: links.id })
      return row !== undefined
    },
    async sweep() {
      await db.delete(links).where(lte(links.createdAt, now() - linkMs - approvedMs))
    },
  }
}

function toContext(id: string): string {
  return `link\n${id}`
}
