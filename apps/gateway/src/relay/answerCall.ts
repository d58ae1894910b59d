import * as z from 'zod/mini'
import type { Caller } from './Caller.js'
import { methods } from './methods/methods.js'
import type { Relay } from './Relay.js'
import { RpcError } from './RpcError.js'

/** An answer to a call, as it is sent. */
export type Reply = {
  readonly jsonrpc: '2.0'
  readonly id: string | number | null
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

const id = z.union([z.string(), z.number()])
const call = z.looseObject({ id, method: z.string(), params: z.optional(z.unknown()) })

/**
 * Runs a call and makes its answer; an error is an answer too.
 *
 * @param request Parsed JSON; `undefined` where it is none.
 */
export async function answerCall(relay: Relay, caller: Caller, request: unknown): Promise<Reply> {
  if (request === undefined) return failure(null, new RpcError(-32700))
  const parsed = call.safeParse(request)
  if (!parsed.success) {
    const given = z.looseObject({ id }).safeParse(request)
    return failure(given.data?.id ?? null, new RpcError(-32600))
  }
  const { id: callId, method: name, params } = parsed.data
  const method = methods.get(name)
  const stop = relay.metrics.calls.startTimer({ method: method ? name : 'unknown' })
  try {
    if (!method) throw new RpcError(-32601, `There is no method ${name.slice(0, 64)}`)
    if (!relay.rate.take(caller.clientId)) throw new RpcError(-32005, 'Too many calls: wait a moment')
    return { jsonrpc: '2.0', id: callId, result: await method(relay, caller, params) }
  } catch (error) {
    if (error instanceof RpcError) return failure(callId, error)
    relay.logger.error({ err: error, method: name }, 'a call failed')
    return failure(callId, new RpcError(-32603))
  } finally {
    stop()
  }
}

function failure(callId: string | number | null, { code, message }: RpcError): Reply {
  return { jsonrpc: '2.0', id: callId, error: { code, message } }
}
