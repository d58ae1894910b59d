import * as z from 'zod/mini'
import type { Endpoint, EndpointParameter } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import {
  activateSessionRequestSchema,
  createSessionRequestSchema,
  createSessionResponseSchema,
  revokeSessionRequestSchema,
  sessionChangeResponseSchema,
  sessionContextResponseSchema,
  sessionsResponseSchema,
} from './sessionSchema.js'

const account: EndpointParameter = {
  name: 'account',
  in: 'path',
  isRequired: true,
  description: 'CAIP-10 id of the account, such as `eip155:1:0x…`.',
  schema: z.string().check(z.minLength(1)),
}
const pci: EndpointParameter = {
  name: 'pci',
  in: 'query',
  isRequired: true,
  description: 'The id of the session.',
  schema: z.string().check(z.minLength(1)),
}
const common = { parameters: [parameters.projectId, account] }
const invalid = { 400: 'The account, the body or the permission is invalid.' }
const changed = {
  ...invalid,
  401: 'The project is unknown, or the message or its signature is invalid or was used before.',
  403: 'The project does not list the origin, or the request has none.',
  413: 'The body is too large.',
  503: 'The signature cannot be verified at the moment, or the server cannot store the session.',
}
const signed =
  'Needs a message (EIP-4361) that the account signs: `statement`, `uri` and `resources` tell the change, its nonce is used once, and it expires within 5 minutes.'

/** The endpoints of the permissions that accounts granted. */
export const sessionEndpoints: readonly Endpoint[] = [
  {
    ...common,
    operationId: 'getSessions',
    method: 'get',
    path: '/v1/sessions/{account}',
    summary: 'List permissions',
    description:
      'Returns the permissions of an account in the project, the latest first: at most 255, with those that have ended or are revoked. What an active one allows was read from its context.',
    response: sessionsResponseSchema,
    errors: invalid,
  },
  {
    ...common,
    operationId: 'createSession',
    method: 'post',
    path: '/v1/sessions/{account}',
    summary: 'Add a permission',
    description: `Adds a permission that the account is going to grant. ${signed}`,
    request: createSessionRequestSchema,
    response: createSessionResponseSchema,
    errors: { ...changed, 409: 'The account has 255 permissions in the project.' },
  },
  {
    operationId: 'getSessionContext',
    method: 'get',
    path: '/v1/sessions/{account}/getcontext',
    summary: 'Get the context of a permission',
    description: 'Returns the permissions context of an active permission (ERC-7710).',
    parameters: [parameters.projectId, account, pci],
    response: sessionContextResponseSchema,
    errors: { ...invalid, 404: 'The account has no such permission that is active.' },
  },
  {
    ...common,
    operationId: 'activateSession',
    method: 'post',
    path: '/v1/sessions/{account}/activate',
    summary: 'Activate a permission',
    description: `Stores the context of a permission that the wallet granted. It must be of the account and the session key, and allow no more than was added. ${signed}`,
    request: activateSessionRequestSchema,
    response: sessionChangeResponseSchema,
    errors: { ...changed, 404: 'The account has no such permission that is not active.' },
  },
  {
    ...common,
    operationId: 'revokeSession',
    method: 'post',
    path: '/v1/sessions/{account}/revoke',
    summary: 'Revoke a permission',
    description: `Marks a permission as revoked. It can be used until the account revokes it on the chain. ${signed}`,
    request: revokeSessionRequestSchema,
    response: sessionChangeResponseSchema,
    errors: { ...changed, 404: 'The account has no such permission that is not revoked.' },
  },
]
