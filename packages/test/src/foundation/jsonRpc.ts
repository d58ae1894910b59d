import { ProviderRpcError } from './ProviderRpcError.js'

/** Posts a JSON body and returns the parsed JSON response. */
export type Post = (url: string, body: unknown) => Promise<unknown>

/**
 * `Post` based on `fetch`. Expose it to a page (`context.exposeFunction('devnetPost', post)`) and name it in
 * `walletScript({ post: 'devnetPost' })` if a content security policy or an offline test must not block the wallet's
 * requests.
 *
 * @example
 * import { post } from '@latchkit/test'
 * import type { BrowserContext } from '@playwright/test'
 *
 * export const expose = (context: BrowserContext) => context.exposeFunction('devnetPost', post)
 */
export const post: Post = async (url, body) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

/**
 * Makes one JSON-RPC call.
 *
 * @throws ProviderRpcError with the node's code, message and data; whatever `send` throws.
 */
export async function jsonRpc(
  send: Post,
  url: string,
  method: string,
  params: unknown = [],
): Promise<unknown> {
  const answer = await send(url, { jsonrpc: '2.0', id: 1, method, params })
  if (!isObject(answer))
    throw new ProviderRpcError(-32603, `${method}: the node's response is not an object.`)
  if (isObject(answer.error)) {
    const { code, message, data } = answer.error
    throw new ProviderRpcError(typeof code === 'number' ? code : -32603, String(message), data)
  }
  return answer.result
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
