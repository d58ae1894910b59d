import { LatchkitError } from '@latchkit/core'
import type { SwapRequest } from '@latchkit/core/ports'
import { isEvmAddress, isWebUrl } from '@latchkit/core/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  account,
  approval,
  chainId,
  native,
  quote,
  router,
  setUp,
  signal,
  tokens,
  transaction,
  usdc,
  wanted,
} from './createSwaps.fixtures.js'

test('default: returns the tokens, the native one without an address', async () => {
  const { swaps } = await setUp()
  expect(await swaps.getTokens({ chainId, signal })).toEqual([
    { chainId, name: 'Ether', symbol: 'ETH', decimals: 18, canPermit: false },
    {
      chainId,
      address: usdc,
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      icon: 'https://icons.example/usdc.png',
      canPermit: true,
    },
  ])
})

test('behavior: a chain without swaps has no tokens', async () => {
  const { swaps, requests } = await setUp({ httpStatus: 400, tokens: { status: 'FAILED' } })
  expect(await swaps.getTokens({ chainId, signal })).toEqual([])
  expect(await swaps.getTokens({ chainId: 'eip155:5', signal })).toEqual([])
  expect(requests.map(({ url }) => url.pathname)).toEqual(['/v1/supported-chains', '/v1/convert/tokens'])
})

test('behavior: the router of a quote is that of the approval', async () => {
  const { swaps, requests } = await setUp()
  expect(await swaps.getQuotes({ ...wanted, account, signal })).toEqual([
    { fromAmount: 100n, toAmount: 7n, router, spender: router },
  ])
  expect(Object.fromEntries(requests[1]?.url.searchParams ?? [])).toMatchObject({
    from: quote.fromAccount,
    to: native,
    amount: '100',
    userAddress: `${chainId}:${account}`,
  })
})

test('behavior: a quote of a source has its contracts', async () => {
  const full = {
    ...quote,
    source: { id: 'pools', name: ' Pools\u202E ' },
    router: `${chainId}:${router}`,
    spender: `${chainId}:${usdc}`,
    expiresAt: 1_700_000_000,
  }
  const { swaps, requests } = await setUp({ quotes: { quotes: [full] } })
  expect(await swaps.getQuotes({ ...wanted, account, signal })).toEqual([
    {
      fromAmount: 100n,
      toAmount: 7n,
      router,
      spender: usdc,
      source: { id: 'pools', name: 'Pools' },
      expiresAt: 1_700_000_000_000,
    },
  ])
  expect(requests).toHaveLength(2)
})

test.each([
  { router: `eip155:10:${router}` },
  { spender: `eip155:10:${router}` },
  { fromAmount: '99' },
  { toAmount: '0' },
  { fromAccount: native },
  { toAccount: `eip155:10:0x${'e'.repeat(40)}` },
  { toAmount: '-1' },
])('error: a quote with %j is left out', async (change) => {
  const { swaps } = await setUp({ quotes: { quotes: [{ ...quote, ...change }] } })
  expect(await swaps.getQuotes({ ...wanted, account, signal })).toEqual([])
})

test('param: canPermit2', async () => {
  const permit2 = { spender: `${chainId}:${router}` }
  const full = { ...quote, router: `${chainId}:${router}`, spender: `${chainId}:${usdc}`, permit2 }
  const { swaps, requests } = await setUp({ quotes: { quotes: [full] } })
  expect(await swaps.getQuotes({ ...wanted, account, canPermit2: true, signal })).toMatchObject([
    { router, spender: usdc, permit2: { spender: router } },
  ])
  expect(requests[1]?.url.searchParams.get('permit2')).toBe('true')
  expect(await swaps.getQuotes({ ...wanted, account, signal })).toEqual([])
  expect(requests.at(-1)?.url.searchParams.has('permit2')).toBe(false)
  const parameters = { ...wanted, account, slippageBps: 50, permit2: '0x12', signal } as const
  await swaps.buildTransaction(parameters)
  expect(JSON.parse(requests.at(-1)?.body ?? '').eip155).toEqual({ slippage: 0, permit2: '0x12' })
})

test.each([{ permit2: { spender: `eip155:10:${router}` } }, { spender: undefined }])(
  'error: a quote with Permit2 and %j is left out',
  async (change) => {
    const contracts = { router: `${chainId}:${router}`, spender: `${chainId}:${usdc}` }
    const full = { ...quote, ...contracts, permit2: { spender: `${chainId}:${router}` }, ...change }
    const { swaps } = await setUp({ quotes: { quotes: [full] } })
    expect(await swaps.getQuotes({ ...wanted, account, canPermit2: true, signal })).toEqual([])
  },
)

test('param: mode', async () => {
  const { swaps, requests } = await setUp({ quotes: { quotes: [{ ...quote, toAmount: '100' }] } })
  const quotes = await swaps.getQuotes({ ...wanted, mode: 'exactOut', account, signal })
  expect(quotes).toMatchObject([{ fromAmount: 100n, toAmount: 100n }])
  expect(requests[1]?.url.searchParams.get('swapMode')).toBe('exactOut')
})

test('behavior: too little liquidity is no quote', async () => {
  const reasons = { status: 'FAILED', reasons: [{ description: 'insufficient liquidity' }] }
  const { swaps } = await setUp({ httpStatus: 400, quotes: reasons })
  expect(await swaps.getQuotes({ ...wanted, account, signal })).toEqual([])
})

test('error: sources that fail', async () => {
  const { swaps } = await setUp({ httpStatus: 503, quotes: { reasons: [{ description: 'try again' }] } })
  for (const toChainId of [chainId, 'eip155:10'] as const)
    await expect(swaps.getQuotes({ ...wanted, toChainId, account, signal })).rejects.toMatchObject({
      code: 'service-unreachable',
    })
  expect.assertions(2)
})

test('error: any other refusal', async () => {
  const { swaps } = await setUp({ httpStatus: 400, quotes: { reasons: [{ description: 'no' }] } })
  await expect(swaps.getQuotes({ ...wanted, account, signal })).rejects.toMatchObject({
    code: 'service-response',
    status: 400,
    details: 'HTTP 400: no',
  })
})

test('default: returns the transaction', async () => {
  const { swaps, requests } = await setUp()
  const limits = { source: 'pools', minToAmount: 6n, deadline: 9 }
  const parameters = { ...wanted, ...limits, account, slippageBps: 150, signal } as const
  expect(await swaps.buildTransaction(parameters)).toEqual({ to: router, data: '0x38ed1739' })
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
    projectId: 'demo',
    amount: '100',
    from: quote.fromAccount,
    to: native,
    userAddress: `${chainId}:${account}`,
    swapMode: 'exactIn',
    source: 'pools',
    slippageBps: 150,
    minToAmount: '6',
    deadline: 9,
    eip155: { slippage: 1 },
  })
})

test.each([{ from: native }, { to: `eip155:10:${router}` }, { to: router }, { data: '0x1' }])(
  'error: a transaction with %j',
  async (change) => {
    const { swaps } = await setUp({ 'build-transaction': { tx: { ...transaction.tx, ...change } } })
    const built = swaps.buildTransaction({ ...wanted, account, slippageBps: 100, signal })
    await expect(built).rejects.toMatchObject({ code: 'service-response' })
  },
)

test('default: returns prices', async () => {
  const item = { name: 'USD Coin', symbol: 'USDC', iconUrl: '', decimals: 6 }
  const fungibles = [
    { ...item, address: `${chainId}:${usdc}`, price: 1e-7 },
    { ...item, address: native, price: 0 },
  ]
  const { swaps } = await setUp({ price: { fungibles } })
  const prices = await swaps.getPrices({ chainId, tokens: [usdc, undefined], signal })
  expect([...prices]).toEqual([[usdc, '0.0000001']])
})

const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solMint = 'So11111111111111111111111111111111111111112'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const owner = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const toSolanaId = (address: string) => `${cluster}:${address}`
const solanaRequest: SwapRequest = { chainId: cluster, to: mint, mode: 'exactIn', amount: 100n }
const solanaChains = { 'supported-chains': { http: [cluster], ws: [] } }

test('default: Solana: tokens, quotes and prices with the addresses as they are', async () => {
  const token = { name: 'USD Coin', symbol: 'USDC', decimals: 6, logoUri: null, eip2612: false }
  const item = { name: 'x', symbol: 'x', iconUrl: '', decimals: 6, price: 2 }
  const { swaps, requests } = await setUp({
    ...solanaChains,
    tokens: {
      tokens: [
        { ...token, symbol: 'SOL', decimals: 9, address: toSolanaId(solMint) },
        { ...token, address: toSolanaId(mint) },
        { ...token, address: `${chainId}:${usdc}` },
      ],
    },
    quotes: {
      quotes: [
        { ...quote, fromAccount: toSolanaId(solMint), toAccount: toSolanaId(mint) },
        { ...quote, fromAccount: toSolanaId(solMint), toAccount: toSolanaId(mint.toLowerCase()) },
      ],
    },
    price: {
      fungibles: [
        { ...item, address: toSolanaId(mint) },
        { ...item, address: toSolanaId(solMint), price: 150 },
      ],
    },
  })
  const tokens = await swaps.getTokens({ chainId: cluster, signal })
  expect(tokens.map(({ symbol, address }) => [symbol, address])).toEqual([
    ['SOL', undefined],
    ['USDC', mint],
  ])
  // No router: nothing is asked for the approval of one.
  expect(await swaps.getQuotes({ ...solanaRequest, account: owner, signal })).toEqual([
    { fromAmount: 100n, toAmount: 7n },
  ])
  const prices = await swaps.getPrices({ chainId: cluster, tokens: [undefined, mint], signal })
  expect([...prices]).toEqual([
    ['native', '150'],
    [mint, '2'],
  ])
  expect(requests.some(({ url }) => url.pathname.endsWith('build-approve'))).toBe(false)
  expect(
    Object.fromEntries(requests.find(({ url }) => url.pathname.endsWith('quotes'))?.url.searchParams ?? []),
  ).toMatchObject({ from: toSolanaId(solMint), to: toSolanaId(mint), userAddress: toSolanaId(owner) })
})

const solanaTransaction = { from: toSolanaId(owner), transaction: 'AQID', fromAmount: '100', amount: '7' }

test('default: Solana: returns the bytes of the transaction', async () => {
  const { swaps, requests } = await setUp({ 'build-transaction': { solana: solanaTransaction } })
  const parameters = { ...solanaRequest, account: owner, slippageBps: 50, minToAmount: 6n, signal }
  expect(await swaps.buildTransaction(parameters)).toEqual({ transaction: Uint8Array.of(1, 2, 3) })
  const body = JSON.parse(requests[0]?.body ?? '')
  expect(body).toMatchObject({ from: toSolanaId(solMint), to: toSolanaId(mint), minToAmount: '6' })
  expect(body).not.toHaveProperty('eip155')
})

test.each([
  { solana: { ...solanaTransaction, from: toSolanaId(mint) } },
  { solana: { ...solanaTransaction, transaction: 'A' } },
  { solana: { ...solanaTransaction, transaction: '' } },
  transaction,
])('error: Solana: a transaction %j', async (answer) => {
  const { swaps } = await setUp({ 'build-transaction': answer })
  const built = swaps.buildTransaction({ ...solanaRequest, account: owner, slippageBps: 50, signal })
  await expect(built).rejects.toMatchObject({ code: 'service-response' })
})

const hostileJson = fc.oneof(
  fc.json({ maxDepth: 2 }),
  fc.bigInt({ min: -(10n ** 90n), max: 10n ** 90n }).map((number) => `"${number}"`),
  fc.constantFrom('null', '1e999', '""', '"\\u202Ex"', '{"__proto__":{}}', `"${'9'.repeat(100_000)}"`),
)

/** JSON of which the value of one key is replaced. */
const mutated = (value: object, keys: readonly string[]) =>
  fc.tuple(fc.constantFrom(...keys), hostileJson).map(([key, json]) => {
    const text = JSON.stringify(value)
    return text.replace(new RegExp(`"${key}":(?:"[^"]*"|\\d+|null|true|false)`), () => `"${key}":${json}`)
  })

test('behavior: mutated responses are valid results or a typed error', async () => {
  const bodies: Record<string, unknown> = {}
  const { swaps } = await setUp(bodies)
  const parameters = { ...wanted, account, slippageBps: 100, signal } as const
  const expectTyped = (error: unknown) => {
    expect(error).toBeInstanceOf(LatchkitError)
  }
  await fc.assert(
    fc.asyncProperty(
      mutated({ tokens }, ['name', 'symbol', 'address', 'decimals', 'logoUri', 'eip2612']),
      mutated({ quotes: [quote] }, Object.keys(quote)),
      mutated(approval, ['from', 'to', 'data']),
      mutated(transaction, ['from', 'to', 'data', 'amount', 'gas']),
      async (tokenJson, quoteJson, approvalJson, transactionJson) => {
        Object.assign(bodies, {
          tokens: tokenJson,
          quotes: quoteJson,
          'build-approve': approvalJson,
          'build-transaction': transactionJson,
        })
        for (const { address, name, symbol, decimals, icon } of await swaps.getTokens({ chainId, signal })) {
          if (address !== undefined) expect(isEvmAddress(address)).toBe(true)
          expect(`${name}${symbol}`).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
          expect(Number.isInteger(decimals) && decimals >= 0 && decimals <= 255).toBe(true)
          if (icon !== undefined) expect(isWebUrl(icon)).toBe(true)
        }
        const quotes = await swaps.getQuotes({ ...wanted, account, signal }).catch(expectTyped)
        for (const one of quotes ?? []) {
          expect(one.fromAmount).toBe(100n)
          expect(one.toAmount > 0n && one.toAmount < 2n ** 256n).toBe(true)
          expect(isEvmAddress(one.router)).toBe(true)
        }
        const built = await swaps.buildTransaction(parameters).catch(expectTyped)
        if (built) expect('data' in built && built.data).toMatch(/^0x(?:[\da-f]{2})*$/i)
      },
    ),
    { numRuns: 150 },
  )
})
