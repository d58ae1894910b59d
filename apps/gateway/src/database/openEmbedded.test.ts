import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { startGateway } from '../app/startGateway.js'
import { createTemporaryFolder } from '../testing/program.fixtures.js'
import { openEmbedded } from './openEmbedded.js'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('behavior: a gateway in memory does not start its database without a statement', async () => {
  // Starting a database would store the archive of its cluster here.
  const cacheFolder = createTemporaryFolder()
  vi.stubEnv('XDG_CACHE_HOME', cacheFolder)
  const gateway = await startGateway()
  expect((await fetch(`${gateway.url}/health`)).status).toBe(200)
  await gateway.stop()
  expect(readdirSync(cacheFolder)).toEqual([])
}, 180_000)

test('behavior: databases in memory have the tables, and share no data', async () => {
  const [one, two] = await Promise.all([openEmbedded(undefined), openEmbedded(undefined)])
  await one.db.execute(sql`insert into secrets (name, value) values ('a', 'b')`)
  await one.vacuum()
  const read = sql`select name, value from secrets`
  expect(await one.db.execute(read)).toEqual([{ name: 'a', value: 'b' }])
  expect(await two.db.execute(read)).toEqual([])
  await Promise.all([one.close(), two.close()])
}, 180_000)
