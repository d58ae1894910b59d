import type { Endpoint } from '../endpoint/Endpoint.js'
import { priceRequestSchema, priceResponseSchema } from './priceSchema.js'

/** The endpoint of the prices of tokens. */
export const priceEndpoint: Endpoint = {
  operationId: 'getPrices',
  method: 'post',
  path: '/v1/fungible/price',
  summary: 'Prices of tokens',
  description: 'The prices of tokens by their CAIP-10 ids. The id of the project is in the body.',
  parameters: [],
  request: priceRequestSchema,
  response: priceResponseSchema,
  errors: { 400: 'A chain or an address is not supported.', 422: 'The body does not match the schema.' },
}
