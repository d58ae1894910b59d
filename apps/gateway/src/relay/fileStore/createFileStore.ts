import type Libsql from 'libsql'
import { overheadBytes } from '../mailbox/createUsageTracker.js'
import { getMessageBytes } from '../mailbox/getMessageBytes.js'
import type { Receipt } from '../mailbox/Mailbox.js'
import type { MailboxLimits, Swept } from '../mailbox/MessageStore.js'
import { createPageReader } from './createPageReader.js'
import { createTopicSizes } from './createTopicSizes.js'
import type { FileStore, MessageRow, StoreResult } from './FileStore.js'
import type { MailboxFile } from './openFile.js'

/** Messages that one sweep deletes. Other calls wait for it. */
const maxSwept = 500

type Owned = Swept['deleted'][number]

/** Creates a store over a file that only this process uses. */
export function createFileStore({ db, transact }: MailboxFile): FileStore {
  const topicSizes = createTopicSizes(db)
  const readPending = createPageReader(db)
  const statements = prepareStatements(db)

  function read<Row>(statement: Libsql.Statement, ...parameters: readonly unknown[]): Row | undefined {
    // The columns of the statement are the members of the row.
    return statement.get(...parameters) as Row | undefined
  }

  const readCounter = (name: 'seq' | 'complete') =>
    read<{ value: number }>(statements.getCounter, name)?.value ?? 0

  /** @returns False if the topic contains the message already, and it has not expired. */
  function insertRow(seq: number, row: MessageRow, bytes: number, now: number): boolean {
    return statements.insert.run(seq, ...row, bytes, now).changes > 0
  }

  /** Deletes messages with their receipts. */
  function remove(seqs: readonly number[]): readonly Owned[] {
    const list = JSON.stringify(seqs)
    statements.deleteReceipts.run(list)
    const rows = statements.deleteMessages.all(list) as (Owned & { readonly topic: string })[]
    return rows.map(({ topic, ...owned }) => {
      topicSizes.subtract(topic, owned.bytes)
      return owned
    })
  }

  function storeOne(row: MessageRow, seq: number, now: number, limits: MailboxLimits): StoreResult {
    const [topic, , message, , attestation] = row
    const bytes = getMessageBytes({ message, attestation })
    if (!topicSizes.fits(topic, bytes, now, limits)) return 'full'
    if (!insertRow(seq, row, bytes, now)) return 'duplicate'
    topicSizes.add(topic, bytes)
    return seq
  }

  /** Forgets the sizes of topics if a change fails: they must not contain it. */
  function transactAll<Result>(isFlushed: boolean, change: () => Result): Result {
    try {
      return transact(isFlushed, change)
    } catch (error) {
      topicSizes.forget()
      throw error
    }
  }

  function sweep(due: Libsql.Statement, now: number): Swept {
    const rows = due.all(now) as { readonly seq: number }[]
    if (rows.length === 0) return { deleted: [], isFull: false }
    const deleted = transactAll(false, () => remove(rows.map(({ seq }) => seq)))
    return { deleted, isFull: rows.length >= maxSwept }
  }

  const addReceipts = (receipts: readonly Receipt[]) =>
    void statements.insertReceipts.run(
      JSON.stringify(receipts.map(({ seq, clientId, expiresAt }) => [seq, clientId, expiresAt])),
    )

  return {
    store(rows, limits) {
      const now = Math.max(...rows.map(([, , , , , , publishedAt]) => publishedAt))
      return transactAll(true, () => {
        let seq = readCounter('seq')
        const results = rows.map((row): StoreResult => {
          seq += 1
          try {
            return storeOne(row, seq, now, limits)
          } catch (error) {
            // Only the statement of this message has failed, unless the error has ended the transaction.
            if (!db.inTransaction) throw error
            return { error: error instanceof Error ? error.message : String(error) }
          }
        })
        statements.setCounter.run('seq', seq)
        return results
      })
    },
    // After a power failure, a client receives a message again whose receipt was lost.
    acknowledge: (receipts) => transact(false, () => addReceipts(receipts)),
    findByHash: (names) =>
      names.flatMap(
        ({ topic, hash }) =>
          read<{ seq: number; expiresAt: number; tag: number }>(statements.findByHash, topic, hash) ?? [],
      ),
    readPending,
    sweepAcknowledged: (now) => sweep(statements.findAcknowledged, now),
    sweepExpired: (now) => sweep(statements.findExpired, now),
    countUsage: () => statements.sumByOwner.all() as Owned[],
    count() {
      const { messages = 0, bytes = 0 } = read<{ messages: number; bytes: number }>(statements.sum) ?? {}
      return { messages, bytes }
    },
    isComplete: () => readCounter('complete') === 1,
    beginMove() {
      db.exec('delete from messages; delete from receipts')
    },
    move: ({ messages, receipts }) =>
      transact(false, () => {
        for (const [seq, row] of messages) {
          const [, , message, , attestation] = row
          insertRow(seq, row, getMessageBytes({ message, attestation }), 0)
        }
        addReceipts(receipts)
      }),
    endMove: (lastSeq) =>
      transact(true, () => {
        statements.setCounter.run('seq', lastSeq)
        statements.setCounter.run('complete', 1)
      }),
    close: () => void db.close(),
  }
}

function prepareStatements(db: MailboxFile['db']) {
  return {
    getCounter: db.prepare('select value from counters where name = ?'),
    setCounter: db.prepare('insert or replace into counters (name, value) values (?, ?)'),
    findByHash: db.prepare(
      'select seq, expires_at as expiresAt, tag from messages where topic = ? and hash = ?',
    ),
    insert: db.prepare(
      `insert into messages (seq, topic, hash, message, tag, attestation, publisher, published_at, expires_at, project, source, bytes)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (topic, hash) do update set
         seq = excluded.seq,
         tag = excluded.tag,
         attestation = excluded.attestation,
         publisher = excluded.publisher,
         published_at = excluded.published_at,
         expires_at = excluded.expires_at,
         project = excluded.project,
         source = excluded.source,
         bytes = excluded.bytes
       where messages.expires_at <= ?`,
    ),
    insertReceipts: db.prepare(
      `insert into receipts (seq, client_id, expires_at)
       select messages.seq, given.value ->> 1, given.value ->> 2
       from json_each(?) as given
       -- Without its message, a receipt has no use.
       join messages on messages.seq = given.value ->> 0
       where true
       on conflict do nothing`,
    ),
    deleteMessages: db.prepare(
      `delete from messages where seq in (select value from json_each(?))
       returning topic, publisher, project, source, bytes`,
    ),
    deleteReceipts: db.prepare('delete from receipts where seq in (select value from json_each(?))'),
    findExpired: db.prepare(`select seq from messages where expires_at <= ? limit ${maxSwept}`),
    // A message that an older version has deleted may have left a receipt.
    findAcknowledged: db.prepare(`select distinct seq from receipts where expires_at <= ? limit ${maxSwept}`),
    sumByOwner: db.prepare(
      `select publisher, project, source, sum(bytes) + count(*) * ${overheadBytes} as bytes
       from messages group by publisher, project, source`,
    ),
    sum: db.prepare('select count(*) as messages, coalesce(sum(bytes), 0) as bytes from messages'),
  }
}
