import { LatchkitError } from '@latchkit/core'
import type { SwapRequest } from '@latchkit/core/ports'
import { isEvmAddress, isWebUrl } from '@latchkit/core/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBackend, respond, serve } from '../server.fixtures.js'
import { createSwaps } from './createSwaps.js'

const chainId = 'eip155:1'
const native = `${chainId}:0x${'e'.repeat(40)}`
const usdc = `0x${'1'.repeat(40)}` as const
const router = `0x${'c'.repeat(40)}` as const
const account = '0x00000000000000000000000000000000000A11ce'
const { signal } = new AbortController()

const tokens = [
  { name: 'Ether', symbol: 'ETH', address: native, decimals: 18, logoUri: null, eip2612: false },
  {
    name: 'USD Coin',
    symbol: 'USDC',
    address: `${chainId}:${usdc}`,
    decimals: 6,
    logoUri: 'https://icons.example/usdc.png',
    eip2612: true,
  },
]
const quote = {
  id: null,
  fromAmount: '100',
  fromAccount: `${chainId}:${usdc}`,
  toAmount: '7',
  toAccount: native,
}
const approval = {
  tx: {
    from: quote.fromAccount,
    to: native,
    data: `0x095ea7b3${router.slice(2).padStart(64, '0')}${'0'.repeat(64)}`,
    value: '0',
    eip155: null,
  },
}
const transaction = {
  tx: {
    from: `${chainId}:${account}`,
    to: `${chainId}:${router}`,
    data: '0x38ed1739',
    amount: '7',
    eip155: { gas: '9', gasPrice: '7' },
  },
}
const wanted: SwapRequest = { chainId, from: usdc, mode: 'exactIn', amount: 100n }

type Bodies = Partial<
  Record<
    'supported-chains' | 'tokens' | 'quotes' | 'build-approve' | 'build-transaction' | 'price' | 'status',
    unknown
  >
> & {
  readonly httpStatus?: number
}

/** Serves the same responses to every request, and records the requests. */
async function setUp(bodies: Bodies = {}) {
  const requests: { readonly url: URL; readonly body: string }[] = []
  const { url } = await serve(async (request, response) => {
    const requested = new URL(request.url ?? '', 'http://localhost')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    requests.push({ url: requested, body: Buffer.concat(parts).toString() })
    if (requested.pathname === '/v1/supported-chains')
      return respond(response, bodies['supported-chains'] ?? { http: [chainId], ws: [] })
    const name = requested.pathname.split('/').at(-1)
    const all = { tokens: { tokens }, quotes: { quotes: [quote] }, 'build-approve': approval, ...bodies }
    const body = Object.entries({ 'build-transaction': transaction, ...all }).find(([key]) => key === name)
    if (bodies.httpStatus !== undefined && name !== 'build-approve') response.statusCode = bodies.httpStatus
    response.end(typeof body?.[1] === 'string' ? body[1] : JSON.stringify(body?.[1]))
  })
  return { swaps: createSwaps(createBackend(url, { retries: 0 })), requests }
}

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

const toChainId = 'eip155:10'
const crossing = {
  ...quote,
  toAccount: `${toChainId}:${usdc}`,
  router: `${chainId}:${router}`,
  spender: `${chainId}:${router}`,
  estimatedSeconds: 90,
  steps: [
    { kind: 'swap', name: 'Pools', chainId },
    { kind: 'bridge', name: ' Bri\u202Edge ', chainId },
    { kind: 'bridge', name: '\u202E', chainId },
    { kind: 'bridge', name: 'Nowhere', chainId: 'x' },
  ],
}

test('param: toChainId', async () => {
  const { swaps, requests } = await setUp({ quotes: { quotes: [crossing] } })
  const parameters = { ...wanted, toChainId, to: usdc, account, signal } as const
  expect(await swaps.getQuotes(parameters)).toEqual([
    {
      ...{ fromAmount: 100n, toAmount: 7n, router, spender: router, estimatedSeconds: 90 },
      steps: [
        { kind: 'swap', name: 'Pools', chainId },
        { kind: 'bridge', name: 'Bridge', chainId },
      ],
    },
  ])
  expect(requests[1]?.url.searchParams.get('to')).toBe(`${toChainId}:${usdc}`)
  await swaps.buildTransaction({ ...parameters, recipient: account, slippageBps: 100 })
  expect(JSON.parse(requests[2]?.body ?? '')).toMatchObject({
    from: quote.fromAccount,
    to: `${toChainId}:${usdc}`,
    userAddress: `${chainId}:${account}`,
    recipient: `${toChainId}:${account}`,
  })
})

test.each([{ toAccount: quote.toAccount }, { toAccount: `${chainId}:${usdc}` }, { router: undefined }])(
  'error: a quote to another chain with %j is left out',
  async (change) => {
    const { swaps, requests } = await setUp({ quotes: { quotes: [{ ...crossing, ...change }] } })
    expect(await swaps.getQuotes({ ...wanted, toChainId, to: usdc, account, signal })).toEqual([])
    // The router of the server swaps on one chain.
    expect(requests.map(({ url }) => url.pathname)).not.toContain('/v1/convert/build-approve')
  },
)

test('behavior: two chains between which no source swaps have no quote', async () => {
  const reasons = { status: 'FAILED', reasons: [{ description: 'no source swaps between them' }] }
  const { swaps } = await setUp({ httpStatus: 400, quotes: reasons })
  expect(await swaps.getQuotes({ ...wanted, toChainId, to: usdc, account, signal })).toEqual([])
})

const toHash = `0x${'ab'.repeat(32)}`
const asked = { source: 'bridge', fromChainId: chainId, hash: `0x${'1'.repeat(64)}`, signal } as const

test('default: returns the status of a swap to another chain', async () => {
  const { swaps, requests } = await setUp({ status: { status: 'done', toChainId, toHash } })
  expect(await swaps.getStatus(asked)).toEqual({ status: 'done', toChainId, toHash })
  expect(requests[0]?.url.pathname).toBe('/v1/convert/status')
  const { signal: _, ...query } = asked
  expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toMatchObject(query)
})

test.each([
  [{ status: 'pending', toHash: '0x12' }, { status: 'pending' }],
  [{ status: 'refunded', toHash: 'javascript:0', toChainId: 'x' }, { status: 'refunded' }],
])('behavior: of the status %j, only valid fields are kept', async (body, expected) => {
  const { swaps } = await setUp({ status: body })
  expect(await swaps.getStatus(asked)).toEqual(expected)
})

test.each([{}, { status: 'arrived' }, { status: 1 }, null])('error: the status %j', async (body) => {
  const { swaps } = await setUp({ status: body })
  await expect(swaps.getStatus(asked)).rejects.toMatchObject({ code: 'service-response' })
})

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
