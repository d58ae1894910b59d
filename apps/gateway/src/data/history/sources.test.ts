import type { IncomingMessage } from 'node:http'
import { historyResponseSchema } from '@latchkit/blockchain-api/contract'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createSourceHealth } from '../../foundation/createSourceHealth.js'
import { getNativeToken } from '../accountData/nativeTokens.js'
import { SourceError } from '../sources/BalanceSource.js'
import {
  comparePositions,
  type HistoryEntry,
  type HistoryRead,
  type HistorySource,
} from '../sources/HistorySource.js'
import { createHistoryRoutes, type HistoryChain } from './createHistoryRoutes.js'
import { createHistoryMetrics } from './HistoryMetrics.js'

const account = `0x${'a'.repeat(40)}`

function createHistoryEntry(chain: string, blockNumber: number): HistoryEntry {
  return {
    ...{ chain, blockNumber, minedAt: blockNumber * 1_000, index: 0, hash: `0x${blockNumber}` },
    ...{ sender: account, recipient: account, nonce: 0, status: 'confirmed', operationType: 'send' },
    transfers: [],
  }
}

/** Creates a source with one transaction in each block. */
function createSource(
  kind: string,
  { chain = 'eip155:1', blocks = 0, pageSize = 100, hasPages = false } = {},
) {
  const reads: HistoryRead[] = []
  const entries = Array.from({ length: blocks }, (_, index) => createHistoryEntry(chain, blocks - index))
  const source: HistorySource & { reads: HistoryRead[]; isFailing: boolean } = {
    kind,
    cost: 2,
    reads,
    isFailing: false,
    async read(_account, options) {
      reads.push(options)
      if (source.isFailing) throw new SourceError('the source is closed')
      const { after, limit } = options
      const rest = entries.filter((entry) => !after || comparePositions(entry, after) > 0)
      const page = rest.slice(0, Math.min(limit, pageSize))
      return {
        entries: page,
        tokens: new Map(),
        isPartial: page.length < limit && page.length < rest.length,
        ...(hasPages && { getNextPage: ({ hash }) => `after ${hash}` }),
      }
    },
  }
  return source
}

function createRoute(chains: Readonly<Record<string, readonly HistorySource[]>>) {
  const registry = new Registry()
  const lines: string[] = []
  const costs: number[] = []
  const [route] = createHistoryRoutes({
    chains: Object.entries(chains).map(
      ([id, sources]): HistoryChain => ({ id, native: getNativeToken(id), sources }),
    ),
    tokens: () => [],
    projects: () => [],
    toImageUrl: () => undefined,
    quota: { take: (_client, cost) => costs.push(cost) },
    metrics: createHistoryMetrics(registry),
    health: createSourceHealth(Date.now),
    logger: pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
    deadlineMs: 5_000,
  })
  return {
    registry,
    lines,
    costs,
    async get(query: Record<string, string> = { chainId: 'eip155:1' }) {
      const response = await route?.handle({
        // The route reads only headers.
        raw: { headers: {} } as IncomingMessage,
        query: new URLSearchParams({ projectId: 'p', ...query }),
        id: account,
        address: { ip: '127.0.0.1', isLocal: true },
        text: async () => '',
      })
      const { data, next } = historyResponseSchema.parse(response?.body)
      return { hashes: data.map(({ metadata }) => metadata.hash), next: next ?? '' }
    },
  }
}

test('default: reads the first source', async () => {
  const sources = [createSource('first', { blocks: 1 }), createSource('second', { blocks: 2 })]
  expect(await createRoute({ 'eip155:1': sources }).get()).toEqual({ hashes: ['0x1'], next: '' })
})

test('behavior: reads the next source if one fails', async () => {
  const sources = [createSource('first', { blocks: 1 }), createSource('second', { blocks: 2 })] as const
  sources[0].isFailing = true
  expect((await createRoute({ 'eip155:1': sources }).get()).hashes).toEqual(['0x2', '0x1'])
})

test('behavior: takes the cost of the first sources of the quota', async () => {
  const route = createRoute({ 'eip155:1': [createSource('first'), createSource('second')], 'eip155:10': [] })
  await route.get({})
  expect(route.costs).toEqual([3])
})

test('behavior: counts and logs the failure with the kind of source', async () => {
  const sources = [createSource('first'), createSource('second')] as const
  sources[0].isFailing = true
  const route = createRoute({ 'eip155:1': sources })
  await route.get()
  expect(await route.registry.metrics()).toContain(
    'latchkit_account_history_source_failures_total{chain="eip155:1",source="first"} 1',
  )
  expect(JSON.parse(route.lines[0] ?? '')).toMatchObject({
    ...{ chain: 'eip155:1', source: 'first', reason: 'the source is closed' },
  })
})

test('error: 503 if all sources fail', async () => {
  const sources = [createSource('first'), createSource('second')]
  for (const source of sources) source.isFailing = true
  await expect(createRoute({ 'eip155:1': sources }).get()).rejects.toMatchObject({ status: 503 })
})

test('behavior: the page after a cursor is of the source of the page before', async () => {
  const sources = [createSource('first'), createSource('second', { blocks: 60 })] as const
  const { get } = createRoute({ 'eip155:1': sources })
  sources[0].isFailing = true
  const { next } = await get()
  sources[0].isFailing = false
  expect((await get({ chainId: 'eip155:1', cursor: next })).hashes).toHaveLength(10)
  expect(sources[0].reads).toHaveLength(1)
})

test('error: 503 if the source of the page before fails, even if another one works', async () => {
  const sources = [createSource('first', { blocks: 60 }), createSource('second', { blocks: 60 })] as const
  const { get } = createRoute({ 'eip155:1': sources })
  const { next } = await get()
  sources[0].isFailing = true
  await expect(get({ chainId: 'eip155:1', cursor: next })).rejects.toMatchObject({ status: 503 })
  expect(sources[1].reads).toHaveLength(0)
})

test('error: 400 for a cursor of a source that the chain does not have', async () => {
  const { next } = await createRoute({ 'eip155:1': [createSource('first', { blocks: 60 })] }).get()
  const { get } = createRoute({ 'eip155:1': [createSource('second', { blocks: 60 })] })
  await expect(get({ chainId: 'eip155:1', cursor: next })).rejects.toMatchObject({
    status: 400,
    field: 'cursor',
  })
})

test('error: 400 for a cursor of other chains', async () => {
  const { get } = createRoute({
    'eip155:1': [createSource('first', { blocks: 60 })],
    'eip155:10': [createSource('first', { chain: 'eip155:10' })],
  })
  const { next } = await get({})
  await expect(get({ chainId: 'eip155:1', cursor: next })).rejects.toMatchObject({ field: 'cursor' })
})

test('behavior: a source receives what it needs to continue, only for its own chain', async () => {
  const sources = [
    createSource('first', { blocks: 60, hasPages: true }),
    createSource('first', { chain: 'eip155:10', hasPages: true }),
  ] as const
  const { get } = createRoute({ 'eip155:1': [sources[0]], 'eip155:10': [sources[1]] })
  const { next } = await get({})
  await get({ cursor: next })
  expect(sources.map(({ reads }) => reads.map(({ page }) => page))).toEqual([
    [undefined, 'after 0x11'],
    [undefined, undefined],
  ])
})

test('behavior: pages of sources with small pages have no gaps', async () => {
  const { get } = createRoute({
    'eip155:1': [createSource('first', { blocks: 20, pageSize: 7 })],
    'eip155:10': [createSource('second', { chain: 'eip155:10', blocks: 30, pageSize: 4 })],
  })
  const hashes: string[] = []
  let cursor = ''
  do {
    const page = await get({ cursor })
    hashes.push(...page.hashes)
    cursor = page.next
  } while (cursor !== '')
  const times = hashes.map((hash) => Number(hash.slice(2)))
  expect(times).toHaveLength(50)
  expect(times).toEqual([...times].sort((a, b) => b - a))
})

test('behavior: a cursor has at most 500 characters', async () => {
  const source = createSource('first', { blocks: 60 })
  const pageOf = (length: number) =>
    Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * 7_919) % 89))).join('')
  const withPages: HistorySource = {
    kind: 'first',
    read: async (...args) => ({ ...(await source.read(...args)), getNextPage: () => pageOf(2_000) }),
  }
  const { get } = createRoute({ 'eip155:1': [withPages] })
  const { next } = await get()
  expect(next.length).toBeLessThanOrEqual(500)
  expect((await get({ chainId: 'eip155:1', cursor: next })).hashes).toHaveLength(10)
})
