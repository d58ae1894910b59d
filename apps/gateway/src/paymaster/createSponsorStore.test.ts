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
  // Those of the periods.
  const budgets = getBudgets(policy, { projectId: 'race', sender: '0xa', client: '10.0.0.1', now }).slice(
    0,
    3,
  )
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
  const budgets = getBudgets(small, { projectId: 'sender', sender: '0xA', client: '10.0.0.1', now }).slice(
    0,
    3,
  )
  expect(await getStore().reserve(toSponsorship(1, 'sender'), budgets)).toBeUndefined()
  const lacking = await getStore().reserve(toSponsorship(2, 'sender'), budgets)
  expect(lacking).toEqual(budgets[2])
  expect(await Promise.all(budgets.map(({ key }) => getStore().getUsed(key)))).toEqual([30n, 30n, 30n])
  expect(await getStore().find('eip155:1', `sender${toHash(2)}`)).toBeUndefined()
})

test('behavior: settling counts the cost, releasing counts nothing, and both happen once', async () => {
  const budgets = getBudgets(policy, { projectId: 'ends', sender: '0xa', client: '10.0.0.1', now })
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
  const budgets = getBudgets(policy, { projectId: 'same', sender: '0xa', client: '10.0.0.1', now })
  await Promise.all([0, 1].map((index) => getStore(index).reserve(toSponsorship(1, 'same'), budgets)))
  expect(await getStore().getUsed(budgets[0]?.key ?? '')).toBe(30n)
})

test('behavior: lists the sponsorships whose validity is over', async () => {
  const budgets = getBudgets(policy, { projectId: 'late', sender: '0xa', client: '10.0.0.1', now })
  await getStore().reserve({ ...toSponsorship(1, 'late'), chainId: 'eip155:9' }, budgets)
  expect(await getStore().listOverdue('eip155:9', now)).toEqual([])
  expect(await getStore().listOverdue('eip155:9', now + 300_000)).toHaveLength(1)
})

test('behavior: one client holds at most a tenth of the budget with operations that it does not send', async () => {
  const open = { ...policy, maxPerOperation: '30' }
  const reserve = async (index: number, client: string) => {
    const row = { ...toSponsorship(index, 'unsent'), sender: `0xa${index}` }
    const budgets = getBudgets(open, { projectId: 'unsent', sender: row.sender, client, now })
    return getStore(index).reserve(row, budgets)
  }
  const attack = await Promise.all(Array.from({ length: 30 }, (_, index) => reserve(index, '10.0.0.1')))
  expect(attack.filter((lacking) => lacking === undefined)).toHaveLength(3)
  expect(attack.find((lacking) => lacking !== undefined)).toMatchObject({ limit: 100n })
  // Another client is not concerned.
  expect(await reserve(100, '10.0.0.2')).toBeUndefined()
})

test('behavior: an operation that was sent does not count as unsent, also if it is sent twice', async () => {
  const open = { ...policy, maxPerOperation: '100' }
  const budgets = getBudgets(open, { projectId: 'sent', sender: '0xa', client: '10.0.0.1', now })
  const [day] = budgets
  const reserve = (index: number) => getStore().reserve(toSponsorship(index, 'sent', 100n), budgets)
  expect(await reserve(1)).toBeUndefined()
  expect(await reserve(2)).toMatchObject({ key: expect.stringContaining('"unsent","client"') })
  const hash = `sent${toHash(1)}`
  await Promise.all([0, 1, 2, 3].map((index) => getStore(index).setSent('eip155:1', hash)))
  expect(await reserve(2)).toBeUndefined()
  expect(await getStore().getUsed(day?.key ?? '')).toBe(200n)
  const sponsorship = await getStore().find('eip155:1', hash)
  if (!sponsorship) throw new Error('unreachable')
  await getStore().end(sponsorship, 7n)
  expect(await getStore().getUsed(day?.key ?? '')).toBe(107n)
  const used = await Promise.all(budgets.slice(3).map(({ key }) => getStore().getUsed(key)))
  expect(used).toEqual([100n, 100n])
})
