import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import { identityResponseSchema } from './identitySchema.js'

/** The endpoint of names and avatars. */
export const identityEndpoint: Endpoint = {
  operationId: 'getIdentity',
  method: 'get',
  path: '/v1/identity/{address}',
  aliases: ['/v1/account/{address}/identity'],
  summary: 'Name and avatar of an address',
  description: 'The name of an address, which also resolves to it, and the image of the name.',
  parameters: [
    parameters.address,
    parameters.projectId,
    {
      name: 'sender',
      in: 'query',
      isRequired: false,
      description: 'The address of the user who asks. It does not change the answer.',
      schema: z.string().check(z.maxLength(200)),
    },
  ],
  response: identityResponseSchema,
  errors: { 400: 'The address is malformed.', 503: 'No source has the identity.' },
}
