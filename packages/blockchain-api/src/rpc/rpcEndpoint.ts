import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'

// Called without `z`, because a method with this name of sets is too new for some browsers.
const { union } = z

const id = union([z.string(), z.number(), z.null()])

const call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(id),
  method: z.string(),
  params: z.optional(union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
})

const answer = z.object({
  jsonrpc: z.literal('2.0'),
  id,
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.int(), message: z.string(), data: z.optional(z.unknown()) })),
})

/** The endpoint of JSON-RPC calls to the nodes of a chain. */
export const rpcEndpoint: Endpoint = {
  operationId: 'callNode',
  method: 'post',
  path: '/v1',
  summary: 'JSON-RPC calls to a chain',
  description: 'One JSON-RPC 2.0 call or a batch of calls, for a node of the chain.',
  parameters: [parameters.chainId, parameters.projectId],
  request: union([call, z.array(call)]),
  response: union([answer, z.array(answer)]),
  errors: {
    204: 'All calls are notifications.',
    400: 'The chain is not supported, or the body is not JSON-RPC.',
    503: 'No node of the chain answers.',
  },
}
