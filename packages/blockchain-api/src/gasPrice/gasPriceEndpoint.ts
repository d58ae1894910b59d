import type { Endpoint } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import { gasPriceResponseSchema } from './gasPriceSchema.js'

/** The endpoint of gas prices. */
export const gasPriceEndpoint: Endpoint = {
  operationId: 'getGasPrice',
  method: 'get',
  path: '/v1/convert/gas-price',
  summary: 'Gas price of a chain',
  description: 'Prices of a unit of gas on an EVM chain in wei: base fee and priority fee together.',
  parameters: [parameters.projectId, parameters.chainId],
  response: gasPriceResponseSchema,
  errors: { 400: 'The chain is not supported, or is no EVM chain.', 503: 'No node answers.' },
}
