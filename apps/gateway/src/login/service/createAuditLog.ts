import { createHmac } from 'node:crypto'
import { asc, desc, gt } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { audit } from './tables.js'

/** Events of the audit log. */
export type AuditEvent =
  | 'login'
  | 'code_refused'
  | 'refresh_reused'
  | 'signed_out'
  | 'wallet_created'
  | 'wallet_activated'
  | 'share_read'
  | 'share_burst'
  | 'share_stored'
  | 'envelope_stored'
  | 'envelope_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_refused'
  | 'device_revoked'
  | 'export_confirmed'
  | 'email_changed'
  | 'email_reverted'
  | 'account_deleted'

/** The result of a verification. */
export type AuditReport = {
  readonly entries: number
  /** The `mac` of the last entry. Compare it with an earlier report, to detect that the newest entries were deleted. */
  readonly head: string
  /** The first entry that was changed, or that follows a deleted one. */
  readonly brokenAt?: number
}

/** The audit log. An entry contains neither an address nor a secret. */
export type AuditLog = {
  readonly record: (
    event: AuditEvent,
    actor: string,
    meta?: Readonly<Record<string, string | number>>,
  ) => Promise<void>
  readonly verify: () => Promise<AuditReport>
}

type Entry = typeof audit.$inferSelect

const pageSize = 1_000
/** Other gateways add entries too. */
const maxAttempts = 50

/**
 * Creates the audit log: a chain of HMACs, so that an entry cannot be changed or removed without its key.
 *
 * @param now Returns the current time in ms since 1970.
 */
export function createAuditLog({ db }: Pick<Database, 'db'>, key: Buffer, now: () => number): AuditLog {
  const sign = (previous: string, { seq, at, event, actor, meta }: Omit<Entry, 'mac'>) =>
    createHmac('sha256', key)
      .update(JSON.stringify([previous, seq, at, event, actor, meta]))
      .digest('base64url')
  let last: Promise<unknown> = Promise.resolve()

  /** Adds an entry after the last one. Returns false if another gateway was faster. */
  async function append(content: Pick<Entry, 'event' | 'actor' | 'meta'>): Promise<boolean> {
    const [previous] = await db.select().from(audit).orderBy(desc(audit.seq)).limit(1)
    const entry = { seq: (previous?.seq ?? 0) + 1, at: now(), ...content }
    const inserted = await db
      .insert(audit)
      .values({ ...entry, mac: sign(previous?.mac ?? '', entry) })
      .onConflictDoNothing()
      .returning({ seq: audit.seq })
    return inserted.length > 0
  }

  async function appendNext(content: Pick<Entry, 'event' | 'actor' | 'meta'>): Promise<void> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) if (await append(content)) return
    throw new Error('The audit log could not be written: other gateways write it all the time.')
  }

  return {
    record(event, actor, meta = {}) {
      const run = () => appendNext({ event, actor, meta: JSON.stringify(meta) })
      const recorded = last.then(run, run)
      last = recorded
      return recorded
    },
    async verify() {
      let head = ''
      let entries = 0
      for (;;) {
        const rows = await db
          .select()
          .from(audit)
          .where(gt(audit.seq, entries))
          .orderBy(asc(audit.seq))
          .limit(pageSize)
        for (const row of rows) {
          if (row.seq !== entries + 1 || row.mac !== sign(head, row))
            return { entries, head, brokenAt: row.seq }
          head = row.mac
          entries = row.seq
        }
        if (rows.length < pageSize) return { entries, head }
      }
    },
  }
}
