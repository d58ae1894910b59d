import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import { historyResponseSchema } from './historyResponseSchema.js'

/** The endpoint of the history of an account. */
export const historyEndpoint: Endpoint = {
  operationId: 'getHistory',
  method: 'get',
  path: '/v1/account/{address}/history',
  summary: 'Transactions of an account',
  description: 'The transactions of an account, the newest first, in pages of at most 50.',
  parameters: [
    parameters.address,
    parameters.projectId,
    parameters.optionalChainId,
    parameters.currency,
    {
      name: 'cursor',
      in: 'query',
      isRequired: false,
      description: 'The field `next` of the page before. Default: the first page.',
      schema: z.string().check(z.maxLength(500)),
    },
    {
      name: 'onramp',
      in: 'query',
      isRequired: false,
      description:
        'Existing clients ask with it for the purchases at a provider. It does not change the answer: see `/v1/onramp/purchases/{id}`.',
      schema: z.string().check(z.maxLength(100)),
    },
  ],
  response: historyResponseSchema,
  errors: { 400: 'The address, the chain or the cursor is invalid.', 503: 'No source has the history.' },
}
