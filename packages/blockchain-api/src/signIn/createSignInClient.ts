import { SignInError } from '@latchkit/core/errors'
import type { Backend } from '../Backend.js'
import { request } from '../request.js'
import {
  type AccountMetadata,
  accountMetadataSchema,
  type OtpRequest,
  otpResponseSchema,
  otpVerifiedResponseSchema,
  type SignInMeResponse,
  type SignInNonceResponse,
  type SignInRequest,
  type SignInTokensResponse,
  signInMeResponseSchema,
  signInNonceResponseSchema,
  signInTokensResponseSchema,
  signOutResponseSchema,
} from './signInSchema.js'

/** The endpoints of the sign-in. A session that has ended, and a refused message, reject with `SignInError`. */
export type SignInClient = {
  readonly getNonce: () => Promise<SignInNonceResponse>
  readonly sendCode: (body: OtpRequest) => Promise<string>
  readonly verifyCode: (uuid: string, code: string) => Promise<void>
  /** @param uuid The id of a code that was verified. */
  readonly authenticate: (
    signed: SignInRequest,
    nonceToken: string,
    uuid: string | undefined,
  ) => Promise<SignInTokensResponse>
  readonly refresh: (refreshToken: string) => Promise<SignInTokensResponse>
  readonly getMe: (token: string) => Promise<SignInMeResponse>
  readonly setMetadata: (token: string, metadata: AccountMetadata) => Promise<void>
  readonly signOut: (token: string) => Promise<void>
}

/** The fields of the refusals that concern the project, and not the sign-in. */
const projectFields = ['projectId', 'origin', 'path', 'rate_limited', 'retry_later', '']

/** Creates the client of the endpoints. Only reads are repeated: a nonce and a refresh token are valid once. */
export function createSignInClient(backend: Backend): SignInClient {
  const once = { ...backend, retries: 0 }
  // The requests end with their time-out: a lost refresh token would end the session.
  const { signal } = new AbortController()
  const toError =
    (step: SignInError['step']) =>
    ({ status, field, description }: { status: number; field: string; description: string }) =>
      status >= 500 || projectFields.includes(field)
        ? undefined
        : new SignInError({ step, reason: `the server has refused it (${field}): ${description}` })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  return {
    getNonce: () =>
      request(backend, {
        path: '/auth/v1/nonce',
        query: {},
        signal,
        parse: (body) => signInNonceResponseSchema.parse(body),
      }),
    sendCode: (body) =>
      request(once, {
        path: '/auth/v1/otp',
        query: {},
        body,
        signal,
        parse: (response) => otpResponseSchema.parse(response).uuid,
      }),
    verifyCode: (uuid, code) =>
      request(once, {
        path: '/auth/v1/otp',
        query: {},
        body: { code },
        method: 'PUT',
        headers: { 'x-otp': uuid },
        signal,
        toError: toError('addSession'),
        parse: (response) => void otpVerifiedResponseSchema.parse(response),
      }),
    authenticate: (signed, nonceToken, uuid) =>
      request(once, {
        path: '/auth/v1/authenticate',
        query: {},
        body: signed,
        headers: { 'x-nonce-jwt': `Bearer ${nonceToken}`, ...(uuid !== undefined && { 'x-otp': uuid }) },
        signal,
        toError: toError('addSession'),
        parse: (body) => signInTokensResponseSchema.parse(body),
      }),
    refresh: (refreshToken) =>
      request(once, {
        path: '/auth/v1/refresh',
        query: {},
        body: { refreshToken },
        signal,
        toError: toError('getSessions'),
        parse: (body) => signInTokensResponseSchema.parse(body),
      }),
    getMe: (token) =>
      request(backend, {
        path: '/auth/v1/me',
        query: { includeAppKitAccount: 'true' },
        headers: bearer(token),
        signal,
        toError: toError('getSessions'),
        parse: (body) => signInMeResponseSchema.parse(body),
      }),
    setMetadata: (token, metadata) =>
      request(once, {
        path: '/auth/v1/account-metadata',
        query: {},
        body: { metadata },
        method: 'PUT',
        headers: bearer(token),
        signal,
        toError: toError('getSessions'),
        parse: (body) => void accountMetadataSchema.parse(body),
      }),
    signOut: (token) =>
      request(once, {
        path: '/auth/v1/sign-out',
        query: {},
        body: {},
        headers: bearer(token),
        signal,
        toError: toError('revokeSession'),
        parse: (body) => void signOutResponseSchema.parse(body),
      }),
  }
}
