import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabases, type SharedDatabases } from '../../testing/openDatabases.fixtures.js'
import { createOperationStore, type StoredOperation } from './createOperationStore.js'
import { createTransactionStore } from './createTransactionStore.js'
import { maxFailures } from './limits.js'

const clock = { ms: Date.parse('2026-11-27T12:00:00Z') }
let databases: SharedDatabases

beforeAll(async () => {
  databases = await openDatabases()
}, 180_000)

afterAll(() => databases.stop())

/** The stores of one of two gateways with one database. */
function getGateway(index = 0) {
  const database = databases.get(index)
  const now = () => clock.ms
  return {
    operations: createOperationStore(database, now),
    transactions: createTransactionStore(database, now),
  }
}

const chainId = 'eip155:1'
const createOperation = (hash: string, changes: Partial<StoredOperation> = {}): StoredOperation => ({
  ...{ chainId, hash, projectId: 'a', entryPoint: '0x1', sender: `0x${hash}`, nonce: '1' },
  ...{
    factory: null,
    paymaster: null,
    operation: '{}',
    maxCost: '1',
    status: 'pending',
    reason: null,
    transactionHash: null,
  },
  ...{ createdAt: clock.ms, updatedAt: clock.ms, expiresAt: clock.ms + 600_000 },
  ...changes,
})
const createTransaction = (hash: string, operationHash: string, nonce: number) => ({
  ...{ chainId, hash, operationHash, nonce, executor: '0xe', attempt: 0, raw: '0x', status: 'sent' as const },
  ...{
    maxFee: '1',
    maxPriorityFee: '1',
    createdAt: clock.ms,
    sentAt: clock.ms,
    blockNumber: null,
    blockHash: null,
  },
})

test('behavior: one of two gateways has the lease of a chain, until it ends', async () => {
  const take = (index: number) =>
    getGateway(index).transactions.takeLease('eip155:9', `holder ${index}`, 1_000)
  expect((await Promise.all([take(0), take(1)])).filter(Boolean)).toHaveLength(1)
  const winner = (await take(0)) ? 0 : 1
  expect(await take(winner)).toBe(true)
  expect(await take(1 - winner)).toBe(false)
  clock.ms += 1_000
  expect(await take(1 - winner)).toBe(true)
  await getGateway().transactions.releaseLease('eip155:9', `holder ${1 - winner}`)
  expect(await take(winner)).toBe(true)
})

test('behavior: an operation gets one transaction, and a nonce one operation, at all gateways', async () => {
  await getGateway().operations.add(createOperation('one'), undefined)
  await getGateway().operations.add(createOperation('two'), undefined)
  await getGateway().transactions.takeLease(chainId, 'holder', 60_000)
  const claims = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      getGateway(index).transactions.claim(createTransaction(`t${index}`, 'one', index), 'holder'),
    ),
  )
  expect(claims.filter(Boolean)).toHaveLength(1)
  const [sent] = await getGateway().transactions.listOpen(chainId)
  expect(await getGateway().operations.find(chainId, 'one')).toMatchObject({
    status: 'submitted',
    transactionHash: sent?.hash,
  })
  const sameNonce = createTransaction('t99', 'two', sent?.nonce ?? 0)
  expect(await getGateway(1).transactions.claim(sameNonce, 'holder')).toBe(false)
  expect(await getGateway().operations.find(chainId, 'two')).toMatchObject({ status: 'pending' })
})

test('error: a gateway without the lease claims nothing', async () => {
  await getGateway().operations.add(createOperation('three'), undefined)
  await getGateway().transactions.takeLease(chainId, 'holder', 60_000)
  expect(await getGateway().transactions.claim(createTransaction('t100', 'three', 100), 'other')).toBe(false)
  clock.ms += 60_000
  expect(await getGateway().transactions.claim(createTransaction('t101', 'three', 101), 'holder')).toBe(false)
})

test('behavior: a sender has one open operation per nonce, and a replacement ends the other', async () => {
  const sender = '0xs'
  const added = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      getGateway(index).operations.add(createOperation(`s${index}`, { sender }), undefined),
    ),
  )
  expect(added.filter(Boolean)).toHaveLength(1)
  const open = await getGateway().operations.findOpen(createOperation('x', { sender }))
  const replaced = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      getGateway(index).operations.add(createOperation(`r${index}`, { sender }), open?.hash),
    ),
  )
  expect(replaced.filter(Boolean)).toHaveLength(1)
  expect(await getGateway().operations.find(chainId, open?.hash ?? '')).toMatchObject({ status: 'replaced' })
})

test('behavior: repeated failures ban an entity for an hour', async () => {
  const { operations } = getGateway()
  for (let count = 0; count < maxFailures; count += 1) {
    expect(await operations.findBanned(chainId, ['0xbad', '0xgood'])).toEqual([])
    await operations.addFailure(chainId, '0xbad')
  }
  expect(await operations.findBanned(chainId, ['0xbad', '0xgood'])).toEqual(['0xbad'])
  clock.ms += 3_600_000
  expect(await operations.findBanned(chainId, ['0xbad'])).toEqual([])
})

test('behavior: counts open operations of an entity, and expires old ones', async () => {
  const { operations } = getGateway()
  const entities = { chainId: 'eip155:7', sender: '0xc', factory: '0xf', paymaster: '0xp' }
  await operations.add(createOperation('c1', entities), undefined)
  await operations.add(
    createOperation('c2', { ...entities, nonce: '2', factory: null, paymaster: null }),
    undefined,
  )
  expect(await operations.count(entities, undefined)).toEqual({
    ...{ total: 2, sender: 2, factory: 1, paymaster: 1, paymasterCost: 1n, conflicts: 0 },
  })
  expect(await operations.count(entities, 'c1')).toMatchObject({ total: 1, paymasterCost: 0n })
  const others = { ...entities, sender: '0xother', factory: '0xc', paymaster: null }
  expect(await operations.count(others, undefined)).toMatchObject({ conflicts: 2, sender: 0 })
  expect(await operations.count({ ...others, sender: '0xp', factory: null }, undefined)).toMatchObject({
    conflicts: 1,
  })
  clock.ms += 600_001
  await operations.expire('eip155:7')
  expect(await operations.count(entities, undefined)).toMatchObject({ total: 0 })
  expect(await operations.find('eip155:7', 'c1')).toMatchObject({ status: 'expired' })
})
