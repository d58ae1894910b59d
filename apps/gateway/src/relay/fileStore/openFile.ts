import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { mailboxFile } from '../../database/dataFolder.js'

/** Version of the tables. */
const version = 1

const schema = `
  create table messages (
    seq integer primary key,
    topic text not null,
    hash text not null,
    message text not null,
    tag integer not null,
    attestation text,
    publisher text not null,
    published_at integer not null,
    expires_at integer not null,
    project text not null,
    source text not null,
    bytes integer not null
  );
  create unique index messages_topic_hash on messages (topic, hash);
  create index messages_topic_seq on messages (topic, seq, bytes);
  create index messages_expires_at on messages (expires_at);
  create table receipts (
    seq integer not null,
    client_id text not null,
    expires_at integer not null,
    primary key (seq, client_id)
  ) without rowid;
  create index receipts_expires_at on receipts (expires_at);
  create table counters (name text primary key, value integer not null) without rowid;
  pragma user_version = ${version};`

/** The file of a mailbox: an SQLite database. */
export type MailboxFile = {
  readonly db: InstanceType<typeof Database>
  /**
   * Runs a change. When it returns, the change survives the end of the process; if it throws, nothing has changed.
   *
   * @param isFlushed Whether it also survives a power failure, with all changes before it.
   */
  readonly transact: <Result>(isFlushed: boolean, change: () => Result) => Result
}

/**
 * Opens the file of a mailbox, and creates its tables.
 *
 * @param folder `undefined` keeps the data in memory.
 * @throws Error if a newer version has written it.
 */
export function openFile(folder: string | undefined): MailboxFile {
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  const db = new Database(folder === undefined ? ':memory:' : join(folder, mailboxFile))
  let wasFlushed = true
  function transact<Result>(isFlushed: boolean, change: () => Result): Result {
    if (isFlushed !== wasFlushed) db.exec(`pragma synchronous = ${isFlushed ? 'full' : 'normal'}`)
    wasFlushed = isFlushed
    db.exec('begin immediate')
    try {
      const result = change()
      db.exec('commit')
      return result
    } catch (error) {
      // Some errors, such as a full disk, have ended it already.
      if (db.inTransaction) db.exec('rollback')
      throw error
    }
  }
  // A message of 1.5 kB fills a page, and an entry of an index changes a small one: both write less to the disk than with 4 kB.
  db.exec('pragma page_size = 2048')
  db.exec('pragma journal_mode = wal')
  db.exec('pragma synchronous = full')
  // The log is copied to the tables every 32 MB, and each page once.
  db.exec('pragma wal_autocheckpoint = 16000')
  db.exec('pragma cache_size = -16000')
  db.exec('pragma temp_store = memory')
  const written = Number(Object(db.prepare('pragma user_version').get()).user_version)
  if (written > version) {
    db.close()
    throw new Error('The mailbox was written by a newer version of the gateway')
  }
  if (written === 0) transact(true, () => db.exec(schema))
  return { db, transact }
}
