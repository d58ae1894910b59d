import * as z from 'zod/mini'
// Imported by name, because a method with this name of sets is too new for some browsers.
import { union } from 'zod/mini'
import {
  exchangeBuyStatusParamsSchema,
  exchangeBuyStatusResultSchema,
  exchangePayUrlParamsSchema,
  exchangePayUrlResultSchema,
  exchangesParamsSchema,
  exchangesResultSchema,
} from './exchangeSchemas.js'

/** The error codes of `POST /v1/json-rpc`, beside the codes of JSON-RPC 2.0. */
export const exchangeErrorCodes: {
  /** The project is unknown, or does not list the origin. */
  readonly project: -1
  /** The exchanges cannot be listed. */
  readonly exchanges: -6
  /** The exchange is unknown, does not have the asset, or does not answer. */
  readonly payUrl: -7
  /** The exchange has no such payment. */
  readonly buyStatus: -8
} = { project: -1, exchanges: -6, payUrl: -7, buyStatus: -8 }

const jsonrpc = z.literal('2.0')
const id = union([z.string().check(z.maxLength(100)), z.number(), z.null()])

const createCallSchema = <Method extends string>(method: Method, params: z.ZodMiniType) =>
  z.object({ jsonrpc, id, method: z.literal(method), params })

/** Schema of the body of `POST /v1/json-rpc`. */
export const exchangeRpcRequestSchema: z.ZodMiniType = union([
  createCallSchema('reown_getExchanges', exchangesParamsSchema),
  createCallSchema('reown_getExchangePayUrl', exchangePayUrlParamsSchema),
  createCallSchema('reown_getExchangeBuyStatus', exchangeBuyStatusParamsSchema),
])

/** Schema of a response of `POST /v1/json-rpc` with status 200. */
export const exchangeRpcResponseSchema: z.ZodMiniType = z.object({
  jsonrpc,
  id,
  result: union([exchangesResultSchema, exchangePayUrlResultSchema, exchangeBuyStatusResultSchema]),
})

/** An error of `POST /v1/json-rpc`. */
export type ExchangeRpcError = {
  readonly jsonrpc: '2.0'
  readonly id: string | number | null
  readonly error: { readonly code: number; readonly message: string }
}

/** Schema of an error of `POST /v1/json-rpc`. */
export const exchangeRpcErrorSchema: z.ZodMiniType<ExchangeRpcError> = z.object({
  jsonrpc,
  id,
  error: z.object({ code: z.int(), message: z.string() }),
})
