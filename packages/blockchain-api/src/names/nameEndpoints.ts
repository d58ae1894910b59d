import * as z from 'zod/mini'
import type { Endpoint, EndpointParameter } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import { ccipRequestSchema, ccipResponseSchema } from './ccipSchema.js'
import {
  nameAddressesSchema,
  nameAttributesSchema,
  nameItemSchema,
  nameLookupResponseSchema,
  nameNonceResponseSchema,
  nameSuggestionsResponseSchema,
  namesResponseSchema,
  nameZonesResponseSchema,
} from './nameSchema.js'
import { signedNameRequestSchema } from './signedNameSchema.js'

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
  400: 'The message, its server, its nonce or the coin type is invalid, or the nonce was used before.',
  401: 'The signature is not one of the typed data by the address.',
  503: 'The signature cannot be verified, or the server cannot store the change.',
}

const changeErrors = {
  ...signedErrors,
  403: 'The address does not own the name.',
  404: 'The name is not registered.',
}

const lookupErrors = {
  400: 'The lookup is malformed, or its name is in none of the zones.',
  404: 'The server does not sign lookups, or the record is of another kind.',
}

/** The endpoints of registered names. */
export const nameEndpoints: readonly Endpoint[] = [
  {
    operationId: 'registerName',
    method: 'post',
    path: '/v1/profile/account',
    summary: 'Register a name',
    description:
      'Registers a name for an account. The message is that of the typed data `RegisterName` (EIP-712), as JSON: `purpose`, `name`, `zone`, `gateway` (the public URL of the server), `owner`, `nonce`, and `attributes` as a list of `key` and `value`.',
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
    description:
      'Replaces the attributes of a name. The message is that of the typed data `SetNameAttributes`, with the fields of a registration.',
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
      'Sets the address of a name on one chain. The message is that of the typed data `SetNameAddress`, with `coinType` and `address` in place of `attributes`.',
    parameters: [nameParameter],
    request: signedNameRequestSchema,
    response: nameAddressesSchema,
    errors: changeErrors,
  },
  {
    operationId: 'releaseName',
    method: 'post',
    path: '/v1/profile/account/{name}/release',
    summary: 'Release a name',
    description:
      'Removes the addresses and the attributes of a name. The message is that of the typed data `ReleaseName`, without `attributes`. The name is free after 30 days.',
    parameters: [nameParameter],
    request: signedNameRequestSchema,
    response: nameItemSchema,
    errors: changeErrors,
  },
  {
    operationId: 'getNameNonce',
    method: 'get',
    path: '/v1/profile/nonce',
    summary: 'A nonce for a change of a name',
    description: 'A nonce that an account signs with a change. It is valid for 5 minutes, and once.',
    parameters: [parameters.projectId],
    response: nameNonceResponseSchema,
    errors: { 404: 'The server has no names.' },
  },
  {
    operationId: 'getNameZones',
    method: 'get',
    path: '/v1/profile/zones',
    summary: 'Zones of names',
    description: 'The zones in which names can be registered.',
    parameters: [parameters.projectId],
    response: nameZonesResponseSchema,
    errors: { 404: 'The server has no names.' },
  },
  {
    operationId: 'lookUpName',
    method: 'get',
    path: '/v1/ccip/{sender}/{data}.json',
    summary: 'A record of a name, for ENS',
    description:
      'Answers a lookup of CCIP-Read (ERC-3668) for a wildcard resolver (ENSIP-10), with a signature for this resolver and this request. Needs no project.',
    parameters: [
      {
        name: 'sender',
        in: 'path',
        isRequired: true,
        description: 'Address of the resolver.',
        schema: z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)),
      },
      {
        name: 'data',
        in: 'path',
        isRequired: true,
        description: 'A call of `resolve(bytes name, bytes data)`, as hex.',
        schema: z.string().check(z.regex(/^0x([\da-fA-F]{2})*$/)),
      },
    ],
    response: ccipResponseSchema,
    errors: lookupErrors,
  },
  {
    operationId: 'lookUpNameByPost',
    method: 'post',
    path: '/v1/ccip',
    summary: 'A record of a name, for ENS',
    description: 'The same as `GET /v1/ccip/{sender}/{data}.json`, with a body.',
    parameters: [],
    request: ccipRequestSchema,
    response: ccipResponseSchema,
    errors: lookupErrors,
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
