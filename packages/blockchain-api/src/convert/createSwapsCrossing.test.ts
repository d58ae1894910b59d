import { expect, test } from 'vitest'
import { account, chainId, quote, router, setUp, signal, usdc, wanted } from './createSwaps.fixtures.js'

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
