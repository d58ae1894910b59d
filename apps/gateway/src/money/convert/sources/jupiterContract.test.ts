import { Configuration, type QuoteResponse, SwapApi, type SwapResponse } from '@jup-ag/api'
import { expect, test } from 'vitest'
import { HttpError } from '../../../server/http/HttpError.js'
import { createSource } from './createSource.js'
import type { SwapBuild, SwapSource } from './SwapSource.js'
import { startService } from './sources.fixtures.js'
import { readSwapSources } from './swapSourcesSchema.js'

// Requests and answers as Jupiter's own client and its types have them.
const signal = AbortSignal.timeout(60_000)
const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const sol = 'So11111111111111111111111111111111111111112'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const account = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const transaction = 'AQAB'

const build: SwapBuild = {
  ...{ from: { chainId, address: usdc }, to: { chainId, address: sol }, amount: 1_000n, mode: 'exactIn' },
  ...{ account, recipient: account, slippageBps: 100, deadline: 1_900_000_000 },
  ...{ minToAmount: undefined, maxFromAmount: undefined, permit: undefined, permit2: undefined },
}
/** With `null` where https://github.com/hummingbot/gateway/issues/499 has it, which the types do not allow. */
const quote: Omit<QuoteResponse, 'platformFee'> & { readonly platformFee: null } = {
  ...{ inputMint: usdc, inAmount: '1000', outputMint: sol, outAmount: '2000', otherAmountThreshold: '1980' },
  ...{ swapMode: 'ExactIn', slippageBps: 50, platformFee: null, priceImpactPct: '0', timeTaken: 0.1 },
  routePlan: [
    {
      swapInfo: {
        ...{ ammKey: account, label: 'Whirlpool', inputMint: usdc, outputMint: sol },
        ...{ inAmount: '1000', outAmount: '2000', feeAmount: '1', feeMint: usdc },
      },
      ...{ percent: 100, bps: 10_000 },
    },
  ],
}
const swap: SwapResponse = { swapTransaction: transaction, lastValidBlockHeight: 1 }

/** Starts a Jupiter. Its client has the path of the service in its own base path. */
async function startJupiter(answers: { readonly quote?: object; readonly swap?: object }, status = 200) {
  const service = await startService(
    { '/quote': answers.quote ?? quote, '/swap': answers.swap ?? swap },
    { '/quote': status },
  )
  const { url, calls } = service
  const headers = { 'x-api-key': 'key' }
  return {
    source: createSource({ kind: 'jupiter', apiKey: 'key', url }),
    client: new SwapApi(new Configuration({ basePath: url, headers })),
    calls,
  }
}

test('behavior: requests have the paths, parameters and bodies that @jup-ag/api 6.0.48 sends', async () => {
  const { source, client, calls } = await startJupiter({})
  await source.build(build, signal)
  const own = calls.splice(0).slice(1)
  const answer = await client.quoteGet({
    ...{ inputMint: usdc, outputMint: sol, amount: 1_000, swapMode: 'ExactIn', slippageBps: 100 },
  })
  const swapRequest = {
    ...{ userPublicKey: account, wrapAndUnwrapSol: true, dynamicComputeUnitLimit: true },
    prioritizationFeeLamports: {
      priorityLevelWithMaxLamports: { priorityLevel: 'high', maxLamports: 1_000_000 },
    },
    quoteResponse: answer,
  } as const
  await client.swapPost({ swapRequest })
  expect(own.map(({ path, query }) => [path, query])).toEqual(calls.map(({ path, query }) => [path, query]))
  expect(own[1]?.body).toMatchObject(calls[1]?.body ?? {})
  // The client drops what its types do not have; the server may need it.
  expect(own[1]?.body).toMatchObject({ quoteResponse: quote })
  expect(own.every(({ headers }) => headers['x-api-key'] === 'key')).toBe(true)
})

test('default: a quote, and its transaction', async () => {
  const { source } = await startJupiter({})
  expect(await source.quote(build, signal)).toEqual({
    ...{ fromAmount: 1_000n, toAmount: 2_000n },
    steps: [{ kind: 'swap', name: 'Whirlpool', chainId }],
  })
  expect(await source.build(build, signal)).toEqual({
    ...{ kind: 'solana', transaction, fromAmount: 1_000n, toAmount: 2_000n },
  })
})

test.each([
  ['a minimum of the client', { minToAmount: 1_990n }, {}, '50'],
  ['the amount that is bought', { mode: 'exactOut', amount: 2_000n }, { swapMode: 'ExactOut' }, '100'],
  [
    'a maximum of the client',
    { mode: 'exactOut', amount: 2_000n, maxFromAmount: 1_020n },
    { swapMode: 'ExactOut' },
    '200',
  ],
] as const)('param: the transaction has the slippage of %s', async (_, limits, answer, slippageBps) => {
  const { source, calls } = await startJupiter({ quote: { ...quote, ...answer } })
  await source.build({ ...build, ...limits }, signal)
  expect(calls.filter(({ path }) => path === '/quote').at(-1)?.query.slippageBps).toBe(slippageBps)
})

test('error: a price that is worse than the minimum of the client', async () => {
  const { source, calls } = await startJupiter({})
  const rejected = source.build({ ...build, minToAmount: 2_001n }, signal)
  await expect(rejected).rejects.toThrow('The price has changed: "minToAmount" is 2001')
  expect(calls.map(({ path }) => path)).not.toContain('/swap')
})

test.each(['COULD_NOT_FIND_ANY_ROUTE', 'TOKEN_NOT_TRADABLE'])(
  'error: the error code %s is no failure of the service',
  async (errorCode) => {
    const { source } = await startJupiter({ quote: { error: 'no', errorCode } }, 400)
    await expect(source.quote(build, signal)).rejects.toBeInstanceOf(HttpError)
  },
)

test.each([
  ['another token', { outputMint: usdc }],
  ['another amount', { inAmount: '999' }],
  ['another mode', { swapMode: 'ExactOut' }],
  ['more slippage than asked for', { slippageBps: 101 }],
])('error: a quote of %s', async (_, answer) => {
  const { source } = await startJupiter({ quote: { ...quote, ...answer } })
  await expect(source.build(build, signal)).rejects.toThrow('the service quotes another swap')
})

test('error: a request that the service does not know', async () => {
  const { source } = await startJupiter({ quote: { error: 'no', errorCode: 'INVALID_REQUEST' } }, 400)
  await expect(source.quote(build, signal)).rejects.toThrow('the service answers with HTTP 400')
})

test('error: another recipient, which Jupiter would not pay', async () => {
  const { source, calls } = await startJupiter({})
  await expect(source.build({ ...build, recipient: usdc }, signal)).rejects.toThrow('Jupiter pays no other')
  expect(calls).toEqual([])
})

test('behavior: swaps on the main cluster only', async () => {
  const { source } = await startJupiter({})
  const canSwap = (asked: Partial<Parameters<SwapSource['canSwap']>[0]>) =>
    source.canSwap({ ...build, ...asked })
  const other = { chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', address: usdc }
  expect([canSwap({}), canSwap({ from: other }), canSwap({ to: other })]).toEqual([true, false, false])
})

test('error: neither a key nor the URL of a server', () => {
  expect(() => readSwapSources([{ kind: 'jupiter' }])).toThrow('must have an apiKey, or the url')
})
