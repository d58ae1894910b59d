import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import { balanceResponseSchema } from './balanceResponseSchema.js'

/** The endpoint of balances. */
export const balanceEndpoint: Endpoint = {
  operationId: 'getBalances',
  method: 'get',
  path: '/v1/account/{address}/balance',
  summary: 'Balances of an account',
  description: 'The native balance and the tokens of an account, with their prices.',
  parameters: [
    parameters.address,
    parameters.projectId,
    parameters.optionalChainId,
    parameters.currency,
    {
      name: 'forceUpdate',
      in: 'query',
      isRequired: false,
      description:
        'CAIP-10 ids of tokens whose balances may have just changed, separated by commas: the server does not answer from its cache.',
      schema: z.string(),
    },
  ],
  response: balanceResponseSchema,
  errors: {
    400: 'The address, the chain or the currency is not supported.',
    503: 'No source has the balances.',
  },
}
