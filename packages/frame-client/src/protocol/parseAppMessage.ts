import type * as z from 'zod/mini'
import type { FramePayload, FrameRequestName, RpcRequest } from './FrameRequests.js'
import { idLengthMax } from './limits.js'
import { handshakeSchema, requestSchemas, rpcAbortSchema } from './requestSchemas.js'
import { isAllowedRpcMethod, rpcParamsSchemaOf } from './rpcRequestSchema.js'
import { type PlainData, toPlainData } from './toPlainData.js'
import { appPrefix } from './wire.js'

/** The name of a message, and the id that its answer needs. */
export type AppEnvelope = {
  readonly name: FrameRequestName | 'HANDSHAKE' | 'RPC_ABORT'
  /** Empty only for `RPC_ABORT`, which has no answer. */
  readonly id: string
}

/** A valid message of the app. */
export type AppMessage =
  | {
      [N in FrameRequestName]: { readonly name: N; readonly id: string; readonly payload: FramePayload<N> }
    }[FrameRequestName]
  | { readonly name: 'HANDSHAKE'; readonly id: string; readonly payload: { readonly version: number } }
  | {
      readonly name: 'RPC_ABORT'
      readonly id: string
      readonly payload: { readonly id?: string | undefined } | undefined
    }

/** A message, or why it is refused, in words for the developer of the app. */
export type ParsedAppMessage = { readonly message: AppMessage } | { readonly reason: string }

const schemas: Readonly<Record<AppEnvelope['name'], z.ZodMiniType>> = {
  ...requestSchemas,
  HANDSHAKE: handshakeSchema,
  RPC_ABORT: rpcAbortSchema,
}

/** Reads name and id of a message without its payload. Returns `undefined` for an unknown type, and for an invalid id. */
export function readAppEnvelope(data: unknown): AppEnvelope | undefined {
  const type = ownField(data, 'type')
  if (typeof type !== 'string' || !type.startsWith(appPrefix)) return undefined
  const name = type.slice(appPrefix.length)
  if (!isName(name)) return undefined
  const id = ownField(data, 'id')
  if (id === undefined && name === 'RPC_ABORT') return { name, id: '' }
  return typeof id === 'string' && id !== '' && id.length <= idLengthMax ? { name, id } : undefined
}

/** Parses a message of which the envelope is valid. Unknown fields are left out. */
export function parseAppMessage(data: unknown, { name, id }: AppEnvelope): ParsedAppMessage {
  const copy = toPlainData(data)
  if (copy === undefined) return { reason: `${name} is too large, too deep, or not plain data` }
  const parsed = schemas[name].safeParse(ownField(copy, 'payload'))
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.')
    return { reason: `The payload of ${name} is invalid${path ? ` at "${path}"` : ''}` }
  }
  if (name === 'RPC_REQUEST') return parseRpcRequest(id, parsed.data as RpcRequest)
  // The schema of a name has the type of its payload.
  return { message: { name, id, payload: parsed.data } as AppMessage }
}

function parseRpcRequest(id: string, payload: RpcRequest): ParsedAppMessage {
  const { method } = payload
  if (!isAllowedRpcMethod(method)) return { reason: 'Requested RPC call is not allowed' }
  const parsed = rpcParamsSchemaOf(method).safeParse(payload.params)
  if (!parsed.success) {
    const path = ['params', ...(parsed.error.issues[0]?.path ?? [])].join('.')
    return { reason: `The payload of RPC_REQUEST is invalid at "${path}"` }
  }
  if (method === 'wallet_sendCalls' && payload.chainId === undefined && !hasChain(parsed.data))
    return { reason: 'The payload of RPC_REQUEST is invalid at "params.0.chainId"' }
  const { params: _, ...others } = payload
  const params = parsed.data === undefined ? {} : { params: parsed.data }
  return { message: { name: 'RPC_REQUEST', id, payload: { ...others, ...params } } }
}

function hasChain(params: PlainData | undefined): boolean {
  return Array.isArray(params) && ownField(params[0], 'chainId') !== undefined
}

function isName(name: string): name is AppEnvelope['name'] {
  return Object.hasOwn(schemas, name)
}

function ownField(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined
}
