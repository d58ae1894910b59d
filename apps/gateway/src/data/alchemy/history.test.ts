import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SourceError } from '../sources/BalanceSource.js'
import { comparePositions, type HistoryEntry } from '../sources/HistorySource.js'
import {
  type AlchemyState,
  account,
  contract,
  createTokenTransfer,
  createTransfer,
  other,
  startAlchemy,
  toHash,
} from './alchemy.fixtures.js'
import { createAlchemyHistory } from './createAlchemyHistory.js'

const chain = 'eip155:1'

async function start(transfers: AlchemyState['transfers'], timeoutMs = 5_000) {
  const server = await startAlchemy({ transfers })
  const source = createAlchemyHistory({ url: server.url, chain, timeoutMs })
  const read = (after?: HistoryEntry, limit = 51) =>
    source.read(account, { after, page: undefined, limit, signal: new AbortController().signal })
  return { ...server, read }
}

test('default: a transaction of the account', async () => {
  const { entries } = await (await start([createTransfer(20, 3)])).read()
  expect(entries).toEqual([
    {
      ...{ chain, blockNumber: 20, index: 0, minedAt: Date.UTC(2026, 0, 1) + 240_000, nonce: 0 },
      ...{ hash: toHash(20_003), sender: account, recipient: other, status: 'confirmed' },
      operationType: 'send',
      transfers: [
        {
          ...{ kind: 'native', contract: '', tokenId: '', amount: '1000000000000000000', direction: 'out' },
          counterparties: [other],
        },
      ],
    },
  ])
})

test('behavior: a transfer of a token in a transaction of another account', async () => {
  const { entries, tokens } = await (await start([createTokenTransfer(20, 9)])).read()
  expect(entries).toMatchObject([
    {
      operationType: 'receive',
      transfers: [{ kind: 'erc20', contract, amount: '1500000', direction: 'in' }],
    },
  ])
  expect([...tokens]).toEqual([[contract, { name: 'USDC', symbol: 'USDC', decimals: 6 }]])
})

test('behavior: combines a transaction with its transfers', async () => {
  const transaction = createTransfer(20, 3)
  const { read } = await start([transaction, createTokenTransfer(20, 9, { hash: transaction.hash })])
  expect((await read()).entries).toMatchObject([
    { sender: account, operationType: 'trade', transfers: [{ kind: 'native' }, { kind: 'erc20' }] },
  ])
})

test('behavior: a transfer of the account to itself is shown once', async () => {
  const { read } = await start([createTransfer(20, 3, { to: account })])
  expect((await read()).entries).toMatchObject([{ transfers: [{ direction: 'self' }] }])
})

test.each<[string, object, readonly object[]]>([
  [
    'erc721',
    { category: 'erc721', erc721TokenId: '0x2a', tokenId: '0x2a' },
    [{ tokenId: '42', amount: '1' }],
  ],
  [
    'erc1155',
    {
      category: 'erc1155',
      erc1155Metadata: [
        { tokenId: '0x7', value: '0x3' },
        { tokenId: '0x8', value: '0x1' },
      ],
    },
    [
      { tokenId: '7', amount: '3' },
      { tokenId: '8', amount: '1' },
    ],
  ],
])('behavior: a transfer of %s', async (kind, fields, transfers) => {
  const rawContract = { value: null, address: contract, decimal: null }
  const { read } = await start([createTokenTransfer(20, 9, { asset: 'ART', ...fields, rawContract })])
  expect((await read()).entries[0]?.transfers).toEqual(
    transfers.map((transfer) => ({ kind, contract, direction: 'in', counterparties: [other], ...transfer })),
  )
})

test('behavior: leaves out a transfer of an amount of 0', async () => {
  const rawContract = { value: '0x0', address: contract, decimal: '0x6' }
  const { read } = await start([createTokenTransfer(20, 9, { rawContract }), createTransfer(10, 1)])
  expect((await read()).entries.map(({ blockNumber }) => blockNumber)).toEqual([10])
})

test('behavior: a call without a value is an execution', async () => {
  const rawContract = { value: '0x0', address: null, decimal: '0x12' }
  const { read } = await start([createTransfer(20, 3, { rawContract })])
  expect((await read()).entries).toMatchObject([{ operationType: 'execute', transfers: [] }])
})

test.each([50, 7, 1])('behavior: pages of %i have neither gaps nor duplicates', async (size) => {
  const sent = Array.from({ length: 130 }, (_, index) => createTransfer(80 + (index >> 1), index & 1))
  const received = Array.from({ length: 200 }, (_, index) => {
    const [block, log] = [60 + (index >> 2), index & 3]
    return createTokenTransfer(block, log, log < 3 ? { hash: toHash(block * 1_000 + 1) } : {})
  })
  const { read } = await start([...sent, ...received])
  const all: HistoryEntry[] = []
  for (let isLast = false; !isLast; ) {
    const { entries, isPartial } = await read(all.at(-1), size + 1)
    all.push(...entries.slice(0, size))
    isLast = entries.length <= size && !isPartial
  }
  expect(all).toEqual([...all].sort(comparePositions))
  expect(all.map(({ hash }) => hash).sort()).toEqual(
    [...new Set([...sent, ...received].map(({ hash }) => hash))].sort(),
  )
  expect(all.flatMap(({ transfers }) => transfers)).toHaveLength(330)
})

test('behavior: a page begins at the block of the last transaction', async () => {
  const { read, requests } = await start([createTransfer(20, 3), createTransfer(10, 1)])
  const { entries } = await read(undefined, 1)
  await read(entries[0])
  expect(requests.slice(2).map(({ body }) => body.params)).toMatchObject([
    [{ fromAddress: account, toBlock: '0x14', order: 'desc', withMetadata: true }],
    [{ toAddress: account, toBlock: '0x14', order: 'desc', withMetadata: true }],
  ])
})

test.each<[string, AlchemyState['respond'], string]>([
  ['an outage', (response) => !response.destroy().writable, 'the service cannot be reached'],
  ['a wrong key', (response) => !!response.writeHead(401).end('secret'), 'the service answers with HTTP 401'],
  [
    'an error of JSON-RPC',
    (response) => !!response.end('{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"secret"}}'),
    'the service answers without a result',
  ],
  ['no list', (response) => !!response.end('{"result":[]}'), 'the service answers without a list of items'],
  [
    'only unknown items',
    (response) => !!response.end('{"result":{"transfers":[{}]}}'),
    'the service answers with unknown items',
  ],
])('error: %s', async (_name, respond, message) => {
  const server = await start([])
  server.state.respond = respond
  await expect(server.read()).rejects.toThrow(new SourceError(message))
})

test('error: no answer in time', async () => {
  const server = await start([], 50)
  server.state.respond = () => true
  await expect(server.read()).rejects.toThrow('does not answer in time')
})

test('error: any JSON is a history or a SourceError', async () => {
  const server = await start([])
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom('0x0', `0x${'f'.repeat(64)}`, '0x'))
  const mutate = (item: object) =>
    fc
      .tuple(fc.constantFrom(...Object.keys(item)), value)
      .map(([name, field]) => ({ ...item, [name]: field }))
  const item = fc.oneof(value, mutate(createTransfer(20, 3)), mutate(createTokenTransfer(20, 9)))
  const page = fc.record(
    { transfers: fc.array(item), pageKey: fc.jsonValue() },
    { requiredKeys: ['transfers'] },
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(page, fc.jsonValue()), async (result) => {
      server.state.respond = (response) => !!response.end(JSON.stringify({ result }))
      const found = await server.read().catch((error) => error)
      if (found instanceof SourceError) return
      for (const { minedAt, transfers } of found.entries) {
        expect(new Date(minedAt).toISOString()).toMatch(/^\d{4}-/)
        for (const { amount } of transfers) expect(amount).toMatch(/^\d{1,78}$/)
      }
    }),
    { numRuns: 200 },
  )
})
