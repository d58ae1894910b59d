import * as z from 'zod/mini'
import { StorageFullError } from '../database/StorageFullError.js'
import type { ParsedJson } from '../foundation/parseJson.js'
import type { Caller } from './Caller.js'
import { extractRawId } from './extractRawId.js'
import { methods } from './methods/methods.js'
import type { Relay } from './Relay.js'
import { RpcError } from './RpcError.js'

const idSchema = z.union([z.string(), z.number()])
const callSchema = z.looseObject({ id: idSchema, method: z.string(), params: z.optional(z.unknown()) })

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
  const withId = z.looseObject({ id: idSchema }).safeParse(value)
  const rawId = withId.success ? extractRawId(text, withId.data.id) : 'null'
  // Checked first: a malformed call costs its sender as much as a valid one.
  if (!relay.rateLimiter.take(caller, getCallCost(value)))
    return serializeError(rawId, createRateLimitError())
  if (value === undefined) return serializeError(rawId, new RpcError(-32700))
  const parsed = callSchema.safeParse(value)
  if (!parsed.success) return serializeError(rawId, new RpcError(-32600))
  const { method: name, params } = parsed.data
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
function getCallCost(value: unknown): number {
  const params = isRecord(value) ? value.params : undefined
  const getLength = (name: string) => {
    const list = isRecord(params) ? params[name] : undefined
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
