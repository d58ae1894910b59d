import type { IncomingMessage } from 'node:http'
import { type HistoryResponse, historyResponseSchema } from '@latchkit/blockchain-api/contract'
import fc from 'fast-check'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createSourceHealth } from '../../../foundation/createSourceHealth.js'
import { createEsploraClient } from '../../accountData/bitcoin/createEsploraClient.js'
import { type EsploraResponder, mainnet, startEsplora } from '../../accountData/bitcoin/esplora.fixtures.js'
import { getNativeToken } from '../../accountData/nativeTokens.js'
import { createHistoryRoutes } from '../createHistoryRoutes.js'
import { createHistoryMetrics } from '../HistoryMetrics.js'
import { getTransfers } from '../history.fixtures.js'
import { createEsploraHistory } from './createEsploraHistory.js'
import { parseTransaction } from './esploraTransaction.js'

const account = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const other = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const third = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'

type Output = readonly [address: string | undefined, satoshis: number]
type TransactionOptions = {
  readonly from?: readonly (Output | null)[]
  readonly to?: readonly Output[]
  /** `undefined`: in the mempool. */
  readonly block?: number | undefined
  readonly time?: number
}

const toId = (index: number) => index.toString(16).padStart(12, '0').padEnd(64, 'f')
const toOutput = ([scriptpubkey_address, value]: Output) => ({ scriptpubkey_address, value })

/** Creates a transaction as Esplora returns it. */
function createTransaction(index: number, options: TransactionOptions = {}) {
  const { from = [[other, 2_000]], to = [[account, 1_000]], block, time = 1_000_000 + (block ?? 0) } = options
  return {
    txid: toId(index),
    vin: from.map((input) => ({ prevout: input && toOutput(input), is_coinbase: input === null })),
    vout: to.map(toOutput),
    fee: 1,
    status:
      block === undefined
        ? { confirmed: false }
        : { confirmed: true, block_height: block, block_hash: toId(block), block_time: time },
  }
}

type EsploraTransaction = ReturnType<typeof createTransaction>

/** Answers like Esplora: 50 pending transactions and 25 confirmed ones, then 25 after a transaction. */
function createResponder(getAll: () => readonly EsploraTransaction[]): EsploraResponder {
  return (path) => {
    const [, last] = /\/txs\/chain\/(\w+)$/.exec(path) ?? []
    const all = getAll()
    const confirmed = all.filter(({ status }) => status.confirmed)
    const index = confirmed.findIndex(({ txid }) => txid === last)
    if (last !== undefined) return index < 0 ? [] : confirmed.slice(index + 1, index + 26)
    return [...all.filter(({ status }) => !status.confirmed).slice(0, 50), ...confirmed.slice(0, 25)]
  }
}

async function start(respond: EsploraResponder) {
  const { url, paths } = await startEsplora(respond)
  const logger = pino({ level: 'silent' })
  const client = createEsploraClient({ chain: mainnet, urls: [url], deadlineMs: 4_000, logger })
  const source = createEsploraHistory({ chain: mainnet, client, now: Date.now })
  const [route] = createHistoryRoutes({
    toImageUrl: () => undefined,
    chains: [{ id: mainnet, native: getNativeToken(mainnet), sources: [source] }],
    tokens: () => [],
    projects: () => [],
    quota: { take: () => {} },
    metrics: createHistoryMetrics(new Registry()),
    health: createSourceHealth(Date.now),
    logger,
    deadlineMs: 4_000,
  })
  const getPage = async (cursor = ''): Promise<HistoryResponse> => {
    const response = await route?.handle({
      // The route reads only headers.
      raw: { headers: {} } as IncomingMessage,
      query: new URLSearchParams({ chainId: mainnet, projectId: 'p', cursor }),
      id: account,
      address: { ip: '127.0.0.1', isLocal: true },
      text: async () => '',
    })
    return historyResponseSchema.parse(response?.body)
  }
  const getIds = async (first?: { readonly next: string | null }) => {
    const ids: string[] = []
    for (let next: string | null = first ? first.next : ''; next !== null; ) {
      const page = await getPage(next)
      ids.push(...page.data.map(({ metadata }) => metadata.hash))
      next = page.next
    }
    return ids
  }
  return { paths, getPage, getIds }
}

/** Starts with these transactions, the newest first. */
const startWith = (all: readonly EsploraTransaction[]) => start(createResponder(() => all))

test('default: a received and a sent transaction, without the fee and the change', async () => {
  const sent = createTransaction(2, {
    block: 2,
    from: [[account, 50_000]],
    to: [
      [third, 30_000],
      [account, 19_000],
    ],
  })
  const { getPage } = await startWith([sent, createTransaction(1, { block: 1 })])
  const page = await getPage()
  expect(getTransfers(page)).toEqual([
    ['send', 'out 0.0003 BTC'],
    ['receive', 'in 0.00001 BTC'],
  ])
  expect(page.next).toBeNull()
  expect(page.data.map(({ metadata }) => metadata)).toMatchObject([
    { hash: toId(2), sentFrom: account, sentTo: third, status: 'confirmed', chain: mainnet },
    { hash: toId(1), sentFrom: other, sentTo: account, minedAt: '1970-01-12T13:46:41.000Z' },
  ])
})

test.each<[string, TransactionOptions, object]>([
  [
    'a payment to several',
    {
      from: [[account, 9_000]],
      to: [
        [third, 3_000],
        [account, 1_000],
        [other, 2_000],
        [third, 1_000],
      ],
    },
    { recipients: [third, other] },
  ],
  [
    'a received payment',
    {
      from: [
        [other, 2_000],
        [third, 2_000],
      ],
    },
    { senders: [other, third] },
  ],
  [
    'a transaction that others fund too',
    {
      from: [
        [account, 5_000],
        [other, 5_000],
      ],
      to: [
        [third, 9_000],
        [account, 500],
      ],
    },
    {},
  ],
])('behavior: recipients and senders of %s', async (_name, options, expected) => {
  const { getPage } = await startWith([createTransaction(1, { block: 1, ...options })])
  const { recipients, senders } = (await getPage()).data[0] ?? {}
  expect({ ...(recipients && { recipients }), ...(senders && { senders }) }).toEqual(expected)
})

test.each<[string, TransactionOptions, string[]]>([
  ['coins that stay', { from: [[account, 5_000]], to: [[account, 4_000]] }, ['send', 'self 0.00004 BTC']],
  ['a reward of a block', { from: [null] }, ['receive', 'in 0.00001 BTC']],
  [
    'data beside the payment',
    {
      from: [[account, 5_000]],
      to: [
        [undefined, 0],
        [third, 4_000],
      ],
    },
    ['send', 'out 0.00004 BTC'],
  ],
  [
    'a CoinJoin, with its part of the fee',
    {
      from: [
        [account, 5_000],
        [other, 5_000],
      ],
      to: [
        [account, 4_900],
        [third, 4_900],
      ],
    },
    ['send', 'out 0.000001 BTC'],
  ],
  [
    'a PayJoin that it receives',
    {
      from: [
        [other, 5_000],
        [account, 1_000],
      ],
      to: [
        [account, 4_000],
        [other, 1_900],
      ],
    },
    ['receive', 'in 0.00003 BTC'],
  ],
  [
    'a transaction that changes nothing',
    {
      from: [
        [other, 5_000],
        [account, 1_000],
      ],
      to: [[account, 1_000]],
    },
    ['send', 'self 0 BTC'],
  ],
])('behavior: %s', async (_name, options, expected) => {
  const { getPage } = await startWith([createTransaction(1, { block: 1, ...options })])
  expect(getTransfers(await getPage())).toEqual([expected])
})

test('behavior: transactions in the mempool are pending, and first', async () => {
  const { getPage } = await startWith([
    createTransaction(9),
    createTransaction(8, { block: 8, time: 4_000_000_000 }),
  ])
  const { data } = await getPage()
  expect(data.map(({ metadata }) => [metadata.hash, metadata.status])).toEqual([
    [toId(9), 'pending'],
    [toId(8), 'confirmed'],
  ])
})

test('behavior: pages have every transaction once, also many of one block', async () => {
  const all = Array.from({ length: 180 }, (_, index) => {
    const number = 1_000 - index
    return createTransaction(number, { block: number > 950 ? 100 : Math.floor(number / 10) })
  })
  const { getIds } = await startWith(all)
  expect(await getIds()).toEqual(all.map(({ txid }) => txid))
})

test('behavior: the order is that of blocks, although times of blocks can decrease', async () => {
  const all = Array.from({ length: 130 }, (_, index) => {
    const block = 500 - index
    return createTransaction(block, { block, time: 1_000_000 + block * 600 + (block % 3) * 3_000 })
  })
  const { getIds, getPage } = await startWith(all)
  expect(await getIds()).toEqual(all.map(({ txid }) => txid))
  const times = (await getPage()).data.map(({ metadata }) => metadata.minedAt)
  expect(times).toEqual([...times].sort().reverse())
})

test('behavior: a transaction that is confirmed between two pages is not repeated', async () => {
  let all = [
    createTransaction(1_000),
    ...Array.from({ length: 80 }, (_, index) => createTransaction(900 - index, { block: 900 - index })),
  ]
  const { getPage, getIds } = await start(createResponder(() => all))
  const first = await getPage()
  const [, ...rest] = all
  all = [createTransaction(1_000, { block: 901 }), ...rest]
  const ids = [...first.data.map(({ metadata }) => metadata.hash), ...(await getIds(first))]
  expect(ids).toEqual(all.map(({ txid }) => txid))
})

test('behavior: continues when the transaction at which the page begins was removed', async () => {
  let all = Array.from({ length: 130 }, (_, index) => createTransaction(900 - index, { block: 900 - index }))
  const { getPage, getIds } = await start(createResponder(() => all))
  const first = await getPage()
  const shown = first.data.map(({ metadata }) => metadata.hash)
  // Esplora returns nothing after a transaction that it does not know.
  all = all.filter((_, index) => index < 20 || index >= 30)
  const rest = await getIds(first)
  expect(rest).toEqual(all.map(({ txid }) => txid).filter((txid) => !shown.includes(txid)))
  expect(rest.length).toBeGreaterThan(70)
})

test('behavior: reads one page if that is enough', async () => {
  const all = Array.from({ length: 3 }, (_, index) => createTransaction(9 - index, { block: 9 - index }))
  const { getPage, paths } = await startWith(all)
  await getPage()
  expect(paths.map((path) => path.replace('/api', ''))).toEqual([
    `/address/${account}/txs`,
    `/address/${account}/txs/chain/${toId(7)}`,
  ])
})

test('behavior: an address without transactions', async () => {
  const { getPage } = await startWith([])
  expect(await getPage()).toEqual({ data: [], next: null })
})

test.each([
  ['no list', { error: 'busy' }],
  ['no JSON', 'Too many history entries'],
  ['unknown transactions', [{ txid: 1 }]],
  ['an error', 500],
])('error: 503 for %s', async (_name, answer) => {
  const { getPage } = await start(() => answer)
  await expect(getPage()).rejects.toMatchObject({ status: 503 })
})

test('error: an invalid transaction does not hide the others', async () => {
  const broken = { ...createTransaction(2, { block: 2 }), vout: [{ value: -1 }] }
  const { getPage } = await start((path) =>
    path.endsWith('/txs') ? [broken, createTransaction(1, { block: 1 })] : [],
  )
  expect((await getPage()).data.map(({ metadata }) => metadata.hash)).toEqual([toId(1)])
})

test('behavior: any JSON is a valid transaction or none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('txid', 'vin', 'vout', 'status'), (value, field) => {
      const parsed = parseTransaction({ ...createTransaction(1, { block: 1 }), [field]: value })
      for (const { amount } of parsed?.outputs ?? []) expect(amount >= 0n).toBe(true)
      expect(parsed === undefined || /^[\da-f]{64}$/.test(parsed.id)).toBe(true)
      expect(parseTransaction(value)).toBeUndefined()
    }),
  )
})
