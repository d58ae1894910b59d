import * as z from 'zod/mini'
import type { Endpoint, EndpointParameter } from '../openApi/Endpoint.js'
import { parameters } from '../openApi/parameters.js'
import {
  nameAddressesSchema,
  nameAttributesSchema,
  nameItemSchema,
  nameLookupResponseSchema,
  nameSuggestionsResponseSchema,
  namesResponseSchema,
  signedNameRequestSchema,
} from './nameSchema.js'

const nameParameter: EndpointParameter = {
  name: 'name',
  in: 'path',
  isRequired: true,
  description: 'The name, such as `alice.example.eth`.',
  schema: z.string().check(z.minLength(1)),
}

const apiVersion: EndpointParameter = {
  name: 'apiVersion',
  in: 'query',
  isRequired: false,
  description: 'With `2`, a missing name is an empty list with status 200. Default: it has status 404.',
  schema: z.literal('2'),
}

const signedErrors = {
  400: 'The message, its timestamp or the coin type is invalid, or the message was used before.',
  401: 'The signature is not one of the address.',
  503: 'The signature cannot be verified, or the server cannot store the change.',
}

const changeErrors = {
  ...signedErrors,
  403: 'The address does not own the name.',
  404: 'The name is not registered.',
}

/** The endpoints of registered names. */
export const nameEndpoints: readonly Endpoint[] = [
  {
    operationId: 'registerName',
    method: 'post',
    path: '/v1/profile/account',
    summary: 'Register a name',
    description:
      'Registers a name for an account. The message is JSON with `name`, `attributes` and `timestamp`, which is at most 10 seconds from the time of the server.',
    parameters: [],
    request: signedNameRequestSchema,
    response: nameItemSchema,
    errors: { ...signedErrors, 409: 'The name is registered, or looks like a registered one.' },
  },
  {
    operationId: 'setNameAttributes',
    method: 'post',
    path: '/v1/profile/account/{name}/attributes',
    summary: 'Set the attributes of a name',
    description: 'Replaces the attributes of a name. The message is JSON with `attributes` and `timestamp`.',
    parameters: [nameParameter],
    request: signedNameRequestSchema,
    response: nameAttributesSchema,
    errors: changeErrors,
  },
  {
    operationId: 'setNameAddress',
    method: 'post',
    path: '/v1/profile/account/{name}/address',
    summary: 'Set an address of a name',
    description:
      'Sets the address of a name on one chain. The message is JSON with `coin_type`, `address` and `timestamp`.',
    parameters: [nameParameter],
    request: signedNameRequestSchema,
    response: nameAddressesSchema,
    errors: changeErrors,
  },
  {
    operationId: 'getName',
    method: 'get',
    path: '/v1/profile/account/{name}',
    summary: 'A registered name',
    description: 'The addresses and the attributes of a name.',
    parameters: [nameParameter, parameters.projectId, apiVersion],
    response: nameLookupResponseSchema,
    errors: { 400: 'The name is malformed.', 404: 'The name is not registered.' },
  },
  {
    operationId: 'getNamesOfAddress',
    method: 'get',
    path: '/v1/profile/reverse/{address}',
    summary: 'Names of an address',
    description: 'The names that an address has registered, the oldest first.',
    parameters: [parameters.address, parameters.projectId, apiVersion],
    response: namesResponseSchema,
    errors: { 400: 'The address is malformed.', 404: 'The address has no name.' },
  },
  {
    operationId: 'getNameSuggestions',
    method: 'get',
    path: '/v1/profile/suggestions/{name}',
    summary: 'Suggestions of names',
    description: 'Whether a name can be registered, and free names that start with it.',
    parameters: [
      {
        ...nameParameter,
        description: 'A label of at least three characters, such as `alice`, or a name in the zone.',
      },
      parameters.projectId,
      {
        name: 'zone',
        in: 'query',
        isRequired: false,
        description: 'The zone of the names, such as `example.eth`. Default: the first zone of the server.',
        schema: z.string().check(z.minLength(1)),
      },
    ],
    response: nameSuggestionsResponseSchema,
    errors: { 400: 'The label is malformed, or the server does not have the zone.' },
  },
]
