import type { Endpoint } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import {
  exchangeRpcErrorSchema,
  exchangeRpcRequestSchema,
  exchangeRpcResponseSchema,
} from './exchangeRpcSchema.js'

/** The endpoint of payments by exchange. */
export const exchangeEndpoint: Endpoint = {
  operationId: 'callExchanges',
  method: 'post',
  path: '/v1/json-rpc',
  summary: 'Payments by exchange',
  description:
    'JSON-RPC 2.0: `reown_getExchanges` lists the exchanges from whose balance users can pay, `reown_getExchangePayUrl` starts a payment and returns the page of the exchange, and `reown_getExchangeBuyStatus` returns what became of it. An error has one of the codes -1 (project), -6 (list of exchanges), -7 (page), -8 (status), -32602 (parameters), -32601 (method), -32600 (request), -32700 (JSON) and -32000 (limits).',
  parameters: [parameters.projectId],
  request: exchangeRpcRequestSchema,
  response: exchangeRpcResponseSchema,
  error: exchangeRpcErrorSchema,
  errors: {
    400: 'The call is invalid, or the exchange has no such payment.',
    403: 'The project does not list the origin.',
    500: 'The server failed.',
  },
}
