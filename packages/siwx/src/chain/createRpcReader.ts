import type { ChainReader } from './ChainReader.js'
import { createClientReader, type RpcClient } from './createClientReader.js'

/** Options of `createRpcReader`. */
export type RpcReaderOptions = {
  /** The JSON-RPC URLs of chains, by CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** How long to wait for a response, in milliseconds. Default: 10 seconds. */
  readonly timeout?: number
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch
}

/**
 * Creates a reader over JSON-RPC URLs.
 *
 * @example
 * ```ts
 * import { createRpcReader } from '@latchkit/siwx'
 *
 * const reader = createRpcReader({ rpcUrls: { 'eip155:1': 'https://rpc.example.com' } })
 * ```
 */
export function createRpcReader(options: RpcReaderOptions): ChainReader {
  const { rpcUrls } = options
  return createClientReader((chainId) => {
    const url = Object.hasOwn(rpcUrls, chainId) ? rpcUrls[chainId] : undefined
    return url === undefined ? undefined : createClient(url, options)
  })
}

function createClient(url: string, { timeout = 10_000, fetch: send = fetch }: RpcReaderOptions): RpcClient {
  return {
    async request(request) {
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...request }),
        signal: AbortSignal.timeout(timeout),
      })
      const body: unknown = await response.json().catch(() => undefined)
      if (typeof body !== 'object' || body === null)
        throw new Error(`The node must respond with JSON, got the status ${response.status}.`)
      if ('error' in body && body.error) throw toNodeError(body.error)
      return 'result' in body ? body.result : undefined
    },
  }
}

function toNodeError(error: unknown): Error {
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown }
  return Object.assign(new Error(`The node responded with an error: ${String(message)}`), { code })
}
