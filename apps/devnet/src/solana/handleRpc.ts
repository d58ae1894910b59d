import { ProviderRpcError } from '@latchkit/test/source/foundation/ProviderRpcError'
import * as z from 'zod/mini'

const request = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]),
  method: z.string(),
  params: z.optional(z.nullable(z.array(z.unknown()))),
})

/** Runs one method. */
export type RunMethod = (method: string, params: readonly unknown[]) => unknown

/** Handles the text of a JSON-RPC request or batch. Returns the response to send as JSON. */
export function handleRpc(text: string, run: RunMethod): unknown {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return failure(null, new ProviderRpcError(-32700, 'Parse error'))
  }
  return Array.isArray(body) ? body.map((each) => handleOne(each, run)) : handleOne(body, run)
}

function handleOne(body: unknown, run: RunMethod): unknown {
  const parsed = z.safeParse(request, body)
  if (!parsed.success) return failure(null, new ProviderRpcError(-32600, 'Invalid request'))
  const { id, method, params } = parsed.data
  try {
    return { jsonrpc: '2.0', result: run(method, params ?? []), id }
  } catch (error) {
    return failure(id, error)
  }
}

function failure(id: string | number | null, error: unknown): unknown {
  const { code, message, data } =
    error instanceof ProviderRpcError
      ? error
      : new ProviderRpcError(-32603, `Internal error: ${error instanceof Error ? error.message : error}`)
  return { jsonrpc: '2.0', error: { code, message, ...(data === undefined ? {} : { data }) }, id }
}
