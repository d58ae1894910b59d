import type { Endpoint } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import { countrySchema } from '../onramp/onRampAmount.js'
import { capabilitiesResponseSchema } from './capabilitiesSchema.js'

/** The endpoint of what the server can do. */
export const capabilitiesEndpoint: Endpoint = {
  operationId: 'getCapabilities',
  method: 'get',
  path: '/v1/capabilities',
  summary: 'What the server can do',
  description:
    'What the server can do now for a project: on each chain, and beside the chains. A capability is `available`, `degraded` (its sources fail, with the seconds after which to try again) or `absent`. The answer has an `ETag`. Its header `X-JWS-Signature` is a detached JWS (RFC 7797) of the body, by the key of `GET /v3/public-key`.',
  parameters: [
    parameters.projectId,
    {
      name: 'country',
      in: 'query',
      isRequired: false,
      description:
        'ISO 3166-1 code of the country of purchases, such as `US`. Default: the one of the server.',
      schema: countrySchema,
    },
  ],
  response: capabilitiesResponseSchema,
  errors: { 304: 'The document still has the `ETag` of `If-None-Match`.', 400: 'The country is invalid.' },
}
