import type { RpcUserOperation } from '@latchkit/blockchain-api/contract'
import fc from 'fast-check'
import pino from 'pino'
import { Registry } from 'prom-client'
import { type Hex, toHex } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabases, type SharedDatabases } from '../../testing/openDatabases.fixtures.js'
import { createBundlerMetrics } from './BundlerMetrics.js'
import { createChainBundler } from './ChainBundler.js'
import { createModelNode, createRandom, type ModelNodeOptions } from './createModelNode.fixtures.js'
import { createOperationStore, type StoredOperation } from './createOperationStore.js'
import { createReputationStore } from './createReputationStore.js'
import { createSubmitter } from './createSubmitter.js'
import { createTransactionStore } from './createTransactionStore.js'
import { isLive } from './ExecutorQueue.js'
import { entryPoints } from './entryPoints.js'
import { hashOperation, toOperation } from './ParsedOperation.js'
import { createReceiptReader } from './readReceipt.js'

let databases: SharedDatabases

beforeAll(async () => {
  databases = await openDatabases()
}, 180_000)

afterAll(() => databases.stop())

const gwei = 10n ** 9n
const start = Date.parse('2026-11-27T12:00:00Z')
const entryPoint = entryPoints.find(({ version }) => version === '0.8')
if (!entryPoint) throw new Error('unreachable')
const lifetimeMs = 300_000
let chains = 0
let senders = 0

type Fees = { readonly maxFee?: bigint; readonly priority?: bigint; readonly callData?: Hex }

/** Starts the submitter of a chain of its own, with time that the test controls. */
function createModel(
  options: Partial<ModelNodeOptions> & { readonly keys?: number; readonly seed?: number } = {},
) {
  chains += 1
  const { keys = 1, seed = 1 } = options
  const chainId = 1_000_000 + chains
  const id = `eip155:${chainId}`
  const clock = { ms: start }
  const now = () => clock.ms
  const hashes = new Map<string, Hex>()
  const node = createModelNode({
    ...{ random: createRandom(seed), now, balance: 10n ** 18n, priceBump: 10n },
    ...{ down: 0, forgets: 0, delayMs: 0, refuse: () => undefined },
    ...options,
    findHash: (sender, nonce, callData) => hashes.get(`${sender}:${nonce}:${callData}`) ?? '0x',
  })
  const accounts = Array.from({ length: keys }, (_, index) =>
    privateKeyToAccount(toHex(BigInt(chainId) * 100n + BigInt(index), { size: 32 })),
  )
  const [first, ...others] = accounts
  if (!first) throw new Error('unreachable')
  const chain = createChainBundler(
    { chainId: id, executorKeys: [] },
    { client: node.client, executors: [first, ...others], simulatorCode: '0x' },
  )
  const operations = createOperationStore(databases.get(), now)
  const transactions = createTransactionStore(databases.get(), now)
  const restart = () =>
    createSubmitter({
      ...{ chain, operations, transactions, now, receipts: createReceiptReader(), holder: 'model' },
      reputations: createReputationStore(databases.get(), now),
      metrics: createBundlerMetrics(new Registry(), async () => ({})),
      checkRules: async () => {},
      isPaid: async () => true,
      onEnd: async () => {},
      logger: pino({ level: 'silent' }),
    })
  let run = restart()

  async function add({ maxFee = 300n * gwei, priority = 2n * gwei, callData = '0x' }: Fees = {}) {
    senders += 1
    const sender = toHex(0xa0_00_00_00 + senders, { size: 20 })
    const rpc: RpcUserOperation = {
      ...({ sender, nonce: '0x0', callData, signature: '0x' } as const),
      ...{ callGasLimit: toHex(50_000), verificationGasLimit: toHex(100_000) },
      ...{
        preVerificationGas: toHex(50_000),
        maxFeePerGas: toHex(maxFee),
        maxPriorityFeePerGas: toHex(priority),
      },
    }
    const operation = toOperation(rpc)
    // entryPoint is checked above.
    const hash = hashOperation(operation, {
      entryPoint: entryPoint as NonNullable<typeof entryPoint>,
      chainId,
    })
    hashes.set(`${operation.sender}:0:${callData}`, hash)
    const stored: StoredOperation = {
      ...{ chainId: id, hash, projectId: 'a', entryPoint: entryPoint08Address, sender, nonce: '0' },
      ...{ factory: null, paymaster: null, operation: JSON.stringify(rpc), maxCost: '1', status: 'pending' },
      ...{
        reason: null,
        transactionHash: null,
        createdAt: now(),
        updatedAt: now(),
        expiresAt: now() + lifetimeMs,
      },
    }
    expect(await operations.add(stored, undefined)).toBe(true)
    return hash
  }

  return {
    ...{ node, add, clock },
    find: (hash: Hex) => operations.find(id, hash),
    countLive: async () => (await transactions.listOpen(id)).filter(isLive).length,
    restart() {
      run = restart()
    },
    /** Lets time pass: the submitter runs every 3 s, and a block is mined every 12 s. */
    async pass(seconds: number, onSecond: (second: number) => void = () => {}) {
      for (let second = 1; second <= seconds; second += 1) {
        clock.ms += 1_000
        node.tick()
        onSecond(second)
        // No node answers: the runner tries again.
        if (second % 3 === 0) await run().catch(() => undefined)
        if (second % 12 === 0) node.mine()
      }
    },
  }
}

test('behavior: an operation that costs more than the executor has does not stop others', async () => {
  const { add, find, pass, node } = createModel()
  // 260,000 gas at 10,000 gwei: 2.6 coins of 1.
  const dear = await add({ maxFee: 20_000n * gwei, priority: 10_000n * gwei })
  const honest = await add()
  await pass(24)
  expect(await find(honest)).toMatchObject({ status: 'included' })
  expect(await find(dear)).toMatchObject({ status: 'pending', transactionHash: null })
  await pass(300)
  expect(await find(dear)).toMatchObject({ status: 'expired' })
  expect(node.refused()).toBe(0)
})

test('behavior: a transaction that the node refuses as geth does ("authority already reserved") frees its nonce', async () => {
  const { add, find, pass, node } = createModel({
    refuse: (callData) => (callData === '0xdead' ? 'authority already reserved' : undefined),
  })
  const refused = await add({ callData: '0xdead' })
  const honest = await Promise.all([add(), add()])
  await pass(24)
  for (const one of honest) expect(await find(one)).toMatchObject({ status: 'included' })
  await pass(36)
  expect(await find(refused)).toMatchObject({
    status: 'failed',
    reason: 'The node refuses the transaction of the operation: authority already reserved',
  })
  expect(node.wasted()).toBe(0)
})

// Sequencers that execute a transaction before they take it return the reason of its revert, which contracts of the operation choose.
test.each([
  'execution reverted: gas tip cap 1, minimum needed 1000000000000000000000000',
  'execution reverted: max fee per gas less than block base fee: maxFeePerGas: 1, baseFee: 1000000000000000000000000',
  'execution reverted: replacement transaction underpriced: new tx gas fee cap 5 <= 1000000000000000000000000 queued',
  'execution reverted: already known',
  'execution reverted: nonce too low',
  'execution reverted: insufficient funds',
])('error: an operation that reverts with the words of a node stops no others: %s', async (reason) => {
  const { add, find, pass } = createModel({
    refuse: (callData) => (callData === '0xdead' ? reason : undefined),
  })
  const refused = await add({ callData: '0xdead' })
  const honest = await Promise.all([add(), add()])
  await pass(36)
  for (const one of honest) expect(await find(one)).toMatchObject({ status: 'included' })
  await pass(24)
  expect(await find(refused)).toMatchObject({
    status: 'failed',
    reason: `The node refuses the transaction of the operation: ${reason}`,
  })
})

test('behavior: the next operation takes the nonce of a transaction below the base fee', async () => {
  const { add, find, pass, node } = createModel()
  const cheap = await add({ maxFee: 23n * gwei, priority: gwei })
  await pass(3)
  node.baseFee = (20n * gwei * 126n) / 100n
  const honest = await add()
  await pass(24)
  expect(await find(honest)).toMatchObject({ status: 'included' })
  expect(await find(cheap)).toMatchObject({
    status: 'failed',
    reason: expect.stringMatching(
      /not included with these fees: "maxFeePerGas" is 23000000000 .* are 25200000000/,
    ),
  })
  expect(node.wasted()).toBe(0)
})

test('behavior: an empty transfer takes the nonce if others wait already', async () => {
  const { add, find, pass, node } = createModel({ delayMs: 1 })
  const cheap = await add({ maxFee: 23n * gwei, priority: gwei })
  await pass(3)
  const honest = await add()
  await pass(3)
  node.baseFee = (20n * gwei * 126n) / 100n
  await pass(24)
  expect(await find(honest)).toMatchObject({ status: 'included' })
  expect(await find(cheap)).toMatchObject({ status: 'failed' })
  expect(node.wasted()).toBe(1)
})

test('behavior: a replaced nonce gets the fees that the node asks for', async () => {
  const { add, find, pass, node } = createModel({ priceBump: 100n })
  const cheap = await add({ maxFee: 23n * gwei, priority: gwei })
  await pass(3)
  node.baseFee = 26n * gwei
  const honest = await add({ priority: 3n * gwei })
  await pass(48)
  expect(await find(honest)).toMatchObject({ status: 'included' })
  expect(await find(cheap)).toMatchObject({ status: 'failed' })
})

test('behavior: with several executors none waits for the transactions of another one', async () => {
  const { add, find, pass, node } = createModel({ keys: 2 })
  const cheap = await add({ maxFee: 23n * gwei, priority: gwei })
  await pass(3)
  node.baseFee = 26n * gwei
  const honest = await add()
  await pass(15)
  expect(await find(honest)).toMatchObject({ status: 'included' })
  // Its nonce is free for the next one, so nothing was paid for it.
  expect(await find(cheap)).toMatchObject({ status: 'submitted' })
  expect(node.wasted()).toBe(0)
  await pass(300)
  expect(await find(cheap)).toMatchObject({ status: 'failed' })
})

test('behavior: an operation of an EntryPoint that the settings do not have any more fails alone', async () => {
  const { add, find, pass } = createModel()
  const honest = await add()
  const hash = await add()
  const stored = await find(hash)
  if (!stored) throw new Error('unreachable')
  const operations = createOperationStore(databases.get(), () => start)
  const odd = { ...stored, hash: `${hash}0`, entryPoint: `0x${'11'.repeat(20)}`, status: 'pending' as const }
  expect(await operations.add(odd, undefined)).toBe(true)
  await pass(24)
  expect(await find(honest)).toMatchObject({ status: 'included' })
  expect(await operations.find(stored.chainId, odd.hash)).toMatchObject({ status: 'failed' })
})

/** Statuses in which operations end. A cheap one is included if the base fee does not rise. */
const ends: Readonly<Record<string, RegExp>> = {
  honest: /^included$/,
  refused: /^failed$/,
  cheap: /^(included|failed|expired)$/,
  dear: /^expired$/,
}

test('behavior: each honest operation is included once with a node that refuses, forgets, delays and reorders', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer(),
      fc.constantFrom(10n, 25n, 100n),
      fc.integer({ min: 1, max: 3 }),
      async (seed, priceBump, keys) => {
        const random = createRandom(seed)
        const model = createModel({
          ...{ seed, priceBump, keys, down: 0.1, forgets: 0.05, delayMs: 20_000 },
          refuse: (callData) => {
            if (callData === '0xdead') return 'authority already reserved'
            return random() < 0.05 ? 'txpool is full' : undefined
          },
        })
        const { node } = model
        const all: { readonly hash: Hex; readonly kind: string }[] = []
        const kinds: Readonly<Record<string, () => Promise<Hex>>> = {
          honest: () => model.add({ callData: '0xaa' }),
          refused: () => model.add({ callData: '0xdead' }),
          cheap: () => model.add({ maxFee: (node.baseFee * 115n) / 100n, priority: gwei }),
          dear: () => model.add({ maxFee: 20_000n * gwei, priority: 10_000n * gwei }),
        }
        for (let round = 0; round < 8; round += 1) {
          for (const [kind, add] of Object.entries(kinds))
            if (random() < 0.6) all.push({ kind, hash: await add() })
          await model.pass(12, (second) => {
            if (second !== 1) return
            // EIP-1559: at most an eighth for each block.
            const next = (node.baseFee * BigInt(Math.floor(875 + random() * 250))) / 1_000n
            node.baseFee = next < 5n * gwei ? 5n * gwei : next > 90n * gwei ? 90n * gwei : next
          })
          if (random() < 0.1) model.restart()
        }
        await model.pass(330)
        for (const { kind, hash } of all) {
          const stored = await model.find(hash)
          const times = node.included.filter((one) => one === hash).length
          expect({ kind, times, status: stored?.status }).toEqual({
            kind,
            times: stored?.status === 'included' ? 1 : 0,
            status: expect.stringMatching(ends[kind] ?? /^$/),
          })
        }
        expect(await model.countLive()).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 4, endOnFailure: true },
  )
}, 180_000)
