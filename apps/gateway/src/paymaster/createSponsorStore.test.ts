import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../mailbox/Database.js'
import { openPostgres } from '../mailbox/openPostgres.js'
import { startPostgres } from '../testing/startPostgres.fixtures.js'
import { createSponsorStore, type SponsorStore } from './createSponsorStore.js'
import { getBudgets } from './getBudgets.js'

const now = Date.parse('2026-11-27T12:00:00Z')
const databases: Database[] = []
/** Two gateways with one database: their statements run at the same time. */
let stores: SponsorStore[] = []
let stopPostgres: () => Promise<void> = async () => {}

beforeAll(async () => {
  const postgres = await startPostgres()
  stopPostgres = postgres.stop
  for (let count = 0; count < 2; count += 1) databases.push(await openPostgres(postgres.url, 8, () => {}))
  stores = databases.map((database) => createSponsorStore(database, () => now))
}, 180_000)

afterAll(async () => {
  for (const database of databases) await database.close()
  await stopPostgres()
})

const getStore = (index = 0): SponsorStore => {
  const store = stores[index % stores.length]
  if (!store) throw new Error('the stores are not open')
  return store
}
const policy = { chains: ['eip155:1'], maxPerOperation: '100', budgetPerDay: '1000' }
const toHash = (index: number) => `0x${index.toString(16).padStart(64, '0')}`
const toSponsorship = (index: number, projectId: string, cost = 30n) => ({
  ...{ chainId: 'eip155:1', hash: `${projectId}${toHash(index)}`, projectId, cost },
  entryPoint: '0x1',
  sender: '0xa',
  fromBlock: 1,
  createdAt: now,
  validUntil: now + 300_000,
})

test('behavior: concurrent operations at two gateways use exactly the budget', async () => {
  const budgets = getBudgets(policy, { projectId: 'race', sender: '0xa', now })
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      getStore(index).reserve(toSponsorship(index, 'race', 100n), budgets),
    ),
  )
  expect(results.filter((lacking) => lacking === undefined)).toHaveLength(10)
  expect(await getStore().getUsed(budgets[0]?.key ?? '')).toBe(1_000n)
})

test('behavior: a refusal counts towards no budget', async () => {
  const small = { ...policy, maxPerSenderPerDay: '50' }
  const budgets = getBudgets(small, { projectId: 'sender', sender: '0xA', now })
  expect(await getStore().reserve(toSponsorship(1, 'sender'), budgets)).toBeUndefined()
  const lacking = await getStore().reserve(toSponsorship(2, 'sender'), budgets)
  expect(lacking).toEqual(budgets[2])
  expect(await Promise.all(budgets.map(({ key }) => getStore().getUsed(key)))).toEqual([30n, 30n, 30n])
  expect(await getStore().find('eip155:1', `sender${toHash(2)}`)).toBeUndefined()
})

test('behavior: settling counts the cost, releasing counts nothing, and both happen once', async () => {
  const budgets = getBudgets(policy, { projectId: 'ends', sender: '0xa', now })
  const [key = ''] = budgets.map((budget) => budget.key)
  for (const index of [1, 2]) await getStore().reserve(toSponsorship(index, 'ends'), budgets)
  const find = (index: number) => getStore().find('eip155:1', `ends${toHash(index)}`)
  const [settled, released] = await Promise.all([find(1), find(2)])
  if (!settled || !released) throw new Error('unreachable')
  await Promise.all([0, 1, 2, 3].map((index) => getStore(index).end(settled, 7n)))
  expect(await getStore().getUsed(key)).toBe(37n)
  await Promise.all([0, 1, 2, 3].map((index) => getStore(index).end(released, undefined)))
  expect(await getStore().getUsed(key)).toBe(7n)
  expect(await getStore().find('eip155:1', settled.hash)).toMatchObject({ status: 'settled', actual: '7' })
})

test('behavior: the same operation is reserved once', async () => {
  const budgets = getBudgets(policy, { projectId: 'same', sender: '0xa', now })
  await Promise.all([0, 1].map((index) => getStore(index).reserve(toSponsorship(1, 'same'), budgets)))
  expect(await getStore().getUsed(budgets[0]?.key ?? '')).toBe(30n)
})

test('behavior: lists the sponsorships whose validity is over', async () => {
  const budgets = getBudgets(policy, { projectId: 'late', sender: '0xa', now })
  await getStore().reserve({ ...toSponsorship(1, 'late'), chainId: 'eip155:9' }, budgets)
  expect(await getStore().listOverdue('eip155:9', now)).toEqual([])
  expect(await getStore().listOverdue('eip155:9', now + 300_000)).toHaveLength(1)
})
