import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../app/startGateway.js'
import { openImageProxy } from '../server/imageProxy/openImageProxy.js'
import { createTemporaryFolder } from '../testing/program.fixtures.js'
import { startPostgres } from '../testing/startPostgres.fixtures.js'
import type { Database } from './Database.js'
import { openEmbedded } from './openEmbedded.js'
import { openPostgres } from './openPostgres.js'
import { readSecret } from './readSecret.js'

let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  postgres = await startPostgres()
}, 180_000)

afterAll(() => postgres?.stop())

/** Reads the key from databases that are opened for it, and closes them. */
async function readOnce(open: () => Promise<Database>): Promise<string> {
  const database = await open()
  try {
    return await readSecret(database, 'imageKey')
  } finally {
    await database.close()
  }
}

test('default: generates a key of 32 random bytes', async () => {
  const [one, two] = await Promise.all([
    readOnce(() => openEmbedded(createTemporaryFolder())),
    readOnce(() => openEmbedded(createTemporaryFolder())),
  ])
  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  expect(two).not.toBe(one)
}, 180_000)

test('behavior: generates a new key for each database in memory, without starting it', async () => {
  const readInMemory = () => readOnce(() => openEmbedded(undefined))
  const [one, two] = [await readInMemory(), await readInMemory()]
  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  expect(two).not.toBe(one)
})

test('behavior: the key of a data folder survives a restart', async () => {
  const folder = createTemporaryFolder()
  const first = await readOnce(() => openEmbedded(folder))
  expect(await readOnce(() => openEmbedded(folder))).toBe(first)
}, 180_000)

test('behavior: gateways that start at once on one Postgres share the key', async () => {
  const open = () => openPostgres(postgres.url, 2, () => {})
  const databases = await Promise.all(Array.from({ length: 6 }, open))
  const keys = await Promise.all(databases.map((database) => readSecret(database, 'imageKey')))
  expect(new Set(keys).size).toBe(1)
  await Promise.all(databases.map(({ close }) => close()))
}, 180_000)

test('behavior: a gateway accepts URLs that are signed with the key of its data folder', async () => {
  const dataDir = createTemporaryFolder()
  const key = await readOnce(() => openEmbedded(dataDir))
  const gateway = await startGateway({ dataDir })
  const logger = pino({ level: 'silent' })
  const { toUrl } = openImageProxy({ baseUrl: gateway.url, key, privateHosts: [], logger, now: () => 0 })
  // 502, because the address is private. With another key the status is 403.
  const response = await fetch(toUrl('https://127.0.0.1/image.png') ?? '')
  expect(response.status).toBe(502)
  await gateway.stop()
}, 180_000)
