import { type BalanceResponse, balanceResponseSchema } from '@latchkit/blockchain-api/contract'
import { onTestFinished } from 'vitest'
import { type GatewayOptions, startGateway } from '../../app/startGateway.js'
import { type FakeEvmState, startEvmNode } from './startEvmNode.fixtures.js'

/** The account of the tests, in lower case. */
export const account = '0x00000000000000000000000000000000000a11ce'

/** Returns the address of the token with a number, in lower case. */
export function getTokenAddress(index: number): `0x${string}` {
  return `0x${(0x70000 + index).toString(16).padStart(40, '0')}`
}

/** Creates an entry of a token list. */
export function createEntry(index: number, decimals = 18, chainId: number | string = 1) {
  return { chainId, address: getTokenAddress(index), name: `Token ${index}`, symbol: `T${index}`, decimals }
}

/** Requests balances. A successful response must match the contract of the API. */
export async function fetchBalance(
  url: string,
  query: string,
  { address = account, headers = {} }: { address?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${url}/v1/account/${address}/balance?${query}`, { headers })
  const body = await response.json()
  const balances: BalanceResponse['balances'] =
    response.status === 200 ? balanceResponseSchema.parse(body).balances : []
  return { status: response.status, headers: response.headers, body, balances }
}

/** Returns symbols and amounts. */
export const getAmounts = (balances: BalanceResponse['balances']) =>
  balances.map(({ symbol, quantity }) => [symbol, quantity.numeric])

/** The projects of the tests. */
export const projects = [
  { id: 'p', allowedOrigins: ['https://app.example.com'] },
  { id: 'q', allowedOrigins: [] },
]

/** A list of four tokens. */
export const tokens = [
  { name: 'List', tokens: [createEntry(1, 6), createEntry(2), createEntry(3), createEntry(4, 0)] },
]

/** Starts a gateway with one fake node of Ethereum, for one test. The account has 5 wei. */
export async function startBalanceGateway(options: GatewayOptions) {
  const state: FakeEvmState = { native: 5n, tokens: {}, hasMulticall3: true }
  const node = await startEvmNode(state)
  const chains = [{ id: 'eip155:1', http: [node.url] }]
  const { url, stop } = await startGateway({ projects, tokens, chains, ...options })
  onTestFinished(stop)
  return {
    node,
    state,
    url,
    get: (query = 'chainId=eip155:1&projectId=p') => fetchBalance(url, query),
  }
}
