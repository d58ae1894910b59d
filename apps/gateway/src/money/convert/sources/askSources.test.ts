import { pino } from 'pino'
import { expect, test } from 'vitest'
import { SourceError } from '../../../data/sources/BalanceSource.js'
import { createSourceHealth } from '../../../foundation/createSourceHealth.js'
import { HttpError } from '../../../server/http/HttpError.js'
import { askSources } from './askSources.js'
import { getLimits } from './getLimits.js'
import type { SourceQuote, SwapSource } from './SwapSource.js'
import { build, request } from './sources.fixtures.js'
import { readSwapSources, type SwapSourceEntry } from './swapSourcesSchema.js'

const context = {
  logger: pino({ level: 'silent' }),
  health: createSourceHealth(Date.now),
  sourceTimeoutMs: 50,
}

function createFake(id: string, quote: () => Promise<SourceQuote>): SwapSource {
  return {
    ...{ id, name: id, chainIds: ['eip155:1'], canSwap: () => true, getCost: () => 1, quote },
    build: () => Promise.reject(new Error('not used')),
  }
}
const offer = (id: string, fromAmount: bigint, toAmount: bigint) =>
  createFake(id, async () => ({ fromAmount, toAmount, steps: [] }))
const getIds = (quotes: Awaited<ReturnType<typeof askSources>>) => quotes.map(({ source }) => source.id)

test('default: the best quote is first, of equal ones that of the earlier source', async () => {
  const sources = [
    offer('a', 1_000n, 5n),
    offer('b', 1_000n, 7n),
    offer('c', 1_000n, 7n),
    offer('d', 1_000n, 6n),
  ]
  expect(getIds(await askSources(context, sources, request))).toEqual(['b', 'c', 'd', 'a'])
  const costs = [offer('a', 5n, 1_000n), offer('b', 3n, 1_000n), offer('c', 4n, 1_000n)]
  const exactOut = { ...request, mode: 'exactOut' } as const
  expect(getIds(await askSources(context, costs, exactOut))).toEqual(['b', 'c', 'a'])
})

test('behavior: leaves out sources that fail, do not answer, or quote another amount', async () => {
  const sources = [
    createFake('fails', () => Promise.reject(new SourceError('no'))),
    createFake('silent', () => new Promise(() => {})),
    createFake('refuses', () => Promise.reject(new HttpError(400, 'amount', 'insufficient liquidity'))),
    offer('other', 1_001n, 9n),
    offer('nothing', 1_000n, 0n),
    offer('good', 1_000n, 5n),
  ]
  expect(getIds(await askSources(context, sources, request))).toEqual(['good'])
  await expect(askSources(context, sources.slice(0, -1), request)).rejects.toThrow('insufficient liquidity')
  await expect(askSources(context, sources.slice(0, 2), request)).rejects.toThrow(SourceError)
})

test('behavior: the limits of the client override the slippage', () => {
  const quote = { fromAmount: 1_000n, toAmount: 999n }
  expect(getLimits(build, quote)).toEqual({ minToAmount: 990n, maxFromAmount: 1_000n })
  expect(getLimits({ ...build, minToAmount: 999n }, quote).minToAmount).toBe(999n)
  expect(() => getLimits({ ...build, minToAmount: 1_000n }, quote)).toThrow('The price has changed')
  const exactOut = { ...build, mode: 'exactOut' } as const
  expect(getLimits(exactOut, quote)).toEqual({ minToAmount: 999n, maxFromAmount: 1_010n })
  expect(() => getLimits({ ...exactOut, maxFromAmount: 999n }, quote)).toThrow('The price has changed')
})

const server: SwapSourceEntry = {
  ...{ kind: 'server', id: 'maker', name: 'Maker', url: 'http://10.0.0.1:1' },
  ...{ chainIds: ['eip155:1'], routes: 'any' },
}

test('default: reads the sources of the operator', () => {
  expect(readSwapSources(undefined)).toEqual([])
  const list: readonly SwapSourceEntry[] = [
    { kind: 'zeroX', apiKey: 'secret', chainIds: ['eip155:1'] },
    { kind: 'oneInch', apiKey: 'secret', chainIds: ['eip155:1'] },
    { kind: 'lifi', chainIds: ['eip155:1', 'eip155:10'] },
    server,
  ]
  expect(readSwapSources(list)).toEqual(list)
})

test.each([
  ['a URL of another scheme', { ...server, url: 'file:///secret' }, 'must be an http: or https: URL'],
  ['the id of the pools', { ...server, id: 'uniswapV2' }, 'must not contain an id twice'],
  ['no chain', { ...server, chainIds: [] }, 'must be a list of at least one chain'],
  ['a key with a line break', { ...server, apiKey: 'secret\n' }, 'must be an API key'],
])('error: %s, without its value', (_name, entry, message) => {
  const read = () => readSwapSources([entry as SwapSourceEntry])
  expect(read).toThrow(message)
  expect(read).not.toThrow('secret')
})
