import type { Endpoint } from '../endpoint/Endpoint.js'
import { supportedChainsResponseSchema } from './supportedChainsSchema.js'

/** The endpoint of the chains of the server. */
export const supportedChainsEndpoint: Endpoint = {
  operationId: 'getSupportedChains',
  method: 'get',
  path: '/v1/supported-chains',
  summary: 'Chains of the server',
  description: 'The chains that the server has, by CAIP-2 id. The answer may be cached for 24 hours.',
  parameters: [],
  response: supportedChainsResponseSchema,
  errors: {},
}
