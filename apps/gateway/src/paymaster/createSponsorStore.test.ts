import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabases, type SharedDatabases } from '../testing/openDatabases.fixtures.js'
import { createSponsorStore, type SponsorStore } from './createSponsorStore.js'
import { getBudgets } from './getBudgets.js'

const now = Date.parse('2026-11-27T12:00:00Z')
let databases: SharedDatabases

beforeAll(async () => {
  databases = await openDatabases()
}, 180_000)

afterAll(() => databases.stop())

/** That of one of two gateways with one database: their statements run at the same time. */
const getStore = (index?: number): SponsorStore => createSponsorStore(databases.get(index), () => now)
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
