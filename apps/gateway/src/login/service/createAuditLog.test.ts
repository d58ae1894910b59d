import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../database/Database.js'
import { openEmbedded } from '../../database/openEmbedded.js'
import { createAuditLog } from './createAuditLog.js'
import { audit } from './tables.js'

const key = Buffer.alloc(32, 1)
const now = () => 1_800_000_000_000
let database: Database

beforeAll(async () => {
  database = await openEmbedded(undefined)
})
beforeEach(async () => {
  await database.db.delete(audit)
})
afterAll(() => database.close())

async function createLog() {
  const log = createAuditLog(database, key, now)
  for (const actor of ['u1', 'u2', 'u3', 'u4']) await log.record('login', actor, { device: 'd' })
  return log
}

test('default: verifies entries in order', async () => {
  const log = await createLog()
  expect(await log.verify()).toEqual({ entries: 4, head: expect.stringMatching(/^[\w-]{43}$/) })
})

test('behavior: parallel entries of two gateways are one chain', async () => {
  const logs = [createAuditLog(database, key, now), createAuditLog(database, key, now)]
  await Promise.all(Array.from({ length: 20 }, (_, index) => logs[index % 2]?.record('login', `u${index}`)))
  expect(await logs[0]?.verify()).toMatchObject({ entries: 20 })
  expect(await logs[0]?.verify()).not.toHaveProperty('brokenAt')
})

test.each([
  ['a changed actor', { actor: 'mallory' }],
  ['a changed event', { event: 'signed_out' }],
  ['changed details', { meta: '{"device":"other"}' }],
  ['a changed time', { at: 1 }],
])('error: detects %s', async (_name, change) => {
  const log = await createLog()
  await database.db.update(audit).set(change).where(eq(audit.seq, 2))
  expect(await log.verify()).toMatchObject({ brokenAt: 2 })
})

test('error: detects a deleted entry, also if the others are renumbered', async () => {
  const log = await createLog()
  await database.db.delete(audit).where(eq(audit.seq, 2))
  expect(await log.verify()).toMatchObject({ brokenAt: 3 })
  await database.db.update(audit).set({ seq: 2 }).where(eq(audit.seq, 3))
  expect(await log.verify()).toMatchObject({ brokenAt: 2 })
})

test('error: detects an entry that was authenticated before another one replaced it', async () => {
  const log = await createLog()
  const [old] = await database.db.select().from(audit).where(eq(audit.seq, 4))
  await database.db.delete(audit).where(eq(audit.seq, 4))
  await log.record('share_read', 'u4')
  await log.record('share_read', 'u5')
  if (old) await database.db.update(audit).set(old).where(eq(audit.seq, 4))
  expect(await log.verify()).toMatchObject({ entries: 4, brokenAt: 5 })
})

test('error: detects entries of another key', async () => {
  await createLog()
  expect(await createAuditLog(database, Buffer.alloc(32, 2), now).verify()).toMatchObject({ brokenAt: 1 })
})

test('behavior: the head changes if the newest entries are deleted', async () => {
  const log = await createLog()
  const { head } = await log.verify()
  await database.db.delete(audit).where(eq(audit.seq, 4))
  const after = await log.verify()
  expect(after.entries).toBe(3)
  expect(after.head).not.toBe(head)
})
