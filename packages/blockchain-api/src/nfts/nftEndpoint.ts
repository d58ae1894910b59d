import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import { nftResponseSchema } from './nftResponseSchema.js'

/** The endpoint of the NFTs of an account. */
export const nftEndpoint: Endpoint = {
  operationId: 'getNfts',
  method: 'get',
  path: '/v1/account/{address}/nfts',
  summary: 'NFTs of an account',
  description:
    'The NFTs that an account owns on one chain, the newest in the account first, in pages of at most 50.',
  parameters: [
    parameters.address,
    parameters.projectId,
    parameters.chainId,
    {
      name: 'cursor',
      in: 'query',
      isRequired: false,
      description: 'The field `next` of the page before. Default: the first page.',
      schema: z.string().check(z.maxLength(500)),
    },
  ],
  response: nftResponseSchema,
  errors: { 400: 'The address, the chain or the cursor is invalid.', 503: 'No source has the NFTs.' },
}
