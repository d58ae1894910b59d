import { encodeAbiParameters, pad, stringToHex, toHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disconnect, sendResult } from '../../../chain/rpcProxy/startNode.fixtures.js'
import { createSpaceGuard } from '../../../database/createSpaceGuard.js'
import type { Database } from '../../../database/Database.js'
import { openEmbedded } from '../../../database/openEmbedded.js'
import { createErc20Log, createFakeChain, getAddress } from '../fakeChain.fixtures.js'
import { getTransfers, startTestIndex } from '../history.fixtures.js'

const alice = getAddress(0xa11ce)
const bob = getAddress(0xb0b)
const usd = getAddress(0x5d)
const odd = getAddress(0x0dd)
const ether = 10n ** 18n

let database: Database
let id = 1_000

beforeAll(async () => {
  database = await openEmbedded(undefined)
}, 180_000)

afterAll(() => database?.close())

const start = (options: Partial<Parameters<typeof startTestIndex>[0]> = {}) => {
  id += 1
  return startTestIndex({ database, id, ...options })
}

const encodeText = (text: string) => encodeAbiParameters([{ type: 'string' }], [text])

const emptyBlock = {
  ...{ number: '0x0', hash: pad('0x1'), parentHash: pad('0x0') },
  ...{ timestamp: '0x0', transactions: [] },
}

/** A payment of 1 wei from Alice to Bob. */
const payment = { from: alice, to: bob, value: 1n }

test('default: a native transfer, seen from both sides', async () => {
  const { chain, sync, getPage } = await start()
  chain.mine({ from: alice, to: bob, value: (3n * ether) / 2n })
  expect(await sync()).toBe('current')
  expect(await getPage(alice)).toEqual({
    data: [
      {
        id: `eip155:${id}:${chain.getHashes()[0]}`,
        metadata: {
          operationType: 'send',
          hash: chain.getHashes()[0],
          minedAt: '2023-11-14T22:13:32.000Z',
          sentFrom: alice,
          sentTo: bob,
          status: 'confirmed',
          nonce: 0,
          application: null,
          chain: `eip155:${id}`,
        },
        transfers: [
          {
            fungible_info: { name: 'Ether', symbol: 'ETH', icon: null, is_native: true },
            nft_info: null,
            direction: 'out',
            quantity: { numeric: '1.5' },
            value: null,
            price: null,
          },
        ],
        recipients: [bob],
      },
    ],
    next: null,
  })
  expect(getTransfers(await getPage(bob))).toEqual([['receive', 'in 1.5 ETH']])
})

test('behavior: reads names and decimals of ERC-20 tokens from their contracts', async () => {
  const { chain, sync, getPage } = await start()
  chain.setToken(usd, encodeText('Test USD'), encodeText(' TU\u202eSD\n'), toHex(6, { size: 32 }))
  chain.setToken(odd, stringToHex('Odd', { size: 32 }), stringToHex('ODD', { size: 32 }), '0x')
  chain.mine(
    { from: alice, to: usd, logs: [createErc20Log(usd, alice, bob, 1_500_000n)] },
    { from: bob, to: odd, logs: [createErc20Log(odd, bob, alice, 2n ** 256n - 1n)] },
  )
  await sync()
  expect(getTransfers(await getPage(alice))).toEqual([
    ['receive', `in ${2n ** 256n - 1n} ODD`],
    ['send', 'out 1.5 TUSD'],
  ])
})

test('behavior: token lists name tokens, and contracts do not', async () => {
  const listed = { name: 'Listed', symbol: 'LIST', decimals: 2, iconUrl: 'https://example.com/l.svg' }
  const { chain, sync, getPage } = await start({ tokens: [{ ...listed, chainId: '', address: usd }] })
  chain.setToken(usd, encodeText('Fake'), encodeText('FAKE'), toHex(6, { size: 32 }))
  chain.mine({ from: alice, to: usd, logs: [createErc20Log(usd, alice, bob, 150n)] })
  await sync()
  expect((await getPage(bob)).data[0]?.transfers).toMatchObject([
    {
      fungible_info: {
        name: 'Listed',
        symbol: 'LIST',
        icon: { url: `https://gateway.example.com/${listed.iconUrl}` },
      },
      quantity: { numeric: '1.5' },
    },
  ])
})

test('behavior: ignores transfers of nothing, which anyone can make in the name of an account', async () => {
  const { chain, sync, getPage } = await start()
  chain.mine({ from: bob, to: usd, logs: [createErc20Log(usd, alice, bob, 0n)] })
  await sync()
  expect((await getPage(alice)).data).toEqual([])
})

test('behavior: a failed transaction moves nothing', async () => {
  const { chain, sync, getPage } = await start()
  chain.mine({ from: alice, to: bob, value: 1n, isFailed: true })
  await sync()
  expect((await getPage(alice)).data).toMatchObject([{ metadata: { status: 'failed' }, transfers: [] }])
})

test('behavior: the zero address has no history', async () => {
  const { chain, sync, getPage } = await start()
  chain.mine({ from: alice, to: usd, logs: [createErc20Log(usd, zeroAddress, alice, 1n)] })
  await sync()
  expect((await getPage(zeroAddress)).data).toEqual([])
})

test('behavior: reads receipts one by one from a node without eth_getBlockReceipts', async () => {
  const chain = createFakeChain()
  chain.hasBlockReceipts = false
  const { sync, getPage } = await start({ chain })
  chain.mine(payment, payment)
  await sync()
  expect((await getPage(bob)).data).toHaveLength(2)
})

test('behavior: without fromBlock, begins after the newest block', async () => {
  const { chain, sync, getHashes } = await start({ fromBlock: undefined })
  chain.mine(payment)
  await sync()
  chain.mine(payment)
  await sync()
  expect(await getHashes(bob)).toEqual(chain.getHashes().slice(0, 1))
})

test('behavior: replaces the transactions of a reorganization', async () => {
  const { chain, sync, getHashes } = await start()
  for (let count = 0; count < 10; count += 1) chain.mine({ ...payment, value: BigInt(count + 1) })
  await sync()
  chain.rewind(5)
  for (let count = 0; count < 6; count += 1) chain.mine({ ...payment, value: BigInt(100 + count) })
  await sync()
  expect(await getHashes(alice)).toEqual(chain.getHashes())
  expect(await getHashes(bob)).toHaveLength(11)
})

test('behavior: replaces 64 blocks, also by a shorter chain', async () => {
  const { chain, sync, getHashes } = await start()
  for (let count = 0; count < 80; count += 1) chain.mine(payment)
  await sync()
  chain.rewind(64)
  chain.mine({ ...payment, value: 7n })
  await sync()
  expect(await getHashes(bob)).toEqual(chain.getHashes())
})

test('behavior: writes a whole reorganization at once', async () => {
  const { chain, sync, indexer, getHashes } = await start()
  for (let count = 0; count < 70; count += 1) chain.mine(payment)
  await sync()
  chain.rewind(60)
  for (let count = 0; count < 70; count += 1) chain.mine({ ...payment, value: 2n })
  expect(await indexer.sync(new AbortController().signal)).toBe('behind')
  expect((await getHashes(bob)).length).toBeGreaterThanOrEqual(70)
})

test('error: a reorganization of more than 64 blocks changes nothing', async () => {
  const { chain, sync, getHashes } = await start()
  for (let count = 0; count < 80; count += 1) chain.mine(payment)
  await sync()
  const before = chain.getHashes()
  chain.rewind(65)
  for (let count = 0; count < 70; count += 1) chain.mine({ ...payment, value: 2n })
  await expect(sync()).rejects.toThrow('more than 64 blocks are replaced')
  expect(await getHashes(bob)).toEqual(before)
})

test('behavior: a node that is some blocks behind changes nothing', async () => {
  const { chain, sync, node, store } = await start()
  chain.mine(payment)
  chain.mine(payment)
  await sync()
  const behind = createFakeChain()
  behind.mine(payment)
  node.respond = behind.respond
  expect(await sync()).toBe('current')
  expect(await store.getHead()).toBe(2)
})

test('behavior: blocks that one node does not have yet are read later', async () => {
  const { chain, node, indexer, sync, getHashes } = await start()
  for (let count = 0; count < 3; count += 1) chain.mine(payment)
  const { respond } = node
  node.respond = (response, request) => {
    const isLast = JSON.stringify(request.body.params) === '["0x3",true]'
    return isLast ? sendResult(null)(response, request) : respond(response, request)
  }
  expect(await indexer.sync(new AbortController().signal)).toBe('behind')
  expect(await indexer.sync(new AbortController().signal)).toBe('current')
  expect(await getHashes(bob)).toEqual(chain.getHashes().slice(1))
  node.respond = respond
  await sync()
  expect(await getHashes(bob)).toEqual(chain.getHashes())
})

test('behavior: reads receipts that eth_getBlockReceipts leaves out', async () => {
  const { chain, node, sync, getHashes } = await start()
  chain.mine(payment, payment)
  const { respond } = node
  node.respond = (response, request) =>
    request.body.method === 'eth_getBlockReceipts'
      ? sendResult([])(response, request)
      : respond(response, request)
  await sync()
  expect(await getHashes(bob)).toEqual(chain.getHashes())
})

test.each([
  ['no block', { hash: 'x' }],
  ['another block', { ...emptyBlock, number: '0x5' }],
  ['a block of the year 10000', { ...emptyBlock, timestamp: '0x3afff44180' }],
])('error: a node that returns %s', async (_name, block) => {
  const { node, sync, store } = await start()
  const { respond } = node
  node.respond = (response, request) =>
    JSON.stringify(request.body.params) === '["0x0",true]'
      ? sendResult(block)(response, request)
      : respond(response, request)
  await expect(sync()).rejects.toThrow('the node returns')
  expect(await store.readHashes(1)).toEqual(new Map())
})

test('behavior: continues after a restart, without doubles', async () => {
  const first = await start()
  for (let count = 0; count < 40; count += 1) first.chain.mine(payment)
  await first.indexer.sync(new AbortController().signal)
  await first.store.release()
  const second = await startTestIndex({ database, id, chain: first.chain })
  first.chain.mine(payment)
  await second.sync()
  expect(await second.getHashes(bob)).toEqual(first.chain.getHashes())
})

test('behavior: continues when the node is back', async () => {
  const { chain, sync, node, getHashes } = await start()
  chain.mine(payment)
  await sync()
  const { respond } = node
  chain.mine(payment)
  node.respond = disconnect
  await expect(sync()).rejects.toThrow('no node answers')
  node.respond = respond
  await sync()
  expect(await getHashes(bob)).toEqual(chain.getHashes())
})

test('error: an abort during a batch writes nothing', async () => {
  const { chain, node, indexer, store } = await start()
  for (let count = 0; count < 8; count += 1) chain.mine(payment)
  const { respond } = node
  const stopping = new AbortController()
  node.respond = (response, request) => {
    if (JSON.stringify(request.body.params).includes('"0x7"')) stopping.abort()
    respond(response, request)
  }
  await expect(indexer.sync(stopping.signal)).rejects.toThrow()
  expect(await store.getHead()).toBe(-1)
})

test('behavior: two processes on one database share the work', async () => {
  const first = await start()
  const second = await startTestIndex({ database, id, chain: first.chain })
  for (let count = 0; count < 100; count += 1) first.chain.mine(payment)
  const states = await Promise.all([first.sync(), second.sync()])
  expect(states.sort()).toEqual(['current', 'standby'])
  expect(await first.getHashes(bob)).toEqual(first.chain.getHashes())
})

test('behavior: another process takes over when the lease has expired', async () => {
  const first = await start({ leaseMs: 0 })
  const second = await startTestIndex({ database, id, chain: first.chain })
  first.chain.mine(payment)
  await first.sync()
  first.chain.mine(payment)
  expect(await second.sync()).toBe('current')
  first.chain.mine(payment)
  expect(await first.sync()).toBe('standby')
})

test('error: a process that has lost its lease during a batch writes nothing', async () => {
  const first = await start({ leaseMs: 0 })
  const second = await startTestIndex({ database, id, chain: first.chain })
  first.chain.mine(payment)
  const { respond } = first.node
  let takeover: Promise<unknown> | undefined
  first.node.respond = async (response, request) => {
    if (request.body.method === 'eth_getBlockReceipts') {
      takeover ??= second.sync()
      await takeover
    }
    respond(response, request)
  }
  expect(await first.sync()).toBe('standby')
  expect(await first.getHashes(bob)).toEqual(first.chain.getHashes())
})

test('behavior: pages contain every transaction once while blocks are added', async () => {
  const { chain, sync, getPage } = await start()
  for (let count = 0; count < 43; count += 1) chain.mine(payment, payment, payment)
  await sync()
  const before = chain.getHashes()
  const hashes: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await getPage(bob, { cursor })
    expect(page.data.length).toBeLessThanOrEqual(50)
    hashes.push(...page.data.map(({ metadata }) => metadata.hash))
    cursor = page.next
    chain.mine(payment)
    await sync()
  }
  expect(hashes).toEqual(before)
})

test('behavior: a cursor stays valid after a reorganization', async () => {
  const { chain, sync, getPage } = await start()
  for (let count = 0; count < 60; count += 1) chain.mine({ ...payment, value: BigInt(count + 1) })
  await sync()
  const { next } = await getPage(bob)
  const rest = chain.getHashes().slice(50)
  chain.rewind(20)
  for (let count = 0; count < 30; count += 1) chain.mine({ ...payment, value: BigInt(count + 100) })
  await sync()
  expect((await getPage(bob, { cursor: next ?? '' })).data.map(({ metadata }) => metadata.hash)).toEqual(rest)
})

test('behavior: the history of a chain that is not indexed tells so', async () => {
  const { getPage } = await start()
  expect(await getPage(alice, { chainId: 'eip155:999' })).toEqual({
    data: [],
    next: null,
    unavailable: [{ chainId: 'eip155:999', code: 'not_indexed' }],
  })
})

test.each(['x', 'W10', 'WzEsMiwzLDRd', '=='])('error: the cursor %s', async (cursor) => {
  const { getPage } = await start()
  await expect(getPage(alice, { cursor })).rejects.toMatchObject({ status: 400, field: 'cursor' })
})

test('error: writes nothing while the disk is almost full, and continues when there is space again', async () => {
  let free = 999
  const space = createSpaceGuard('/', 1_000, async () => free)
  const { chain, sync, getPage } = await start({ space })
  chain.mine(payment)
  await expect(sync()).rejects.toThrow('the disk of the database is almost full')
  expect((await getPage(alice)).data).toEqual([])
  free = 1_000_000
  await sync()
  expect((await getPage(alice)).data).toHaveLength(1)
})

test('error: writes no blocks that would fill the disk', async () => {
  let free = 1_999
  const space = createSpaceGuard('/', 1_000, async () => free)
  const { chain, sync, getPage } = await start({ space })
  chain.mine(payment)
  await expect(sync()).rejects.toThrow('the disk of the database is almost full')
  free = 1_000_000
  await sync()
  expect((await getPage(alice)).data).toHaveLength(1)
})
