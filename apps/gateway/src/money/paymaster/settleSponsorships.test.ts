import { encodeAbiParameters, encodeEventTopics, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/Database.js'
import { openPostgres } from '../../database/openPostgres.js'
import { startPostgres } from '../../testing/startPostgres.fixtures.js'
import type { ChainBundler } from '../bundler/ChainBundler.js'
import { entryPointAbi } from '../bundler/entryPoints.js'
import { createSponsorStore } from './createSponsorStore.js'
import { settleSponsorships } from './settleSponsorships.js'

const createdAt = Date.parse('2026-11-27T12:00:00Z')
const validUntil = createdAt + 300_000
let database: Database
let stopPostgres: () => Promise<void> = async () => {}

beforeAll(async () => {
  const postgres = await startPostgres()
  stopPostgres = postgres.stop
  database = await openPostgres(postgres.url, 4, () => {})
}, 180_000)

afterAll(async () => {
  await database.close()
  await stopPostgres()
})

/** A chain at a time, with the events of some operations. */
function createChain(timeMs: number, costs: Readonly<Record<string, bigint>> = {}): ChainBundler {
  const call = async (method: string, [filter]: readonly unknown[]) => {
    if (method === 'eth_getBlockByNumber') return { timestamp: toHex(Math.floor(timeMs / 1_000)) }
    const { topics } = filter as { readonly topics: readonly [string, string] }
    const cost = costs[topics[1]]
    if (cost === undefined) return []
    const data = encodeAbiParameters(
      [{ type: 'uint256' }, { type: 'bool' }, { type: 'uint256' }, { type: 'uint256' }],
      [0n, true, cost, 1n],
    )
    const address = `0x${'11'.repeat(20)}` as const
    const event = encodeEventTopics({
      ...{ abi: entryPointAbi, eventName: 'UserOperationEvent' },
      args: { userOpHash: topics[1] as `0x${string}`, sender: address, paymaster: address },
    })
    return [{ data, topics: event }]
  }
  // Only the parts that are used.
  return { id: 'eip155:1', client: { call } } as unknown as ChainBundler
}

const createHash = (index: number) => toHex(index, { size: 32 })
let count = 0

/** Reserves 30 wei of a budget of 40 wei. */
async function reserve() {
  count += 1
  const hash = createHash(count)
  const key = `budget ${count}`
  const budgets = [{ key, limit: 40n }]
  const row = {
    chainId: 'eip155:1',
    projectId: 'a',
    entryPoint: '0xe',
    sender: '0xa',
    fromBlock: 1,
    createdAt,
  }
  const store = createSponsorStore(database, () => createdAt)
  const reserveAnother = () =>
    store.reserve({ ...row, hash: createHash(1_000 + Number(hash)), cost: 30n, validUntil }, budgets)
  expect(await store.reserve({ ...row, hash, cost: 30n, validUntil }, budgets)).toBeUndefined()
  return { hash, key, store, reserveAnother }
}

const minuteMs = 60_000

test('behavior: an expired reservation is released, so that its budget can be used again', async () => {
  const { hash, key, store, reserveAnother } = await reserve()
  expect(await reserveAnother()).toMatchObject({ key })
  const now = () => validUntil + minuteMs
  await settleSponsorships(createChain(validUntil + 1_000), { store, now })
  expect(await store.find('eip155:1', hash)).toMatchObject({ status: 'released', actual: '0' })
  expect(await store.getUsed(key)).toBe(0n)
  expect(await reserveAnother()).toBeUndefined()
})

test.each([
  ['the validity has not ended', validUntil - 1, validUntil - 1],
  ['the validity has just ended', validUntil + minuteMs - 1, validUntil + minuteMs],
  ['the chain is behind, so that a block may still include it', validUntil + 10 * minuteMs, validUntil],
])('behavior: a reservation stays while %s', async (_name, nowMs, chainMs) => {
  const { hash, key, store } = await reserve()
  await settleSponsorships(createChain(chainMs), { store, now: () => nowMs })
  expect(await store.find('eip155:1', hash)).toMatchObject({ status: 'reserved' })
  expect(await store.getUsed(key)).toBe(30n)
})

test('behavior: an operation that another bundler included costs what it cost there', async () => {
  const { hash, key, store } = await reserve()
  const chain = createChain(validUntil + 1_000, { [hash]: 12n })
  await settleSponsorships(chain, { store, now: () => validUntil + minuteMs })
  expect(await store.find('eip155:1', hash)).toMatchObject({ status: 'settled', actual: '12' })
  expect(await store.getUsed(key)).toBe(12n)
})
