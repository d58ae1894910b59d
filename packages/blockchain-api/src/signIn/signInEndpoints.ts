import * as z from 'zod/mini'
import type { Endpoint, EndpointParameter } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import {
  accountMetadataSchema,
  jwksResponseSchema,
  otpCodeSchema,
  otpRequestSchema,
  otpResponseSchema,
  otpVerifiedResponseSchema,
  refreshRequestSchema,
  signInMeResponseSchema,
  signInNonceResponseSchema,
  signInRequestSchema,
  signInTokensResponseSchema,
  signOutResponseSchema,
} from './signInSchema.js'

const { projectId } = parameters

const bearer = (name: string, description: string): EndpointParameter => ({
  name,
  in: 'header',
  isRequired: true,
  description,
  schema: z.string().check(z.regex(/^Bearer /i)),
})

const authorization = bearer('authorization', 'The token of the session, as `Bearer …`.')

const otp = (isRequired: boolean): EndpointParameter => ({
  name: 'x-otp',
  in: 'header',
  isRequired,
  description: 'The `uuid` of the code.',
  schema: z.string(),
})

const missing = { 404: 'The server has no sign-in.' }
const refused = {
  ...missing,
  401: 'The project is unknown, or the token is invalid, expired or revoked.',
  403: 'The origin is another one than that of the session, or not one of the project.',
}

/** The endpoints of the sign-in with an account. */
export const signInEndpoints: readonly Endpoint[] = [
  {
    operationId: 'getSignInNonce',
    method: 'get',
    path: '/auth/v1/nonce',
    summary: 'Create a nonce',
    description:
      'Creates a nonce for one sign-in, which is valid for 5 minutes in the project, and in the origin of the request.',
    parameters: [projectId],
    response: signInNonceResponseSchema,
    errors: { ...missing, 403: 'The origin is not one of the project.' },
  },
  {
    operationId: 'sendSignInCode',
    method: 'post',
    path: '/auth/v1/otp',
    summary: 'Send a code by e-mail',
    description:
      'Sends a code of six digits to an address. The sign-in of the account then has the claim `email`. The response is the same for each address.',
    parameters: [projectId],
    request: otpRequestSchema,
    response: otpResponseSchema,
    errors: {
      404: 'The server has no sign-in, or sends no e-mails.',
      400: 'The body is malformed.',
      401: 'The project is unknown.',
      403: 'The project does not list the origin, or the request has none.',
      429: 'Too many codes: `Retry-After` says when to try again.',
      503: 'The e-mail cannot be sent at the moment.',
    },
  },
  {
    operationId: 'verifySignInCode',
    method: 'put',
    path: '/auth/v1/otp',
    summary: 'Verify the code',
    description:
      'Verifies the code. There are five attempts. The sign-in follows within 10 minutes, with the same `x-otp`.',
    parameters: [projectId, otp(true)],
    request: otpCodeSchema,
    response: otpVerifiedResponseSchema,
    errors: {
      404: 'The server has no sign-in, or sends no e-mails.',
      400: 'The body is malformed, or the code is wrong, used or expired.',
      401: 'The project is unknown.',
      403: 'The project does not list the origin, or the request has none.',
      429: 'Too many wrong codes: `Retry-After` says when to try again.',
    },
  },
  {
    operationId: 'authenticate',
    method: 'post',
    path: '/auth/v1/authenticate',
    summary: 'Sign in',
    description:
      'Verifies a signed message (EIP-4361, CAIP-122), and begins a session. Domain and URI of the message must be those of the origin of the request. `field` of an error is the reason of the refusal.',
    parameters: [projectId, bearer('x-nonce-jwt', 'The token of the nonce, as `Bearer …`.'), otp(false)],
    request: signInRequestSchema,
    response: signInTokensResponseSchema,
    errors: {
      ...missing,
      400: 'The body, the message or the signature is malformed.',
      401: 'The project is unknown, or the nonce, a field, a time or the signature is invalid.',
      403: 'The project does not list the origin, or the request has none.',
      413: 'The body is too large.',
      503: 'The signature cannot be verified at the moment, or the server cannot store the session.',
    },
  },
  {
    operationId: 'refreshSignIn',
    method: 'post',
    path: '/auth/v1/refresh',
    summary: 'Refresh a session',
    description:
      'Exchanges a refresh token for new tokens. One that was used before ends the session, except the previous one, once in 30 seconds: its response may have been lost.',
    parameters: [projectId],
    request: refreshRequestSchema,
    response: signInTokensResponseSchema,
    errors: { ...refused, 400: 'The body is malformed.' },
  },
  {
    operationId: 'getSignedIn',
    method: 'get',
    path: '/auth/v1/me',
    summary: 'Get the session',
    description: 'Returns the claims of a session that has not ended.',
    parameters: [
      projectId,
      authorization,
      {
        name: 'includeAppKitAccount',
        in: 'query',
        isRequired: false,
        description: 'With `true`, the response contains the metadata of the account.',
        schema: z.enum(['true', 'false']),
      },
    ],
    response: signInMeResponseSchema,
    errors: refused,
  },
  {
    operationId: 'setAccountMetadata',
    method: 'put',
    path: '/auth/v1/account-metadata',
    summary: 'Set the metadata of the account',
    description: 'Replaces the metadata: a JSON object of at most 4,096 bytes.',
    parameters: [projectId, authorization],
    request: accountMetadataSchema,
    response: accountMetadataSchema,
    errors: {
      ...refused,
      400: 'The body is malformed, or the metadata is too large.',
      413: 'The body is too large.',
      503: 'The server cannot store the metadata.',
    },
  },
  {
    operationId: 'signOut',
    method: 'post',
    path: '/auth/v1/sign-out',
    summary: 'Sign out',
    description: 'Ends the session. The token may have expired.',
    parameters: [projectId, authorization],
    response: signOutResponseSchema,
    errors: refused,
  },
  {
    operationId: 'getSignInKeys',
    method: 'get',
    path: '/auth/v1/jwks.json',
    summary: 'Get the keys of the tokens',
    description: 'Returns the public keys that verify the tokens of sessions, as a JWK set (RFC 7517).',
    parameters: [],
    response: jwksResponseSchema,
    errors: missing,
  },
]
