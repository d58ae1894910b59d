import * as z from 'zod/mini'
// Imported by name, because a method with this name of sets is too new for some browsers.
import { union } from 'zod/mini'
import { bundlerRpcResponseSchema } from '../bundler/bundlerSchema.js'
import type { Endpoint } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import {
  callsStatusParamsSchema,
  prepareCallsParamsSchema,
  sendPreparedCallsParamsSchema,
} from './walletCallsSchema.js'

const createCallSchema = (method: string, params: z.ZodMiniType) =>
  z.object({
    jsonrpc: z.literal('2.0'),
    id: union([z.string(), z.number(), z.null()]),
    method: z.literal(method),
    params,
  })

/** The endpoint for calls of smart accounts whose signature the app obtains. */
export const walletCallsEndpoint: Endpoint = {
  operationId: 'callWallet',
  method: 'post',
  path: '/v1/wallet',
  summary: 'Calls of smart accounts',
  description:
    'JSON-RPC 2.0, also at `/v1/json-rpc`: `wallet_prepareCalls` returns a user operation and the hash that the account signs, `wallet_sendPreparedCalls` submits it with the signature and returns an id, and `wallet_getCallsStatus` returns its status (EIP-5792). An error has one of the codes -1 (project), -2 (preparation), -3 (submission), -4 (status), -32602 (parameters), and those of JSON-RPC.',
  parameters: [parameters.projectId],
  request: union([
    createCallSchema('wallet_prepareCalls', prepareCallsParamsSchema),
    createCallSchema('wallet_sendPreparedCalls', sendPreparedCallsParamsSchema),
    createCallSchema('wallet_getCallsStatus', callsStatusParamsSchema),
  ]),
  response: bundlerRpcResponseSchema,
  error: bundlerRpcResponseSchema,
  errors: {
    400: 'The call is invalid, or the calls cannot be prepared or sent.',
    403: 'The project does not list the origin.',
    500: 'No node answers.',
  },
}
