import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { sha256 } from '../../foundation/sha256.js'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import { createFileStore } from './createFileStore.js'
import type { FileStore, MessageRow } from './FileStore.js'
import { openFile } from './openFile.js'
import { startFileStore } from './startFileStore.js'

const limits = { maxTopicMessages: 1_000, maxTopicBytes: 1_000_000 }
const topic = 'a'.repeat(64)

function createRow(text: string, fields: { topic?: string; expiresAt?: number } = {}): MessageRow {
  const { topic: on = topic, expiresAt = 9_000 } = fields
  return [on, sha256(text), text, 1, null, 'sender', 1_000, expiresAt, 'demo', 'source']
}

function readTexts(store: FileStore, clientId = 'receiver'): readonly string[] {
  const query = { topics: [topic], clientId, now: 1_000, after: 0, limit: 100, maxBytes: 1_000_000 }
  return store.readPending(query).messages.map(({ message }) => message)
}

/** Opens a file. It is closed at the end of the test, or by `close`. */
function openStore(folder?: string) {
  const file = openFile(folder)
  const store = createFileStore(file)
  let isClosed = false
  const close = () => {
    if (!isClosed) store.close()
    isClosed = true
  }
  onTestFinished(close)
  return { ...file, store, close }
}

test('default: messages, receipts and the last number survive a restart', () => {
  const folder = createTemporaryFolder()
  const first = openStore(folder)
  expect(
    first.store.store(
      ['one', 'two', 'three'].map((text) => createRow(text)),
      limits,
    ),
  ).toEqual([1, 2, 3])
  first.store.acknowledge([{ seq: 2, clientId: 'receiver', expiresAt: 5_000 }])
  first.store.sweepExpired(9_000)
  expect(first.store.store([createRow('four', { expiresAt: 19_000 })], limits)).toEqual([4])
  first.close()
  const { store } = openStore(folder)
  expect(readTexts(store)).toEqual(['four'])
  // A number is not used again, or an old receipt would hide a new message.
  expect(store.store([createRow('five')], limits)).toEqual([5])
  expect(store.count()).toEqual({ messages: 2, bytes: 8 })
})

test('behavior: a sweep leaves nothing of a message', () => {
  const { db, store } = openStore()
  store.store([createRow('one'), createRow('two')], limits)
  store.acknowledge([
    { seq: 1, clientId: 'receiver', expiresAt: 2_000 },
    { seq: 1, clientId: 'another', expiresAt: 3_000 },
    { seq: 2, clientId: 'receiver', expiresAt: 4_000 },
  ])
  expect(store.sweepAcknowledged(1_999).deleted).toEqual([])
  const owner = { publisher: 'sender', project: 'demo', source: 'source', bytes: 3 }
  expect(store.sweepAcknowledged(2_000)).toEqual({ deleted: [owner], isFull: false })
  expect(store.sweepExpired(9_000).deleted).toEqual([owner])
  for (const table of ['messages', 'receipts'])
    expect(db.prepare(`select count(*) as rows from ${table}`).all()).toEqual([{ rows: 0 }])
})

test('error: a message that cannot be stored does not affect the others of its batch', () => {
  const { db, store } = openStore()
  db.exec(
    `create trigger refuse before insert on messages when new.message = 'two' begin select raise(abort, 'refused'); end`,
  )
  const [one, two, three] = store.store(
    ['one', 'two', 'three'].map((text) => createRow(text)),
    limits,
  )
  expect([one, two, three]).toEqual([1, { error: expect.stringContaining('refused') }, 3])
  expect(readTexts(store)).toEqual(['one', 'three'])
  expect(store.countUsage()).toEqual([expect.objectContaining({ bytes: 8 + 2 * 512 })])
})

test('error: of a failed transaction nothing is stored or remembered', () => {
  const { db, transact, store } = openStore()
  const two = { maxTopicMessages: 2, maxTopicBytes: 1_000 }
  store.store([createRow('one')], two)
  const failing = createFileStore({
    db,
    transact: (isFlushed, change) =>
      transact(isFlushed, () => {
        change()
        throw new Error('the disk is full')
      }),
  })
  expect(() => failing.store([createRow('two')], two)).toThrow('the disk is full')
  expect(readTexts(store)).toEqual(['one'])
  // The topic has room for it still.
  expect(store.store([createRow('two')], two)).toEqual([2])
})

test('error: a file of a newer version is refused', async () => {
  const folder = createTemporaryFolder()
  const { db, close } = openStore(folder)
  db.exec('pragma user_version = 2')
  close()
  await expect(startFileStore(folder)).rejects.toThrow('written by a newer version')
}, 180_000)

test('behavior: every acknowledged message survives SIGKILL, and batches are whole', async () => {
  const folder = join(createTemporaryFolder(), 'mailbox')
  const module = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))
  const code = `
    const { createFileStore } = await import(${module('createFileStore.ts')})
    const { openFile } = await import(${module('openFile.ts')})
    const store = createFileStore(openFile(${JSON.stringify(folder)}))
    for (let batch = 0; ; batch += 1) {
      const rows = Array.from({ length: 10 }, (_, index) => [
        ${JSON.stringify(topic)}, batch + ' ' + index, 'x'.repeat(500), 1, null, 'sender', 1000, 9000, 'demo', '',
      ])
      store.store(rows, { maxTopicMessages: 1e9, maxTopicBytes: 1e9 })
      process.stdout.write(batch + '\\n')
    }`
  const child = spawn(process.execPath, [
    '--conditions=@latchkit/source',
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    code,
  ])
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'close')
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (output.split('\n').length > 50) child.kill('SIGKILL')
  })
  await ended
  const acknowledged = Number(output.split('\n').at(-2))
  expect(acknowledged).toBeGreaterThan(40)
  const { store } = openStore(folder)
  const { messages } = store.count()
  expect(messages % 10).toBe(0)
  expect(messages).toBeGreaterThanOrEqual((acknowledged + 1) * 10)
}, 180_000)
