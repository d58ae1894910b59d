import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import { bundlerMethods, bundlerRpcRequestSchema, bundlerRpcResponseSchema } from './bundlerSchema.js'

/**
 * The endpoint of user operations (ERC-4337).
 *
 * @see https://eips.ethereum.org/EIPS/eip-4337
 */
export const bundlerEndpoint: Endpoint = {
  operationId: 'callBundler',
  method: 'post',
  path: '/v1/bundler',
  summary: 'User operations',
  description: `One JSON-RPC 2.0 call to the bundler of a chain: ${bundlerMethods.join(', ')}. Errors of a user operation have status 200, and a code of ERC-7769.`,
  parameters: [
    parameters.projectId,
    parameters.chainId,
    {
      name: 'bundler',
      in: 'query',
      isRequired: false,
      description: 'Id of another bundler of the operator. Default: the bundler of this server.',
      schema: z.string().check(z.regex(/^[a-z\d][a-z\d_-]{0,63}$/)),
    },
  ],
  request: bundlerRpcRequestSchema,
  response: bundlerRpcResponseSchema,
  error: bundlerRpcResponseSchema,
  errors: {
    400: 'The chain has no bundler, there is no bundler of this id, or the body is not JSON-RPC.',
    422: 'There is no such method.',
    503: 'No node of the chain answers.',
  },
}
