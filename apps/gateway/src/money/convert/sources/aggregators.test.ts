import { expect, test } from 'vitest'
import { SourceError } from '../../../data/sources/BalanceSource.js'
import { createSource } from './createSource.js'
import {
  account,
  build,
  recipient,
  request,
  router,
  spender,
  startService,
  tokenIn,
  tokenOut,
} from './sources.fixtures.js'

// The answers have the shapes of the documentation; the services were never called:
// 0x: https://docs.0x.org/docs/0x-swap-api/guides/swap-tokens-with-0x-swap-api, and the description of its fields in
// https://github.com/api-evangelist/0x/blob/main/json-structure/0x-swap-quote-structure.json
// 1inch: https://business.1inch.com/portal/documentation/apis/swap/classic-swap
// LI.FI: https://docs.li.fi/agents/reference/schemas, https://docs.li.fi/agents/workflows/execution and https://docs.li.fi/transaction-explorer
const signal = AbortSignal.timeout(60_000)
const chainIds = ['eip155:1', 'eip155:10']
const native = `0x${'e'.repeat(40)}`

/** Call data that pays the recipient. */
const data = `0x1234${recipient.slice(2).padStart(64, '0')}`

const zeroXPrice = {
  liquidityAvailable: true,
  ...{ buyAmount: '2000', sellAmount: '1000', allowanceTarget: spender },
  route: { fills: [{ source: 'Uniswap_V3', proportionBps: '10000' }] },
}
const zeroXQuote = {
  ...zeroXPrice,
  minBuyAmount: '1980',
  transaction: { to: router, data, value: '0', gas: '250000', gasPrice: '1' },
}
const zeroXAnswers = {
  '/swap/allowance-holder/price': zeroXPrice,
  '/swap/allowance-holder/quote': zeroXQuote,
}

test('default: 0x', async () => {
  const { url, calls } = await startService(zeroXAnswers)
  const source = createSource({ kind: 'zeroX', apiKey: 'key', chainIds, url })
  expect(await source.quote(request, signal)).toEqual({
    ...{ fromAmount: 1_000n, toAmount: 2_000n, spender, router: spender },
    steps: [{ kind: 'swap', name: 'Uniswap_V3', chainId: 'eip155:1' }],
  })
  expect(await source.build(build, signal)).toEqual({
    kind: 'evm',
    transaction: { to: router, data, value: 0n, gas: 250_000n },
    ...{ fromAmount: 1_000n, toAmount: 2_000n, spender, maxFromAmount: 1_000n, minToAmount: 1_980n },
    defaultGas: 250_000n,
  })
  expect(calls.at(-1)).toMatchObject({
    headers: { '0x-api-key': 'key', '0x-version': 'v2' },
    query: {
      ...{ chainId: '1', sellToken: tokenIn, buyToken: tokenOut, sellAmount: '1000' },
      ...{ taker: account, recipient, slippageBps: '100' },
    },
  })
})

test('behavior: 0x needs no allowance of the native token, and swaps neither exact out nor to another chain', async () => {
  const ofNative = { ...zeroXQuote, allowanceTarget: null }
  const { url, calls } = await startService({ '/swap/allowance-holder/quote': ofNative })
  const source = createSource({ kind: 'zeroX', apiKey: 'key', chainIds, url })
  const from = { ...request.from, address: native }
  const quote = await source.quote({ ...request, from }, signal)
  expect([quote.spender, quote.router]).toEqual([undefined, router])
  expect(calls.at(-1)?.query).toMatchObject({ sellToken: native, taker: expect.any(String) })
  const built = await source.build({ ...build, from }, signal)
  expect(built).toMatchObject({ transaction: { to: router }, minToAmount: 1_980n })
  expect(source.canSwap(request)).toBe(true)
  expect(source.canSwap({ ...request, mode: 'exactOut' })).toBe(false)
  expect(source.canSwap({ ...request, to: { chainId: 'eip155:10', address: tokenOut } })).toBe(false)
})

test.each([
  ['a lower minimum', { ...zeroXQuote, minBuyAmount: '1979' }],
  ['another amount', { ...zeroXQuote, sellAmount: '1001' }],
  ['an invalid address', { ...zeroXQuote, transaction: { ...zeroXQuote.transaction, to: '0x1' } }],
  ['another recipient', { ...zeroXQuote, transaction: { ...zeroXQuote.transaction, data: '0x1234' } }],
  ['too large an amount', { ...zeroXQuote, buyAmount: '9'.repeat(78) }],
])('error: 0x with %s', async (_name, answer) => {
  const { url } = await startService({ ...zeroXAnswers, '/swap/allowance-holder/quote': answer })
  const source = createSource({ kind: 'zeroX', apiKey: 'key', chainIds, url })
  await expect(source.build(build, signal)).rejects.toThrow('the service')
})

test('error: 0x that names no spender', async () => {
  const { url } = await startService({
    ...{ '/swap/allowance-holder/price': { ...zeroXPrice, allowanceTarget: null } },
    '/swap/allowance-holder/quote': { ...zeroXQuote, allowanceTarget: null },
  })
  const source = createSource({ kind: 'zeroX', apiKey: 'key', chainIds, url })
  await expect(source.build(build, signal)).rejects.toThrow('the service names no spender')
})

const oneInchRouter = '0x111111125421ca6dc452d289314280a0f8842a65'
const oneInchSwap = {
  dstAmount: '2000',
  tx: { from: account, to: oneInchRouter, data, value: '0', gas: 0, gasPrice: '1' },
}
const oneInchAnswers = { '/swap/v6.1/1/quote': { dstAmount: '2000' }, '/swap/v6.1/1/swap': oneInchSwap }

test('default: 1inch', async () => {
  const { url, calls } = await startService(oneInchAnswers)
  const source = createSource({ kind: 'oneInch', apiKey: 'key', chainIds, url })
  expect(await source.quote(request, signal)).toMatchObject({ toAmount: 2_000n, spender: oneInchRouter })
  const permit = '0x01'
  expect(await source.build({ ...build, permit, minToAmount: 1_990n }, signal)).toMatchObject({
    ...{ toAmount: 2_000n, minToAmount: 1_990n, defaultGas: 600_000n },
  })
  expect(calls.at(-1)).toMatchObject({
    headers: { authorization: 'Bearer key' },
    query: { src: tokenIn, dst: tokenOut, from: account, receiver: recipient, slippage: '0.5', permit },
  })
})

test.each([
  ['another contract', { ...oneInchSwap, tx: { ...oneInchSwap.tx, to: router } }],
  ['less than the minimum', { ...oneInchSwap, dstAmount: '1998' }],
  ['another recipient', { ...oneInchSwap, tx: { ...oneInchSwap.tx, data: '0x07ed2379' } }],
])('error: 1inch with %s', async (_name, answer) => {
  const { url } = await startService({ ...oneInchAnswers, '/swap/v6.1/1/swap': answer })
  const source = createSource({ kind: 'oneInch', apiKey: 'key', chainIds, url })
  await expect(source.build(build, signal)).rejects.toThrow(
    /^the service builds (another swap|a swap for another recipient)$/,
  )
})

const lifiQuote = {
  id: '1',
  type: 'lifi',
  action: { fromChainId: 1, toChainId: 10 },
  estimate: {
    ...{ fromAmount: '1000', toAmount: '990', toAmountMin: '981', approvalAddress: spender },
    executionDuration: 61.5,
  },
  transactionRequest: { to: router, data, value: '0x0', gasLimit: '0x493e0', chainId: 1 },
  includedSteps: [
    { type: 'protocol', toolDetails: { name: 'Fee' }, action: { fromChainId: 1 } },
    { type: 'swap', toolDetails: { name: 'Pools' }, action: { fromChainId: 1 } },
    { type: 'cross', toolDetails: { name: 'Bri\u202edge' }, action: { fromChainId: 1 } },
  ],
}
const toOther = { chainId: 'eip155:10', address: native }

test('default: LI.FI swaps to another chain', async () => {
  const status = { status: 'DONE', receiving: { chainId: 10, txHash: '0x12' } }
  const { url, calls } = await startService({ '/v1/quote': lifiQuote, '/v1/status': status })
  const source = createSource({ kind: 'lifi', chainIds, url })
  expect(await source.quote({ ...request, to: toOther }, signal)).toEqual({
    ...{ fromAmount: 1_000n, toAmount: 990n, spender, router, estimatedSeconds: 62 },
    steps: [
      { kind: 'swap', name: 'Pools', chainId: 'eip155:1' },
      { kind: 'bridge', name: 'Bridge', chainId: 'eip155:1' },
    ],
  })
  expect(await source.build({ ...build, to: toOther }, signal)).toMatchObject({
    transaction: { to: router, value: 0n },
    ...{ minToAmount: 981n, defaultGas: 300_000n },
  })
  expect(calls.at(-1)?.query).toMatchObject({
    ...{ fromChain: '1', toChain: '10', toToken: `0x${'0'.repeat(40)}` },
    ...{ fromAddress: account, toAddress: recipient, slippage: '0.009' },
  })
  const sent = { fromChainId: 'eip155:1', hash: `0x${'1'.repeat(64)}` }
  expect(await source.getStatus?.(sent, signal)).toEqual({
    status: 'done',
    toChainId: 'eip155:10',
    toHash: '0x12',
  })
})

test('behavior: LI.FI has delivered the token of the bridge', async () => {
  const receiving = { chainId: 10, txHash: '0x12' }
  const answers = { '/v1/status': { status: 'DONE', substatus: 'PARTIAL', receiving } }
  const { url } = await startService(answers)
  const source = createSource({ kind: 'lifi', chainIds, url })
  const sent = { fromChainId: 'eip155:1', hash: `0x${'1'.repeat(64)}` }
  const partial = { status: 'partial', toChainId: 'eip155:10', toHash: '0x12' }
  expect(await source.getStatus?.(sent, signal)).toEqual(partial)
})

test('behavior: LI.FI has returned what was sold', async () => {
  const status = {
    ...{ status: 'DONE', substatus: 'REFUNDED' },
    receiving: { chainId: 1, txHash: '0x12' },
  }
  const { url } = await startService({ '/v1/status': status })
  const source = createSource({ kind: 'lifi', chainIds, url })
  const sent = { fromChainId: 'eip155:1', hash: `0x${'1'.repeat(64)}` }
  expect(await source.getStatus?.(sent, signal)).toEqual({ status: 'refunded' })
})

test('error: LI.FI quotes other chains', async () => {
  const { url } = await startService({
    '/v1/quote': { ...lifiQuote, action: { fromChainId: 1, toChainId: 56 } },
  })
  const source = createSource({ kind: 'lifi', chainIds, url })
  await expect(source.quote({ ...request, to: toOther }, signal)).rejects.toThrow('other chains')
})

const maker = { id: 'maker', name: 'Maker', routes: 'any' } as const
const oneInchRefusal = { error: 'Bad Request', description: 'Insufficient liquidity', statusCode: 400 }

test.each([
  ['zeroX', '/swap/allowance-holder/price', 200, { liquidityAvailable: false }],
  ['oneInch', '/swap/v6.1/1/quote', 400, oneInchRefusal],
  ['oneInch', '/swap/v6.1/1/quote', 400, { ...oneInchRefusal, description: 'cannot sync token 0x01' }],
  ['lifi', '/v1/quote', 404, { message: 'No available quotes for the requested transfer', code: 1002 }],
  ['server', '/quote', 404, {}],
] as const)('error: %s cannot swap the amount', async (kind, path, status, answer) => {
  const { url } = await startService({ [path]: answer }, { [path]: status })
  const source = createSource({ ...maker, kind, apiKey: 'key', chainIds, url })
  const refusal = { status: 400, message: expect.stringMatching(/^insufficient liquidity: /) }
  await expect(source.quote(request, signal)).rejects.toMatchObject(refusal)
  // Its quote is read first.
  await expect(source.build(build, signal)).rejects.toMatchObject(refusal)
})

test.each([
  ['zeroX', zeroXAnswers, '/swap/allowance-holder/quote', 200, { liquidityAvailable: false }],
  ['oneInch', oneInchAnswers, '/swap/v6.1/1/swap', 400, oneInchRefusal],
  [
    'server',
    { '/quote': { fromAmount: '1000', toAmount: '2000', steps: [] } },
    '/build',
    404,
    { message: 'No route' },
  ],
] as const)(
  'error: %s cannot swap the amount when it is built',
  async (kind, answers, path, status, answer) => {
    const { url } = await startService({ ...answers, [path]: answer }, { [path]: status })
    const source = createSource({ ...maker, kind, apiKey: 'key', chainIds, url })
    await expect(source.build(build, signal)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^insufficient liquidity: /),
    })
  },
)

test.each([
  ['zeroX', '/swap/allowance-holder/price', 500, { liquidityAvailable: false }],
  ['oneInch', '/swap/v6.1/1/quote', 400, { ...oneInchRefusal, description: 'Amount is not set' }],
  ['oneInch', '/swap/v6.1/1/quote', 404, oneInchRefusal],
  ['lifi', '/v1/quote', 429, { message: 'Rate limit', code: 1005 }],
  ['server', '/quote', 400, {}],
] as const)('error: %s fails', async (kind, path, status, answer) => {
  const { url } = await startService({ [path]: answer }, { [path]: status })
  const source = createSource({ ...maker, kind, apiKey: 'key', chainIds, url })
  await expect(source.quote(request, signal)).rejects.toThrow(SourceError)
})

test('error: a service that refuses the request, or redirects it', async () => {
  const { url } = await startService({})
  for (const kind of ['zeroX', 'oneInch'] as const) {
    const source = createSource({ kind, apiKey: 'key', chainIds, url })
    await expect(source.quote(request, signal)).rejects.toThrow('the service answers with HTTP 400')
  }
})
