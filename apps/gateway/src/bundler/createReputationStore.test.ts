import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../mailbox/Database.js'
import { openPostgres } from '../mailbox/openPostgres.js'
import { startPostgres } from '../testing/startPostgres.fixtures.js'
import { createReputationStore } from './createReputationStore.js'

const clock = { ms: Date.parse('2026-11-27T12:30:00Z') }
const databases: Database[] = []
let stopPostgres: () => Promise<void> = async () => {}

beforeAll(async () => {
  const postgres = await startPostgres()
  stopPostgres = postgres.stop
  for (let count = 0; count < 2; count += 1) databases.push(await openPostgres(postgres.url, 8, () => {}))
}, 180_000)

afterAll(async () => {
  for (const database of databases) await database.close()
  await stopPostgres()
})

function getStore(index = 0) {
  const database = databases[index % databases.length]
  if (!database) throw new Error('the databases are not open')
  return createReputationStore(database, () => clock.ms)
}

const chainId = 'eip155:1'
const hourMs = 3_600_000

test('default: an unknown entity has no operations', async () => {
  expect(await getStore().find(chainId, '0xnew')).toEqual({ seen: 0, included: 0 })
})

test('behavior: two gateways count every operation', async () => {
  const entities = ['0xa', '0xb']
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      getStore(index).add(chainId, index % 3 === 0 ? entities : entities.toReversed(), { seen: 1 }),
    ),
  )
  await getStore().add(chainId, ['0xa'], { included: 3 })
  expect(await getStore(1).find(chainId, '0xa')).toEqual({ seen: 20, included: 3 })
  expect(await getStore(1).find(chainId, '0xb')).toEqual({ seen: 20, included: 0 })
  expect(await getStore().find('eip155:2', '0xa')).toEqual({ seen: 0, included: 0 })
})

test('behavior: an operation that is replaced is taken back, and a number is never negative', async () => {
  await getStore().add(chainId, ['0xc'], { seen: 1 })
  await getStore().add(chainId, ['0xc'], { seen: -1 })
  await getStore().add(chainId, ['0xc'], { seen: -1 })
  expect(await getStore().find(chainId, '0xc')).toEqual({ seen: 0, included: 0 })
  await getStore().add(chainId, ['0xd'], { seen: -1 })
  expect(await getStore().find(chainId, '0xd')).toEqual({ seen: 0, included: 0 })
})

test('behavior: numbers lose 1/24 every hour', async () => {
  await getStore().add(chainId, ['0xe'], { seen: 2_400, included: 240 })
  clock.ms += hourMs
  expect(await getStore().find(chainId, '0xe')).toEqual({ seen: 2_300, included: 230 })
  await getStore().add(chainId, ['0xe'], { seen: 100 })
  expect(await getStore().find(chainId, '0xe')).toEqual({ seen: 2_400, included: 230 })
  clock.ms += 96 * hourMs
  expect((await getStore().find(chainId, '0xe')).seen).toBeLessThan(50)
  clock.ms += 30 * 24 * hourMs
  await getStore().sweep()
  expect(await getStore().find(chainId, '0xe')).toEqual({ seen: 0, included: 0 })
})
