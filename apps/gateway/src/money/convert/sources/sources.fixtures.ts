import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { SwapRequest } from '../SwapRequest.js'
import type { SwapBuild } from './SwapSource.js'

/** A request that a service received. */
export type ServiceCall = {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** Starts a service that answers each path with JSON, and its status: 200, or 400 for other paths. */
export async function startService(
  answers: Readonly<Record<string, unknown>>,
  statuses: Readonly<Record<string, number>> = {},
) {
  const calls: ServiceCall[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const content = await text(request)
    const body: unknown = content === '' ? undefined : JSON.parse(content)
    calls.push({ path: pathname, query: Object.fromEntries(searchParams), headers: request.headers, body })
    const answer = answers[pathname]
    response.writeHead(statuses[pathname] ?? (answer === undefined ? 400 : 200))
    response.end(JSON.stringify(answer ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls }
}

export const account = `0x${'a1'.repeat(20)}`
export const recipient = `0x${'b2'.repeat(20)}`
export const tokenIn = `0x${'01'.repeat(20)}`
export const tokenOut = `0x${'02'.repeat(20)}`
export const spender = `0x${'5e'.repeat(20)}`
export const router = `0x${'70'.repeat(20)}`

/** A swap of 1,000 base units on Ethereum. */
export const request: SwapRequest = {
  from: { chainId: 'eip155:1', address: tokenIn },
  to: { chainId: 'eip155:1', address: tokenOut },
  amount: 1_000n,
  mode: 'exactIn',
}

/** The same with a slippage of 1 %. */
export const build: SwapBuild = {
  ...request,
  ...{ account, recipient, slippageBps: 100, deadline: 1_900_000_000 },
  ...{ minToAmount: undefined, maxFromAmount: undefined, permit: undefined, permit2: undefined },
}
