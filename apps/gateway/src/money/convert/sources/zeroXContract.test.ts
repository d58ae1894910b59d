import { expect, test } from 'vitest'
import { createSource } from './createSource.js'
import {
  account,
  build,
  recipient,
  request,
  router,
  startService,
  tokenIn,
  tokenOut,
} from './sources.fixtures.js'
import type { ZeroXInput, ZeroXPrice, ZeroXQuote, ZeroXRefusal } from './zeroXTypes.fixtures.js'

// Requests and answers as the types of 0x's own client have them.
const signal = AbortSignal.timeout(60_000)
const chainIds = ['eip155:1']
const native = `0x${'e'.repeat(40)}`
/** The allowance holder, which transactions call and which takes the token. */
const holder = router
const taxes = { buyTaxBps: '0', sellTaxBps: null }

const shared = {
  fees: {
    integratorFee: null,
    zeroExFee: { amount: '3', type: 'volume', token: tokenOut },
    gasFee: null,
  },
  ...{ zid: '0x1', sellToken: tokenIn, buyToken: tokenOut, blockNumber: '20114676' },
  ...{ sellAmount: '1000', buyAmount: '2000', minBuyAmount: '1980', liquidityAvailable: true },
  route: {
    tokens: [{ symbol: 'T', address: tokenIn }],
    fills: [{ from: tokenIn, to: tokenOut, source: 'Uniswap_V3', proportionBps: '10000' }],
  },
  issues: {
    balance: { expected: '1000', token: tokenIn, actual: '0' },
    allowance: { spender: holder, actual: '0' },
    ...{ simulationIncomplete: true, invalidSourcesPassed: [] },
  },
  ...{ tokenMetadata: { sellToken: taxes, buyToken: taxes }, totalNetworkFee: null },
} satisfies Partial<ZeroXPrice>
const price: ZeroXPrice = { ...shared, gas: null, gasPrice: '4700000000' }
const quote: ZeroXQuote = {
  ...shared,
  transaction: {
    ...{ to: holder, data: `0x1234${recipient.slice(2)}`, value: '0', gas: null, gasPrice: '1' },
  },
}
const pricePath = '/swap/allowance-holder/price'
const quotePath = '/swap/allowance-holder/quote'

async function startZeroX(answers: Readonly<Record<string, ZeroXPrice | ZeroXQuote | ZeroXRefusal>> = {}) {
  const { url, calls } = await startService({ [pricePath]: price, [quotePath]: quote, ...answers })
  return { source: createSource({ kind: 'zeroX', apiKey: 'key', chainIds, url }), calls }
}

test('behavior: requests have parameters that the types of @0x/swap-ts-sdk 2.1.1 know', async () => {
  const { source, calls } = await startZeroX()
  await source.build({ ...build, recipient: account }, signal).catch(() => {})
  const known: Required<{ [name in keyof ZeroXInput]: true }> = {
    ...{ chainId: true, sellToken: true, buyToken: true, sellAmount: true, taker: true, txOrigin: true },
    ...{ swapFeeRecipient: true, swapFeeBps: true, swapFeeToken: true, tradeSurplusRecipient: true },
    ...{ gasPrice: true, slippageBps: true, excludedSources: true },
  }
  const names = calls.flatMap(({ query }) => Object.keys(query))
  // Of the documentation only: a swap to another account is refused unless the call data contains it.
  expect([...new Set(names)].filter((name) => !(name in known))).toEqual(['recipient'])
  expect(calls.map(({ path }) => path)).toEqual([pricePath, quotePath])
})

test('behavior: reads answers with only what the types require, which name the spender of a missing allowance', async () => {
  const { source } = await startZeroX()
  expect(await source.quote(request, signal)).toEqual({
    ...{ fromAmount: 1_000n, toAmount: 2_000n, spender: holder, router: holder },
    steps: [{ kind: 'swap', name: 'Uniswap_V3', chainId: 'eip155:1' }],
  })
  expect(await source.build(build, signal)).toMatchObject({
    ...{ transaction: { to: holder, value: 0n }, spender: holder, minToAmount: 1_980n, defaultGas: 600_000n },
  })
})

test('behavior: the price names the spender of an account that has allowed enough', async () => {
  const { source } = await startZeroX({
    [quotePath]: { ...quote, issues: { ...quote.issues, allowance: null } },
  })
  expect(await source.build(build, signal)).toMatchObject({ spender: holder })
})

test('behavior: the native token has no spender', async () => {
  const issues = { ...quote.issues, allowance: null }
  const { source, calls } = await startZeroX({ [quotePath]: { ...quote, issues } })
  const from = { ...request.from, address: native }
  expect(await source.quote({ ...request, from }, signal)).toMatchObject({ router: holder })
  expect(calls.at(-1)?.path).toBe(quotePath)
})

test('error: no source has the pair', async () => {
  const { source } = await startZeroX({ [pricePath]: { zid: '0x1', liquidityAvailable: false } })
  await expect(source.quote(request, signal)).rejects.toThrow()
})
