import * as z from 'zod/mini'
import { StorageFullError } from '../mailbox/StorageFullError.js'
import type { Caller } from './Caller.js'
import { idTextOf } from './idTextOf.js'
import { methods } from './methods/methods.js'
import type { Incoming } from './parseIncoming.js'
import type { Relay } from './Relay.js'
import { RpcError } from './RpcError.js'

const id = z.union([z.string(), z.number()])
const call = z.looseObject({ id, method: z.string(), params: z.optional(z.unknown()) })

/** Bytes of a text, and things to look up, that cost as much as a call. */
const bytesPerToken = 16 * 1024
const topicsPerToken = 10

/** Returns the response to a text that was refused before it was parsed: by its id, where that is at the beginning of the text. */
export function refuseUnparsed(head: string): string {
  const id = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(-?\d+|"[^"\\]*")\s*,/.exec(head)?.[1]
  return failure(id ?? 'null', tooManyCalls())
}

/** What the bytes of a text cost. They are charged before it is parsed. */
export function costOfBytes(bytes: number): number {
  return Math.floor(bytes / bytesPerToken)
}

/**
 * Runs a call and makes its answer; an error is an answer too.
 *
 * @returns The answer's JSON.
 */
export async function answerCall(relay: Relay, caller: Caller, incoming: Incoming): Promise<string> {
  const { value, text } = incoming
  const given = z.looseObject({ id }).safeParse(value)
  const idText = given.success ? idTextOf(text, given.data.id) : 'null'
  // Before anything else: what is no call costs its sender as much as one.
  if (!relay.rates.take(caller, costOf(incoming))) return failure(idText, tooManyCalls())
  if (value === undefined) return failure(idText, new RpcError(-32700))
  const parsed = call.safeParse(value)
  if (!parsed.success) return failure(idText, new RpcError(-32600))
  const { method: name, params } = parsed.data
  const method = methods.get(name)
  const stop = relay.metrics.calls.startTimer({ method: method ? name : 'unknown' })
  try {
    if (!method) throw new RpcError(-32601, `There is no method ${name.slice(0, 64)}`)
    return answer(idText, { result: await method(relay, caller, params) })
  } catch (error) {
    if (error instanceof RpcError) return failure(idText, error)
    if (error instanceof StorageFullError) {
      relay.metrics.throttled.inc({ limit: 'storage' })
      return failure(idText, new RpcError(-32005, error.message))
    }
    relay.logger.error({ err: error, method: name }, 'a call failed')
    return failure(idText, new RpcError(-32603))
  } finally {
    stop()
  }
}

/** Each message of a batch costs as much as one that comes alone; topics and receipts are only looked up. */
function costOf({ value }: Incoming): number {
  const params = isRecord(value) ? value.params : undefined
  const lengthOf = (name: string) => {
    const list = isRecord(params) ? params[name] : undefined
    return Array.isArray(list) ? list.length : 0
  }
  const lookups = lengthOf('topics') + lengthOf('receipts') + lengthOf('subscriptions')
  return Math.max(1, lengthOf('messages')) + Math.floor(lookups / topicsPerToken)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function tooManyCalls(): RpcError {
  return new RpcError(-32005, 'Too many calls: wait a moment')
}

function failure(idText: string, { code, message }: RpcError): string {
  return answer(idText, { error: { code, message } })
}

function answer(idText: string, outcome: { readonly result: unknown } | { readonly error: object }): string {
  return `{"id":${idText},"jsonrpc":"2.0",${JSON.stringify(outcome).slice(1)}`
}
