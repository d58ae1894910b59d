import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/program.fixtures.js'
import { startPostgres } from '../testing/startPostgres.fixtures.js'
import { openEmbedded } from './openEmbedded.js'
import { openPostgres } from './openPostgres.js'

let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  postgres = await startPostgres()
}, 180_000)

afterAll(() => postgres?.stop())

const newer = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)`
const refusal =
  /^The database was changed by a newer version of the gateway, .*start the newer version, or restore a backup/

test('error: refuses the embedded database of a newer version, and unlocks its folder', async () => {
  const folder = createTemporaryFolder()
  const database = await openEmbedded(folder)
  await database.db.execute(sql.raw(newer))
  await database.close()
  for (let attempt = 0; attempt < 2; attempt += 1) await expect(openEmbedded(folder)).rejects.toThrow(refusal)
}, 180_000)

test('error: refuses the Postgres database of a newer version', async () => {
  const database = await openPostgres(postgres.url, 2, () => {})
  await database.close()
  await postgres.query(newer)
  await expect(openPostgres(postgres.url, 2, () => {})).rejects.toThrow(refusal)
  await postgres.query(`delete from drizzle.__drizzle_migrations where hash = 'newer'`)
  const again = await openPostgres(postgres.url, 2, () => {})
  await again.close()
}, 180_000)
