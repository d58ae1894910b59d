import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'
import type { TestChain } from '../foundation/TestChain.js'

/** Answers the body of a JSON-RPC request, or of a batch of them. */
export async function answerRpc(chain: Pick<TestChain, 'request'>, body: unknown): Promise<unknown> {
  if (Array.isArray(body)) return Promise.all(body.map((request) => answerOne(chain, request)))
  return answerOne(chain, body)
}

async function answerOne(chain: Pick<TestChain, 'request'>, request: unknown): Promise<object> {
  const { id = null, method, params } = Object(request)
  const head = { jsonrpc: '2.0', id }
  if (typeof method !== 'string')
    return { ...head, error: { code: errorCodes.invalidRequest, message: 'invalid request' } }
  try {
    return { ...head, result: (await chain.request({ method, params })) ?? null }
  } catch (error) {
    return { ...head, error: toRpcError(error) }
  }
}

function toRpcError(error: unknown): object {
  if (error instanceof ProviderRpcError) {
    const { code, message, data } = error
    return { code, message, ...(data !== undefined && { data }) }
  }
  return { code: errorCodes.internal, message: error instanceof Error ? error.message : String(error) }
}
