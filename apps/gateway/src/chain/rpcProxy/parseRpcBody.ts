import { parseJson } from '../../foundation/parseJson.js'
import { codes, createError, createResponse } from './responses.js'
import { splitItems, splitMembers } from './splitJson.js'

/** One JSON-RPC call of a client. */
export type RpcCall = {
  /** JSON of the id, or `undefined` for a notification, which gets no response. */
  readonly id: string | undefined
  readonly method: string
  /** JSON of the parameters. */
  readonly params: string | undefined
}

/** An item of a batch that is not a call. */
export type InvalidCall = { readonly id: string; readonly error: string }

/** The calls of a request body. */
export type RpcBody = { readonly isBatch: boolean; readonly calls: readonly (RpcCall | InvalidCall)[] }

/** Maximum number of calls in a batch. */
const maxBatchSize = 100

/**
 * Parses a request body, one call or a batch.
 *
 * @returns The calls; or the JSON of the response, if the whole body is invalid.
 */
export function parseRpcBody(text: string): RpcBody | { readonly refusal: string } {
  const { value } = parseJson(text)
  if (value === undefined) return refuseBody(codes.parse, 'The body must be JSON')
  if (!Array.isArray(value)) {
    const call = parseCall(value, text)
    if ('error' in call) return { refusal: createResponse(call.id, 'error', call.error) }
    return { isBatch: false, calls: [call] }
  }
  if (value.length === 0 || value.length > maxBatchSize)
    return refuseBody(
      codes.invalidRequest,
      `A batch must have 1 to ${maxBatchSize} calls, got ${value.length}`,
    )
  const items = splitItems(text)
  const calls = value.map((item: unknown, index) => parseCall(item, items[index] ?? ''))
  const ids = calls.flatMap((call) => ('error' in call ? [] : (call.id ?? [])))
  if (new Set(ids).size < ids.length)
    return refuseBody(codes.invalidRequest, 'The ids of a batch must be different')
  return { isBatch: true, calls }
}

function refuseBody(code: number, message: string): { readonly refusal: string } {
  return { refusal: createResponse('null', 'error', createError(code, message)) }
}

/** @param text JSON of the value. */
function parseCall(value: unknown, text: string): RpcCall | InvalidCall {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return toInvalid('null', 'A call must be a JSON object')
  const fields: Readonly<Record<string, unknown>> = { ...value }
  const members = splitMembers(text)
  const id = members.get('id')
  if (id !== undefined && !isId(fields.id))
    return toInvalid('null', '"id" must be a string, a number or null')
  const answerId = id ?? 'null'
  if (fields.jsonrpc !== '2.0') return toInvalid(answerId, '"jsonrpc" must be "2.0"')
  if (typeof fields.method !== 'string') return toInvalid(answerId, '"method" must be a string')
  if (fields.params !== undefined && (typeof fields.params !== 'object' || fields.params === null))
    return toInvalid(answerId, '"params" must be an array or an object')
  return { id, method: fields.method, params: members.get('params') }
}

function isId(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || value === null
}

function toInvalid(id: string, message: string): InvalidCall {
  return { id, error: createError(codes.invalidRequest, message) }
}
