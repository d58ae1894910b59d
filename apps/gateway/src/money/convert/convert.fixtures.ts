import {
  evmSwapTransactionResponseSchema,
  swapAllowanceResponseSchema,
  swapApprovalResponseSchema,
  swapQuotesResponseSchema,
  swapTokensResponseSchema,
} from '@latchkit/blockchain-api/contract'
import type * as z from 'zod/mini'
import { projects } from '../../data/accountData/balance.fixtures.js'
import { router, startWithPools } from '../../data/accountData/pools.fixtures.js'

/** Returns the CAIP-10 id of an address on Ethereum. */
export const toId = (address: string) => `eip155:1:${address}`

/** The CAIP-10 id of the native token. */
export const native = toId(`0x${'e'.repeat(40)}`)

/** Sends a request. A successful response must match the contract of the API. */
async function send<Body>(schema: z.ZodMiniType<Body>, url: string, init?: RequestInit) {
  const response = await fetch(url, init)
  const body = await response.json()
  const data = response.ok ? schema.parse(body) : undefined
  return { status: response.status, data, reason: body.reasons?.[0] }
}

/** Starts a gateway with pools. A swap is estimated to need 200,000 units of gas, whose price is 1 gwei. */
export async function startSwaps(...[pools, options]: Parameters<typeof startWithPools>) {
  const own = await startWithPools(pools, { projects, ...options })
  own.state.contracts = { ...own.state.contracts, [router]: () => '0x30d40' }
  type Query = Readonly<Record<string, string>>
  const toUrl = (path: string, query: Query) =>
    `${own.url}/v1/convert/${path}?${new URLSearchParams({ projectId: 'p', ...query })}`
  return {
    ...own,
    getTokens: (query: Query = {}) =>
      send(swapTokensResponseSchema, toUrl('tokens', { chainId: 'eip155:1', ...query })),
    getQuote: (from: string, to: string, amount: bigint | string, query: Query = {}) =>
      send(swapQuotesResponseSchema, toUrl('quotes', { from, to, amount: String(amount), ...query })),
    getAllowance: (query: Query) => send(swapAllowanceResponseSchema, toUrl('allowance', query)),
    getApproval: (query: Query) => send(swapApprovalResponseSchema, toUrl('build-approve', query)),
    build: (body: object) =>
      send(evmSwapTransactionResponseSchema, `${own.url}/v1/convert/build-transaction`, {
        method: 'POST',
        body: JSON.stringify({ projectId: 'p', ...body }),
      }),
  }
}
