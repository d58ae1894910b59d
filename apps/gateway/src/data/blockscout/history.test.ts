import { historyResponseSchema } from '@latchkit/blockchain-api/contract'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { startGateway } from '../../app/startGateway.js'
import { projects } from '../accountData/balance.fixtures.js'
import { SourceError } from '../sources/BalanceSource.js'
import { comparePositions, type HistoryEntry } from '../sources/HistorySource.js'
import {
  account,
  type BlockscoutState,
  createToken,
  createTransaction,
  createTransfer,
  other,
  startBlockscout,
  toHash,
} from './blockscout.fixtures.js'
import { createBlockscoutHistory } from './createBlockscoutHistory.js'

const chain = 'eip155:1'
const toParty = (hash: string) => ({ ...createTransfer(1, 1).from, hash })

async function start(state: Partial<BlockscoutState>) {
  const { url, ...server } = await startBlockscout(state)
  const source = createBlockscoutHistory({ url, chain, timeoutMs: 5_000 })
  const read = (after?: HistoryEntry, page?: string, limit = 51) =>
    source.read(account, { after, page, limit, signal: new AbortController().signal })
  return { ...server, url, read }
}

/** Reads all pages, as the route does. */
async function readAll({ read }: Awaited<ReturnType<typeof start>>, size = 50, hasPages = true) {
  const all: HistoryEntry[] = []
  for (let page: string | undefined; ; ) {
    const { entries, isPartial, getNextPage } = await read(all.at(-1), page, size + 1)
    const shown = entries.slice(0, size)
    all.push(...shown)
    const last = shown.at(-1)
    if (!last || (entries.length <= size && !isPartial)) return all
    page = hasPages ? getNextPage?.(last) : undefined
  }
}

test('default: a transaction of the account', async () => {
  const { read } = await start({ transactions: [createTransaction(20, 3)] })
  expect((await read()).entries).toEqual([
    {
      ...{ chain, blockNumber: 20, index: 1_000_000_003, minedAt: Date.UTC(2026, 0, 1) + 240_000 },
      ...{ hash: toHash(20_003), sender: account, recipient: other, nonce: 7, status: 'confirmed' },
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
  const { entries, tokens } = await (await start({ transfers: [createTransfer(20, 9)] })).read()
  expect(entries).toMatchObject([
    {
      ...{ hash: toHash(20_509), sender: other, recipient: account, operationType: 'receive' },
      transfers: [{ kind: 'erc20', contract: `0x${'7'.repeat(40)}`, amount: '1500000', direction: 'in' }],
    },
  ])
  expect([...tokens]).toEqual([
    [
      `0x${'7'.repeat(40)}`,
      { name: 'USD Coin', symbol: 'USDC', decimals: 6, iconUrl: 'https://example.com/icon.png' },
    ],
  ])
})

test('behavior: combines a transaction with its transfers', async () => {
  const transaction = createTransaction(20, 3, { raw_input: '0x38ed1739ff' })
  const transfer = createTransfer(20, 9, { transaction_hash: transaction.hash })
  const { entries } = await (await start({ transactions: [transaction], transfers: [transfer] })).read()
  expect(
    entries.map(({ operationType, transfers }) => [operationType, transfers.map(({ kind }) => kind)]),
  ).toEqual([['trade', ['native', 'erc20']]])
})

test.each<[string, object, object]>([
  [
    'erc721',
    { token: createToken({ type: 'ERC-721', decimals: null }), total: { token_id: '42' } },
    { kind: 'erc721', tokenId: '42', amount: '1' },
  ],
  [
    'erc1155',
    {
      token: createToken({ type: 'ERC-1155', decimals: null }),
      total: { token_id: '7', value: '3', decimals: null },
    },
    { kind: 'erc1155', tokenId: '7', amount: '3' },
  ],
])('behavior: a transfer of %s', async (_name, fields, transfer) => {
  const { entries } = await (await start({ transfers: [createTransfer(20, 9, fields)] })).read()
  expect(entries[0]?.transfers).toEqual([expect.objectContaining(transfer)])
})

test.each<[string, object]>([
  ['an amount of 0', { total: { value: '0', decimals: '6' } }],
  ['a token without decimals', { token: createToken({ decimals: null }) }],
  ['an unknown kind of token', { token: createToken({ type: 'ERC-404' }) }],
  ['two other accounts', { to: toParty(other) }],
])('behavior: leaves out a transfer of %s', async (_name, fields) => {
  const { read } = await start({ transfers: [createTransfer(20, 9, fields), createTransfer(10, 1)] })
  expect((await read()).entries.map(({ blockNumber }) => blockNumber)).toEqual([10])
})

test('behavior: a failed transaction has no transfers', async () => {
  const { read } = await start({ transactions: [createTransaction(20, 3, { status: 'error' })] })
  expect((await read()).entries).toMatchObject([{ status: 'failed', transfers: [] }])
})

test('behavior: a deployment has no recipient', async () => {
  const fields = { to: null, created_contract: toParty(other), value: '0', raw_input: '0x60' }
  const { read } = await start({ transactions: [createTransaction(20, 3, fields)] })
  expect((await read()).entries).toMatchObject([{ recipient: '', operationType: 'deploy' }])
})

test('behavior: leaves out pending transactions', async () => {
  const { read } = await start({
    transactions: [createTransaction(null, 0, { status: null, timestamp: null })],
  })
  expect((await read()).entries).toEqual([])
})

test.each([{ token: null }, { total: null }])('behavior: leaves out a transfer with %j', async (fields) => {
  const { read } = await start({ transfers: [createTransfer(20, 9, fields)] })
  expect((await read()).entries).toEqual([])
})

test('behavior: leaves out an invalid transaction, and keeps the others', async () => {
  const { read } = await start({
    transactions: [createTransaction(20, 3, { value: 1 }), createTransaction(10, 1)],
  })
  expect((await read()).entries.map(({ blockNumber }) => blockNumber)).toEqual([10])
})

test('behavior: an account that the instance does not know has no history', async () => {
  const { read } = await start({
    respond: (response) => !!response.writeHead(404).end('{"message":"Not found"}'),
  })
  expect(await read()).toMatchObject({ entries: [], isPartial: false })
})

/**
 * A history with several transactions and transfers per block. Three of the four transfers of a block are of one transaction,
 * which is one of the account in the newer blocks.
 */
const long = {
  transactions: Array.from({ length: 130 }, (_, index) => createTransaction(80 + (index >> 1), index & 1)),
  transfers: Array.from({ length: 200 }, (_, index) => {
    const [block, log] = [60 + (index >> 2), index & 3]
    return createTransfer(block, log, log < 3 ? { transaction_hash: toHash(block * 1_000 + 1) } : {})
  }),
}

test.each([50, 7, 1])('behavior: pages of %i have neither gaps nor duplicates', async (size) => {
  const all = await readAll(await start(long), size)
  expect(all).toEqual([...all].sort(comparePositions))
  const hashes = [
    ...long.transactions.map(({ hash }) => hash),
    ...long.transfers.map(({ transaction_hash }) => transaction_hash),
  ]
  expect(all.map(({ hash }) => hash).sort()).toEqual([...new Set(hashes)].sort())
  // Also if the transfers of a transaction are on two pages of the instance.
  expect(all.flatMap(({ transfers }) => transfers)).toHaveLength(130 + 200)
})

test('behavior: pages without the place of the list are the same', async () => {
  const server = await start(long)
  expect(await readAll(server, 50, false)).toEqual(await readAll(server))
})

test('behavior: a page continues in the lists instead of from their beginning', async () => {
  const { read, requests } = await start(long)
  const { entries, getNextPage } = await read(undefined, undefined, 200)
  const last = entries[199] ?? expect.fail('The page must be full')
  const count = requests.length
  await read(last, getNextPage?.(last), 10)
  expect(requests.slice(count).filter((path) => !path.includes('?'))).toEqual([])
})

test('behavior: an invalid place of the list is the beginning', async () => {
  const { read } = await start({ transactions: [createTransaction(20, 3)] })
  for (const page of ['', '{', '[]', '[{"1":"1"},{}]', JSON.stringify([{ a: 'x'.repeat(201) }, {}])])
    expect((await read(undefined, page)).entries).toHaveLength(1)
})

test('error: a block that is larger than what is read at once', async () => {
  const { read, requests } = await start({
    transfers: Array.from({ length: 600 }, (_, index) => createTransfer(20, index)),
  })
  await expect(read()).rejects.toThrow(new SourceError('the service has no whole block in 10 pages'))
  expect(requests).toHaveLength(11)
})

test.each<[string, unknown, string]>([
  ['only unknown items', { items: [{}], next_page_params: null }, 'with unknown items'],
  ['no list', { items: null }, 'without a list of items'],
  ['a nested next page', { items: [], next_page_params: { a: {} } }, 'with an unknown next page'],
  ['an empty next page', { items: [], next_page_params: {} }, 'with an unknown next page'],
  ['a long next page', { items: [], next_page_params: { a: 'x'.repeat(201) } }, 'with an unknown next page'],
])('error: %s', async (_name, body, message) => {
  const { read } = await start({ respond: (response) => !!response.end(JSON.stringify(body)) })
  await expect(read()).rejects.toThrow(new SourceError(`the service answers ${message}`))
})

test('error: any JSON is a history or a SourceError', async () => {
  const server = await start({})
  const mutate = (item: object) =>
    fc
      .tuple(
        fc.constantFrom(...Object.keys(item)),
        fc.oneof(fc.jsonValue(), fc.constantFrom('0', '9'.repeat(78))),
      )
      .map(([name, value]) => ({ ...item, [name]: value }))
  const item = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(createTransaction(20, 3), createTransfer(20, 9)),
    mutate(createTransaction(19, 2)),
    mutate(createTransfer(19, 8)),
  )
  const params = fc.oneof(
    fc.constant(null),
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('block_number', 'index', '__proto__', 'A'), fc.jsonValue()),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(item), params, fc.jsonValue(), async (items, next_page_params, noise) => {
      const body = items.length > 0 ? { items, next_page_params } : noise
      server.state.respond = (response) => !!response.end(JSON.stringify(body))
      const result = await server.read().catch((error) => error)
      if (result instanceof SourceError) return
      for (const { minedAt, index, transfers } of result.entries) {
        expect(new Date(minedAt).toISOString()).toMatch(/^\d{4}-/)
        expect(Number.isSafeInteger(index)).toBe(true)
        for (const { amount } of transfers) expect(amount).toMatch(/^\d+$/)
      }
    }),
    { numRuns: 200 },
  )
})

async function startHistoryGateway(state: Partial<BlockscoutState>) {
  const blockscout = await startBlockscout(state)
  const { url, stop } = await startGateway({
    projects,
    chains: [
      {
        id: chain,
        http: ['http://127.0.0.1:1'],
        blockscout: { url: `${blockscout.url}?apikey=secret` },
        sources: { histories: ['blockscout'] },
      },
    ],
  })
  onTestFinished(stop)
  return {
    blockscout,
    async get(cursor = '') {
      const query = new URLSearchParams({ chainId: chain, projectId: 'p', cursor })
      const response = await fetch(`${url}/v1/account/${account}/history?${query}`)
      const body = await response.json()
      const { data, next } = response.ok ? historyResponseSchema.parse(body) : { data: [], next: null }
      return { status: response.status, body, data, next }
    },
  }
}

test('error: a transfer that a contract reports in the name of the account has no recipient', async () => {
  const forged = createTransfer(20, 9, { from: { hash: account }, to: { hash: other } })
  const { get } = await startHistoryGateway({ transfers: [forged] })
  expect((await get()).data).toMatchObject([
    { metadata: { sentFrom: account, sentTo: other }, recipients: [] },
  ])
})

test('behavior: the gateway pages through the history', async () => {
  const { get } = await startHistoryGateway(long)
  const sizes: number[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof get>> = await get(cursor)
    sizes.push(page.data.length)
    cursor = page.next
  }
  expect(sizes).toEqual([50, 50, 50, 50])
})

test('error: 503 for a page while the instance fails, and the page afterwards', async () => {
  const { blockscout, get } = await startHistoryGateway(long)
  const { next } = await get()
  blockscout.state.respond = (response) => !response.destroy().writable
  const failed = await get(next ?? '')
  blockscout.state.respond = () => false
  const { data } = await get(next ?? '')
  expect(failed.status).toBe(503)
  expect(JSON.stringify(failed.body)).not.toMatch(/secret|127\.0\.0\.1/)
  expect(data).toHaveLength(50)
})
