import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../../../database/openPostgres.js'
import { startPostgres } from '../../../testing/startPostgres.fixtures.js'
import { getAddress } from '../fakeChain.fixtures.js'
import { startTestIndex } from '../history.fixtures.js'

const bob = getAddress(0xb0b)
const payment = { from: getAddress(0xa11ce), to: bob, value: 1n }

let postgres: Awaited<ReturnType<typeof startPostgres>>
let databases: readonly Awaited<ReturnType<typeof openPostgres>>[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  const open = () => openPostgres(postgres.url, 4, () => {})
  databases = [await open(), await open()]
}, 180_000)

afterAll(async () => {
  for (const database of databases) await database.close()
  await postgres?.stop()
})

/** Starts the index of one chain on both nodes. */
async function startBoth(id: number, leaseMs: number) {
  const [a, b] = databases
  if (!a || !b) throw new Error('There are no databases')
  const first = await startTestIndex({ database: a, id, leaseMs })
  const second = await startTestIndex({ database: b, id, leaseMs, chain: first.chain })
  return { first, second }
}

test('default: one node indexes, and the other one can read', async () => {
  const { first, second } = await startBoth(3_001, 30_000)
  for (let count = 0; count < 120; count += 1) first.chain.mine(payment)
  const states = await Promise.all([first.sync(), second.sync()])
  expect(states.sort()).toEqual(['current', 'standby'])
  expect(await second.getHashes(bob)).toEqual(first.chain.getHashes())
})

test('behavior: two nodes whose leases expire at once write every transaction once', async () => {
  const { first, second } = await startBoth(3_002, 0)
  const nodes = [first, second]
  for (let round = 0; round < 5; round += 1) {
    for (let count = 0; count < 12; count += 1) first.chain.mine(payment)
    if (round === 2) first.chain.rewind(8)
    await Promise.all(nodes.map(({ sync }) => sync()))
  }
  for (const { sync } of nodes) await sync()
  expect(await first.getHashes(bob)).toEqual(first.chain.getHashes())
})

test('behavior: the other node takes over when the first one stops', async () => {
  const { first, second } = await startBoth(3_003, 30_000)
  first.chain.mine(payment)
  await first.sync()
  expect(await second.sync()).toBe('standby')
  await first.store.release()
  first.chain.mine(payment)
  expect(await second.sync()).toBe('current')
  expect(await first.getHashes(bob)).toEqual(first.chain.getHashes())
})
