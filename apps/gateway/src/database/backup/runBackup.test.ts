import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applyDefaults } from '../../foundation/config/applyDefaults.js'
import { openMessageStore } from '../../relay/fileStore/openMessageStore.js'
import { createSqlStore } from '../../relay/mailbox/createSqlStore.js'
import { openMailbox } from '../../relay/mailbox/openMailbox.js'
import { createTemporaryFolder, startProgram } from '../../testing/program.fixtures.js'
import { createTopic } from '../../testing/relayClient.fixtures.js'
import { openEmbedded } from '../openEmbedded.js'
import { runBackup } from './runBackup.js'

const topic = createTopic()

async function openFolder(folder: string) {
  const mailbox = openMailbox(
    await openMessageStore(await openEmbedded(folder)),
    { ...applyDefaults({}), maxTopicMessages: 10, maxTopicBytes: 1_000 },
    0,
  )
  return {
    store: (message: string) =>
      mailbox.store({
        topic,
        message,
        tag: 1,
        attestation: null,
        publisher: 'sender',
        publishedAt: 1_000,
        expiresAt: 2_000,
      }),
    async texts() {
      const wanted = { topics: [topic], clientId: 'c', now: 1_000, after: 0, limit: 10, maxBytes: 1_000 }
      return (await mailbox.readPending(wanted)).messages.map(({ message }) => message)
    },
    close: mailbox.close,
  }
}

test('default: restores the messages that were stored before the backup', async () => {
  const [dataDir, other, target] = [
    createTemporaryFolder(),
    createTemporaryFolder(),
    join(createTemporaryFolder(), 'monday'),
  ]
  const first = await openFolder(dataDir)
  await first.store('before')
  await expect(runBackup(['backup', target], { dataDir })).rejects.toThrow('is in use by another gateway')
  await first.close()
  expect(await runBackup(['backup', target], { dataDir })).toMatch(/^Copied .* files, [\d.]+ MB\.$/)
  expect(existsSync(`${target}.partial`)).toBe(false)
  const second = await openFolder(dataDir)
  await second.store('after')
  await second.close()
  await expect(runBackup(['restore', target], { dataDir })).rejects.toThrow('has a database: move ')
  await expect(runBackup(['backup', target], { dataDir })).rejects.toThrow('exists already')
  await runBackup(['restore', target], { dataDir: other })
  const restored = await openFolder(other)
  expect(await restored.texts()).toEqual(['before'])
  await restored.store('later')
  expect(await restored.texts()).toEqual(['before', 'later'])
  await restored.close()
}, 180_000)

test('error: an incomplete backup leaves the data folder without a database', async () => {
  const [dataDir, other, target] = [
    createTemporaryFolder(),
    createTemporaryFolder(),
    join(createTemporaryFolder(), 'monday'),
  ]
  const database = await openEmbedded(dataDir)
  const first = openMailbox(await openMessageStore(database), applyDefaults({}), 0)
  await database.db.execute(sql`select 1`)
  await first.close()
  await runBackup(['backup', target], { dataDir })
  rmSync(join(target, 'postgres', 'pg_wal'), { recursive: true })
  await expect(runBackup(['restore', target], { dataDir: other })).rejects.toThrow('is incomplete')
  for (const name of ['mailbox', 'postgres', 'restore.partial'])
    expect(existsSync(join(other, name))).toBe(false)
}, 180_000)

test('behavior: restores a backup of an older version, whose messages are in the database', async () => {
  const [dataDir, other, target] = [
    createTemporaryFolder(),
    createTemporaryFolder(),
    join(createTemporaryFolder(), 'monday'),
  ]
  const older = openMailbox(createSqlStore(await openEmbedded(dataDir)), applyDefaults({}), 0)
  const fields = { tag: 1, attestation: null, publisher: 'sender', publishedAt: 1_000, expiresAt: 2_000 }
  await older.store({ topic, message: 'old', ...fields })
  await older.close()
  await runBackup(['backup', target], { dataDir })
  await runBackup(['restore', target], { dataDir: other })
  const restored = await openFolder(other)
  expect(await restored.texts()).toEqual(['old'])
  await restored.close()
}, 180_000)

test.each([
  [['backup'], { dataDir: '/nowhere' }, 'Usage: '],
  [['dump', 'x'], { dataDir: '/nowhere' }, 'Usage: '],
  [['backup', 'a', 'b'], { dataDir: '/nowhere' }, 'Usage: '],
  [['backup', 'a'], { dataDir: '/nowhere' }, 'There is no database in /nowhere'],
  [['restore', '/nowhere'], { dataDir: '/nowhere' }, '/nowhere is not a backup'],
  [['backup', 'a'], { databaseUrl: 'postgres://x' }, 'with its own tools, such as pg_dump'],
])('error: %j with %j', async (commands, settings, message) => {
  await expect(runBackup(commands, settings)).rejects.toThrow(message)
})

test('behavior: the program runs the commands', async () => {
  const folder = createTemporaryFolder()
  writeFileSync(join(folder, 'x'), '')
  const program = startProgram({ DATA_DIR: folder }, ['backup', join(folder, 'y')])
  expect(await program.ended).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`There is no database in ${folder}`),
  })
}, 180_000)
