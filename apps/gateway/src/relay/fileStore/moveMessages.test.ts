import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../database/Database.js'
import { openEmbedded } from '../../database/openEmbedded.js'
import { readSecret } from '../../database/readSecret.js'
import { applyDefaults } from '../../foundation/config/applyDefaults.js'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import { createTopic } from '../../testing/relayClient.fixtures.js'
import { createSqlStore } from '../mailbox/createSqlStore.js'
import { openMailbox } from '../mailbox/openMailbox.js'
import type { AsyncFileStore } from './FileStore.js'
import { moveMessages } from './moveMessages.js'
import { openMessageStore } from './openMessageStore.js'
import { startFileStore } from './startFileStore.js'

const topics = [createTopic(), createTopic()]
const open = (store: Parameters<typeof openMailbox>[0]) => openMailbox(store, applyDefaults({}), 0)

/** Creates a folder of a version that kept its messages in Postgres: two of 150 are acknowledged. */
async function createOlderFolder(): Promise<string> {
  const folder = createTemporaryFolder()
  const mailbox = open(createSqlStore(await openEmbedded(folder)))
  const stored = await Promise.all(
    Array.from({ length: 150 }, (_, index) =>
      mailbox.store({
        topic: topics[index % 2] ?? '',
        message: `${index}`,
        tag: 1,
        attestation: index === 0 ? 'attested' : null,
        publisher: 'sender',
        publishedAt: 1_000,
        expiresAt: 9_000,
      }),
    ),
  )
  const seqs = [stored[3]?.seq ?? 0, stored[140]?.seq ?? 0]
  await mailbox.acknowledge(seqs.map((seq) => ({ seq, clientId: 'receiver', expiresAt: 8_000 })))
  await mailbox.close()
  return folder
}

const wanted = Array.from({ length: 150 }, (_, index) => `${index}`).filter(
  (text) => text !== '3' && text !== '140',
)

async function openFolder(folder: string) {
  const database = await openEmbedded(folder)
  const store = await openMessageStore(database)
  return { database, mailbox: open(store), store }
}

async function readAll(mailbox: ReturnType<typeof open>): Promise<readonly string[]> {
  const query = { topics, clientId: 'receiver', now: 1_000, after: 0, limit: 1_000, maxBytes: 1_000_000 }
  return (await mailbox.readPending(query)).messages.map(({ message }) => message)
}

const countRows = async ({ db }: Database) =>
  db.execute(sql`select (select count(*)::int from messages) + (select count(*)::int from receipts) as rows`)

test('default: moves messages and receipts once, with their order, owners and numbers', async () => {
  const folder = await createOlderFolder()
  const first = await openFolder(folder)
  expect(await readAll(first.mailbox)).toEqual(wanted)
  expect(await first.store.count()).toEqual({ messages: 150, bytes: 348 })
  expect(await countRows(first.database)).toEqual([{ rows: 0 }])
  // It is the same message, so that it is a duplicate.
  const fields = { tag: 1, attestation: null, publisher: 'sender', publishedAt: 1_000, expiresAt: 9_000 }
  expect(await first.mailbox.store({ topic: topics[1] ?? '', message: '1', ...fields })).toBeUndefined()
  const next = await first.mailbox.store({ topic: topics[1] ?? '', message: 'new', ...fields })
  expect(next?.seq).toBeGreaterThan(150)
  await first.mailbox.close()
  const second = await openFolder(folder)
  onTestFinished(() => second.mailbox.close())
  expect(await readAll(second.mailbox)).toEqual([...wanted, 'new'])
}, 180_000)

test('error: an interrupted move begins again, and neither loses nor repeats a message', async () => {
  const folder = await createOlderFolder()
  const database = await openEmbedded(folder)
  const files = await startFileStore(join(folder, 'mailbox'))
  let calls = 0
  const failing: AsyncFileStore = {
    ...files,
    async move(rows) {
      calls += 1
      if (calls > 1) throw new Error('killed')
      await files.move(rows)
    },
  }
  await expect(moveMessages(database, failing)).rejects.toThrow('killed')
  expect((await files.count()).messages).toBe(64)
  expect(await countRows(database)).toEqual([{ rows: 152 }])
  await files.close()
  await database.close()
  const { mailbox } = await openFolder(folder)
  onTestFinished(() => mailbox.close())
  expect(await readAll(mailbox)).toEqual(wanted)
}, 180_000)

test('error: without enough space nothing is moved', async () => {
  const folder = await createOlderFolder()
  const database = await openEmbedded(folder)
  const files = await startFileStore(join(folder, 'mailbox'))
  const full = { ...database, space: { getLevel: async () => 'low' as const } }
  await expect(moveMessages(full, files)).rejects.toThrow('too little free space')
  expect(await countRows(database)).toEqual([{ rows: 152 }])
  await files.close()
  await database.close()
}, 180_000)

test('behavior: a new folder needs no database for messages and secrets', async () => {
  const folder = createTemporaryFolder()
  const { database, mailbox } = await openFolder(folder)
  await mailbox.countUsage()
  expect(await readAll(mailbox)).toEqual([])
  await readSecret(database, 'imageKey')
  expect([existsSync(join(folder, 'mailbox')), existsSync(join(folder, 'postgres'))]).toEqual([true, false])
  expect(database.hasStarted()).toBe(false)
  // The first statement of a service starts it.
  expect(await countRows(database)).toEqual([{ rows: 0 }])
  expect(existsSync(join(folder, 'postgres'))).toBe(true)
  await mailbox.close()
}, 180_000)
