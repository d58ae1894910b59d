import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabases, type SharedDatabases } from '../../testing/openDatabases.fixtures.js'
import { createSponsorStore, type SponsorStore } from './createSponsorStore.js'
import { getBudgets, getUnsentBudgets } from './getBudgets.js'

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

const open = { ...policy, maxPerOperation: '30', otherBundlers: { maxUnsent: '100' } }

/** Reserves an operation that is signed for other bundlers. */
function reserveUnsent(index: number, projectId: string, { client = '10.0.0.1', cost = 30n } = {}) {
  const row = { ...toSponsorship(index, projectId, cost), sender: `0xa${index}` }
  const { sender } = row
  const budgets = getBudgets(open, { projectId, sender, now })
  return getStore(index).reserve(row, [...budgets, ...getUnsentBudgets(open, { projectId, sender, client })])
}

test('behavior: operations for other bundlers hold a part of the budget at most, from any number of clients', async () => {
  const attack = await Promise.all(
    Array.from({ length: 30 }, (_, index) => reserveUnsent(index, 'unsent', { client: `10.0.0.${index}` })),
  )
  expect(attack.filter((lacking) => lacking === undefined)).toHaveLength(3)
  expect(attack.find((lacking) => lacking !== undefined)).toMatchObject({ limit: 100n })
  // The rest of the budget is free for operations that are sent.
  const budgets = getBudgets(open, { projectId: 'unsent', sender: '0xb', now })
  expect(await getStore().findLacking(911n, budgets)).toMatchObject({ limit: 1_000n })
  expect(await getStore().reserve(toSponsorship(100, 'unsent', 900n), budgets)).toBeUndefined()
})

test('behavior: one client holds at most a tenth of "maxUnsent", but one operation at least', async () => {
  const attack = [await reserveUnsent(1, 'client'), await reserveUnsent(2, 'client')]
  expect(attack).toEqual([undefined, expect.objectContaining({ limit: 30n })])
  expect(await reserveUnsent(3, 'client', { client: '10.0.0.2' })).toBeUndefined()
})

test('behavior: an operation that was sent does not count as unsent, also if it is sent twice', async () => {
  expect(await reserveUnsent(1, 'sent')).toBeUndefined()
  expect(await reserveUnsent(2, 'sent')).toMatchObject({ key: expect.stringContaining('"unsent","client"') })
  const hash = `sent${toHash(1)}`
  await Promise.all([0, 1, 2, 3].map((index) => getStore(index).setSent('eip155:1', hash)))
  expect(await reserveUnsent(2, 'sent')).toBeUndefined()
  const [day] = getBudgets(open, { projectId: 'sent', sender: '0xa1', now })
  expect(await getStore().getUsed(day?.key ?? '')).toBe(60n)
  const sponsorship = await getStore().find('eip155:1', hash)
  if (!sponsorship) throw new Error('unreachable')
  await getStore().end(sponsorship, 7n)
  expect(await getStore().getUsed(day?.key ?? '')).toBe(37n)
})

test('behavior: whatever happens to operations, what is reserved and spent stays within the budget', async () => {
  let run = 0
  const event = fc.record({
    index: fc.nat(7),
    gateway: fc.nat(1),
    cost: fc.bigInt(1n, 400n),
    kind: fc.constantFrom('send', 'send', 'send', 'include', 'release'),
  })
  const property = fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
    run += 1
    const projectId = `model${run}`
    const budgets = getBudgets(policy, { projectId, sender: '0xa', now })
    const model = new Map<number, { cost: bigint; status: 'reserved' | 'settled' | 'released' }>()
    const sum = () =>
      [...model.values()].reduce((total, { cost, status }) => total + (status === 'released' ? 0n : cost), 0n)
    for (const { index, gateway, cost, kind } of events) {
      const store = getStore(gateway)
      const row = toSponsorship(index, projectId, cost)
      const known = model.get(index)
      if (kind === 'send') {
        const isFree = known === undefined || known.status === 'released'
        const fits = sum() + cost <= 1_000n
        const lacking = await store.reserve(row, budgets)
        if (isFree) expect(lacking === undefined).toBe(fits)
        if (isFree && fits) model.set(index, { cost, status: 'reserved' })
        // A refusal deletes what was released: it counts nothing anyway.
        else if (isFree) model.delete(index)
      } else {
        const sponsorship = await store.find('eip155:1', row.hash)
        expect(sponsorship?.status).toBe(known?.status)
        if (!sponsorship) continue
        // At most what was reserved.
        const actual = known && kind === 'include' ? cost % (known.cost + 1n) : undefined
        await store.end(sponsorship, actual)
        if (known?.status === 'reserved')
          model.set(
            index,
            actual === undefined ? { cost: 0n, status: 'released' } : { cost: actual, status: 'settled' },
          )
      }
      expect(await store.getUsed(budgets[0]?.key ?? '')).toBe(sum())
      expect(sum() <= 1_000n).toBe(true)
    }
  })
  await fc.assert(property, { numRuns: 25, seed: 7 })
})
