import { randomBytes } from 'node:crypto'
import { emailProofMs } from '@latchkit/login-api'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { sha256 } from '../../foundation/sha256.js'
import { cipherContexts } from '../keys/cipherContexts.js'
import type { KeyCipher } from '../keys/createKeyCipher.js'
import { links } from '../tables.js'
import type { Link, LinkStatus } from './Link.js'

/** A link, and what it can be used for now. */
export type StoredLink = Link & { readonly status: LinkStatus }

/** Statement of a device about a link. */
type NewLink = Pick<Link, 'jkt' | 'origin' | 'recipientKey' | 'browser' | 'network'>

/** The links of the recovery service. */
export type LinkStore = {
  /** Stores a link, and returns its id with the token of the mail. Only the hash of the token is stored. */
  readonly create: (link: NewLink & { readonly address: string }) => Promise<{ id: string; token: string }>
  /**
   * Stores a link of an account that is approved already, and returns its id.
   *
   * @param link.account `<provider> <subject>`. It is not stored, but its hash.
   * @param link.address For notices.
   */
  readonly createApproved: (
    link: NewLink & { readonly account: string; readonly address: string | undefined },
  ) => Promise<string>
  readonly remove: (id: string) => Promise<void>
  readonly findByToken: (token: string) => Promise<StoredLink | undefined>
  /** Approves the link of a token. Of concurrent calls one returns its id, and the others undefined, as does an expired link. */
  readonly approve: (token: string) => Promise<string | undefined>
  /** Ends a link that waits for its user, who has not started the login. Returns its id, or undefined if it does not wait. */
  readonly refuse: (token: string) => Promise<string | undefined>
  /** Returns the link of a device, if it exists and was created by the key with that thumbprint. */
  readonly findOfDevice: (id: string, jkt: string) => Promise<StoredLink | undefined>
  /** Uses an approved link up for a release. Returns false if it was used before. */
  readonly takeRelease: (id: string) => Promise<boolean>
  /** Deletes links that nothing can use any more. */
  readonly sweep: () => Promise<void>
}

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
    if (approvedAt === null) return createdAt + emailProofMs > now() ? 'pending' : 'expired'
    return approvedAt + approvedMs > now() ? 'approved' : 'expired'
  }

  async function toLink(row: Row | undefined): Promise<StoredLink | undefined> {
    if (!row) return undefined
    const { id, type, addressHash, jkt, origin, recipientKey, browser, network } = row
    const address = await decryptAddress(row)
    const status = getStatus(row)
    return { id, type, address, addressHash, jkt, origin, recipientKey, browser, network, status }
  }

  async function decryptAddress({ id, address }: Row): Promise<string | undefined> {
    if (address === null) return undefined
    return Buffer.from(await cipher.decrypt(address, cipherContexts.link(id))).toString()
  }

  const encryptAddress = (id: string, address: string) =>
    cipher.encrypt(Buffer.from(address), cipherContexts.link(id))

  return {
    async create(link) {
      const id = createId()
      const token = randomBytes(tokenBytes).toString('base64url')
      const address = await encryptAddress(id, link.address)
      const addressHash = cipher.hash(link.address)
      await db.insert(links).values({
        ...link,
        id,
        type: 'email',
        tokenHash: sha256(token),
        address,
        addressHash,
        createdAt: now(),
      })
      return { id, token }
    },
    async createApproved({ account, ...link }) {
      const id = createId()
      const address = link.address === undefined ? null : await encryptAddress(id, link.address)
      await db.insert(links).values({
        ...link,
        id,
        type: 'account',
        address,
        // No address has a line break, so no account has the hash of an address.
        addressHash: cipher.hash(`account\n${account}`),
        createdAt: now(),
        approvedAt: now(),
      })
      return id
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
            gt(links.createdAt, now() - emailProofMs),
          ),
        )
        .returning({ id: links.id })
      return row?.id
    },
    async refuse(token) {
      const [row] = await db
        .delete(links)
        .where(and(eq(links.tokenHash, sha256(token)), isNull(links.approvedAt)))
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
      await db.delete(links).where(lte(links.createdAt, now() - emailProofMs - approvedMs))
    },
  }
}

function createId(): string {
  return randomBytes(16).toString('base64url')
}
