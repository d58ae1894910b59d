import type { SwapRequest, SwapSource } from '@latchkit/core/ports'
import { createBackend, respond, serve } from '../server.fixtures.js'
import { createSwaps } from './createSwaps.js'
import type { SwapApprovalResponse } from './swapApprovalSchema.js'
import type { SwapQuote } from './swapQuotesSchema.js'
import type { SwapTokensResponse } from './swapTokensSchema.js'
import type { EvmSwapTransactionResponse } from './swapTransactionSchema.js'

export const chainId: 'eip155:1' = 'eip155:1'
export const native: string = `${chainId}:0x${'e'.repeat(40)}`
export const usdc: `0x${string}` = `0x${'1'.repeat(40)}`
export const router: `0x${string}` = `0x${'c'.repeat(40)}`
export const account: `0x${string}` = '0x00000000000000000000000000000000000A11ce'
export const signal: AbortSignal = new AbortController().signal

export const tokens: SwapTokensResponse['tokens'] = [
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
export const quote: SwapQuote = {
  id: null,
  fromAmount: '100',
  fromAccount: `${chainId}:${usdc}`,
  toAmount: '7',
  toAccount: native,
}
export const approval: SwapApprovalResponse = {
  tx: {
    from: quote.fromAccount,
    to: native,
    data: `0x095ea7b3${router.slice(2).padStart(64, '0')}${'0'.repeat(64)}`,
    value: '0',
    eip155: null,
  },
}
export const transaction: EvmSwapTransactionResponse = {
  tx: {
    from: `${chainId}:${account}`,
    to: `${chainId}:${router}`,
    data: '0x38ed1739',
    amount: '7',
    eip155: { gas: '9', gasPrice: '7' },
  },
}
export const wanted: SwapRequest = { chainId, from: usdc, mode: 'exactIn', amount: 100n }

type Bodies = Partial<
  Record<
    'supported-chains' | 'tokens' | 'quotes' | 'build-approve' | 'build-transaction' | 'price' | 'status',
    unknown
  >
> & {
  readonly httpStatus?: number
}

/** Serves the same responses to every request, and records the requests. */
export async function setUp(bodies: Bodies = {}): Promise<{
  readonly swaps: SwapSource
  readonly requests: readonly { readonly url: URL; readonly body: string }[]
}> {
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
