import { StorageFullError } from '../database/StorageFullError.js'
import type { ParsedJson } from '../foundation/parseJson.js'
import type { Caller } from './Caller.js'
import { extractRawId } from './extractRawId.js'
import { methods } from './methods/methods.js'
import type { Relay } from './Relay.js'
import { RpcError } from './RpcError.js'

/** Bytes of a call that cost one token. */
const bytesPerToken = 16 * 1024
/** Topics, receipts or subscriptions in a batch that cost one token. */
const lookupsPerToken = 10

/** Returns the rate limit error for a call that is not parsed. Takes the id from the start of its text, if it is there. */
export function createRateLimitResponse(textStart: string): string {
  const id = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(-?\d+|"[^"\\]*")\s*,/.exec(
    textStart,
  )?.[1]
  return serializeError(id ?? 'null', createRateLimitError())
}

/** Returns the number of tokens that the bytes of a call cost. They are taken before the call is parsed. */
export function getByteCost(bytes: number): number {
  return Math.floor(bytes / bytesPerToken)
}

/**
 * Runs a call: a JSON-RPC request of a client, over WebSocket or HTTP.
 *
 * @returns The JSON of the response, which holds the result or the error. Never rejects.
 */
export async function handleCall(relay: Relay, caller: Caller, json: ParsedJson): Promise<string> {
  const { value, text } = json
  const call: Readonly<Record<string, unknown>> = isRecord(value) ? value : {}
  const { id, method: name, params } = call
  const isIdValid = typeof id === 'string' || (typeof id === 'number' && Number.isFinite(id))
  const rawId = isIdValid ? extractRawId(text, id) : 'null'
  // Checked first: a malformed call costs its sender as much as a valid one.
  if (!relay.rateLimiter.take(caller, getCallCost(params)))
    return serializeError(rawId, createRateLimitError())
  if (value === undefined) return serializeError(rawId, new RpcError(-32700))
  if (!isIdValid || typeof name !== 'string') return serializeError(rawId, new RpcError(-32600))
  const method = methods.get(name)
  const stop = relay.metrics.calls.startTimer({ method: method ? name : 'unknown' })
  try {
    if (!method) throw new RpcError(-32601, `There is no method ${name.slice(0, 64)}`)
    return serializeResponse(rawId, { result: await method(relay, caller, params) })
  } catch (error) {
    if (error instanceof RpcError) return serializeError(rawId, error)
    if (error instanceof StorageFullError) {
      relay.metrics.throttled.inc({ limit: 'storage' })
      return serializeError(rawId, new RpcError(-32005, error.message))
    }
    relay.logger.error({ err: error, method: name }, 'a call failed')
    return serializeError(rawId, new RpcError(-32603))
  } finally {
    stop()
  }
}

/** Each message of a batch costs as much as a single message. Topics and receipts cost less: they are only looked up. */
function getCallCost(params: unknown): number {
  if (!isRecord(params)) return 1
  const getLength = (name: string) => {
    const list = params[name]
    return Array.isArray(list) ? list.length : 0
  }
  const lookups = getLength('topics') + getLength('receipts') + getLength('subscriptions')
  return Math.max(1, getLength('messages')) + Math.floor(lookups / lookupsPerToken)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function createRateLimitError(): RpcError {
  return new RpcError(-32005, 'Too many calls: wait a moment')
}

function serializeError(rawId: string, { code, message }: RpcError): string {
  return serializeResponse(rawId, { error: { code, message } })
}

function serializeResponse(
  rawId: string,
  outcome: { readonly result: unknown } | { readonly error: object },
): string {
  // The id is inserted as text: `JSON.stringify` would lose digits of a 64-bit number.
  return `{"id":${rawId},"jsonrpc":"2.0",${JSON.stringify(outcome).slice(1)}`
}
