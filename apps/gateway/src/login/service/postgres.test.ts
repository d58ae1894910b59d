import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/Database.js'
import { openPostgres } from '../../database/openPostgres.js'
import { startPostgres } from '../../testing/startPostgres.fixtures.js'
import { createAccounts } from './createAccounts.js'
import { createAuditLog } from './createAuditLog.js'
import { createCodes } from './createCodes.js'
import { createEmailReverts } from './createEmailReverts.js'
import { createFlows } from './createFlows.js'
import { createLimits } from './createLimits.js'
import { createSessions } from './createSessions.js'
import { createUsedIds } from './createUsedIds.js'
import { sweepLogin } from './sweepLogin.js'
import { codes, emailReverts, flows, limits, sessions, usedIds } from './tables.js'

const key = Buffer.alloc(32, 1)
const clock = { ms: 1_800_000_000_000 }
const now = () => clock.ms
let postgres: Awaited<ReturnType<typeof startPostgres>>
/** Two gateways with one database: their statements run at the same time. */
let databases: Database[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  databases = [await openPostgres(postgres.url, 8, () => {}), await openPostgres(postgres.url, 8, () => {})]
}, 180_000)

afterAll(async () => {
  for (const database of databases) await database.close()
  await postgres?.stop()
})

const getDatabase = (index = 0): Database => {
  const database = databases[index % databases.length]
  if (!database) throw new Error('the database has not started')
  return database
}

/** Calls a function of both gateways in parallel, and counts the calls that succeed. */
async function countSuccesses(times: number, run: (index: number) => Promise<unknown>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: times }, (_, index) => run(index)))
  return results.filter(({ status }) => status === 'fulfilled').length
}

const assertTrue = async (result: Promise<boolean>) => {
  if (!(await result)) throw new Error('false')
}

test('behavior: a limit is exact, and counts any hour', async () => {
  const all = databases.map((database) => createLimits(database, now))
  const limit = { max: 5, windowMs: 3_600_000 }
  expect(await countSuccesses(40, async (index) => all[index % 2]?.take('a', limit))).toBe(5)
  clock.ms += 1_800_000
  await all[0]?.release('a')
  await all[0]?.take('a', limit)
  await expect(all[0]?.take('a', limit)).rejects.toMatchObject({ headers: { 'retry-after': '1800' } })
  clock.ms += 1_800_000
  expect(await countSuccesses(40, async (index) => all[index % 2]?.take('a', limit))).toBe(4)
})

test('behavior: at most five codes are compared, and one is accepted', async () => {
  const flow = { kind: 'login', state: 'proven', jkt: 'k', email: 'a@example.org', origin: 'o' } as const
  const created = await createFlows(getDatabase(), now).create(flow)
  const code = await createCodes(getDatabase(), key, now).create(created.id)
  const verify = (index: number) => createCodes(getDatabase(index), key, now).verify(created.id, code)
  expect(await countSuccesses(40, verify)).toBe(1)
  const second = await createFlows(getDatabase(), now).create(flow)
  const other = await createCodes(getDatabase(), key, now).create(second.id)
  const wrong = (index: number) =>
    createCodes(getDatabase(index), key, now).verify(
      second.id,
      String((Number(other) + 1) % 1_000_000).padStart(6, '0'),
    )
  await countSuccesses(40, wrong)
  const [row] = await getDatabase().db.select().from(codes).where(eq(codes.flowId, second.id))
  expect(row?.tries).toBe(5)
})

test('behavior: ids are used once, and refresh tokens are exchanged once', async () => {
  const take = (index: number) => assertTrue(createUsedIds(getDatabase(index))('id', clock.ms + 1_000))
  expect(await countSuccesses(40, take)).toBe(1)
  const accounts = createAccounts(getDatabase(), now)
  const userIds = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      createAccounts(getDatabase(index), now).findOrCreate('b@example.org'),
    ),
  )
  expect(new Set(userIds).size).toBe(1)
  const [userId = ''] = userIds
  const deviceId = await accounts.registerDevice({ userId, jkt: 'k', origin: 'o', label: 'l' })
  const open = (index: number) =>
    createSessions(getDatabase(index), { seed: key, refreshKey: key, issuer: 'https://a.b', now })
  const { refreshToken } = await open(0).create({ userId, deviceId }, 'k')
  const reused: string[] = []
  const refresh = (index: number) =>
    open(index).refresh(refreshToken, 'k', async (session) => void reused.push(session.sessionId))
  // The second is taken for a repeated request whose response was lost.
  expect(await countSuccesses(20, refresh)).toBe(2)
  expect(reused.length).toBeGreaterThan(0)
  expect(await getDatabase().db.select().from(sessions)).toEqual([])
  const other = await accounts.findOrCreate('c@example.org')
  expect(await accounts.changeEmail(other, 'c@example.org', 'b@example.org')).toBe('taken')
  expect(await accounts.changeEmail(other, 'c@example.org', 'd@example.org')).toBe('changed')
  expect(await accounts.changeEmail(other, 'c@example.org', 'e@example.org')).toBe('superseded')
})

test('behavior: of parallel reverts of a change one succeeds, and ends the sessions', async () => {
  const { db } = getDatabase()
  const accounts = createAccounts(getDatabase(), now)
  const userId = await accounts.findOrCreate('new@example.org')
  const deviceId = await accounts.registerDevice({ userId, jkt: 'k', origin: 'o', label: 'l' })
  await createSessions(getDatabase(), { seed: key, refreshKey: key, issuer: 'https://a.b', now }).create(
    { userId, deviceId },
    'k',
  )
  const open = (index: number) => createEmailReverts(getDatabase(index), now)
  const token = await open(0).create({ userId, email: 'old@example.org' })
  await open(0).create({ userId, email: 'later@example.org' })
  const revert = (index: number) => assertTrue(open(index).revert(token).then(Boolean))
  expect(await countSuccesses(20, revert)).toBe(1)
  expect(await accounts.getEmail(userId)).toBe('old@example.org')
  expect(await db.select().from(sessions)).toEqual([])
  expect(await db.select().from(emailReverts)).toEqual([])
})

test('behavior: the audit log of two gateways is one chain', async () => {
  const logs = databases.map((database) => createAuditLog(database, key, now))
  await Promise.all(Array.from({ length: 30 }, (_, index) => logs[index % 2]?.record('login', `u${index}`)))
  expect(await logs[0]?.verify()).toEqual({ entries: 30, head: expect.any(String) })
})

test('behavior: the sweep deletes what has expired', async () => {
  const database = getDatabase()
  await createUsedIds(database)('later', clock.ms + 10 * 86_400_000)
  clock.ms += 86_400_000
  await sweepLogin(database, clock.ms)
  const counts = await Promise.all(
    [flows, codes, limits, usedIds].map(async (table) => (await database.db.select().from(table)).length),
  )
  expect(counts).toEqual([0, 0, 0, 1])
})
