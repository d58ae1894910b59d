import { isEmail } from '@latchkit/core/schema'
import * as z from 'zod/mini'

/** The response of `GET /auth/v1/nonce`. */
export type SignInNonceResponse = {
  /** The nonce of the message to sign: 128 random bits in hex. */
  readonly nonce: string
  /** The token that binds the nonce to the project and the origin: the header `x-nonce-jwt` of the sign-in. */
  readonly token: string
}

/** The body of `POST /auth/v1/authenticate`. */
export type SignInRequest = {
  /** The signed text (EIP-4361, CAIP-122). */
  readonly message: string
  /** In hex for `eip155`, in base58 or base64 for `solana`, in base64 for `bip122`. */
  readonly signature: string
}

/** The body of `POST /auth/v1/otp`. */
export type OtpRequest = {
  readonly email: string
  /** CAIP-10 id of the account that will sign in. */
  readonly account: string
}

/** The response of `POST /auth/v1/otp`. */
export type OtpResponse = {
  /** The header `x-otp` of the code, and then of the sign-in. */
  readonly uuid: string
}

/** The tokens of a session. */
export type SignInTokensResponse = {
  /** A JWT that a server can verify with `GET /auth/v1/jwks.json`. */
  readonly token: string
  /** Exchanged once for new tokens. */
  readonly refreshToken: string
  /** Lifetime of `token` in seconds. */
  readonly expiresIn: number
}

/** Data that an app stores for an account. */
export type AccountMetadata = Readonly<Record<string, unknown>>

/** The claims of a session. */
export type SignInClaims = {
  /** Origin of the app. */
  readonly aud: string
  /** Public URL of the server. */
  readonly iss: string
  /** Seconds since 1970. */
  readonly exp: number
  /** CAIP-10 id of the account. */
  readonly sub: string
  readonly address: string
  /** The reference of the chain, such as `1` of `eip155:1`. */
  readonly chainId: string
  readonly chainNamespace: string
  /** CAIP-2 id of the chain. */
  readonly caip2Network: string
  readonly uri: string
  readonly domain: string
  /** The id of the project. */
  readonly projectIdKey: string
  readonly projectUuid: string
  /** The same for each session of the account in the project. */
  readonly profileUuid: string
  readonly nonce: string
  /** The address that the user has confirmed with a code. */
  readonly email?: string | undefined
}

/** The response of `GET /auth/v1/me`. */
export type SignInMeResponse = SignInClaims & {
  /** With `includeAppKitAccount=true`. */
  readonly appKitAccount?: { readonly uuid: string; readonly metadata: AccountMetadata | null } | undefined
}

/** Maximum size of the metadata of an account, as JSON in UTF-8. */
export const maxMetadataBytes = 4_096

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength))

const metadata: z.ZodMiniType<AccountMetadata> = z.record(z.string(), z.unknown())

/** Schema of `GET /auth/v1/nonce`. */
export const signInNonceResponseSchema: z.ZodMiniType<SignInNonceResponse> = z.object({
  nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  token: text(4_096),
})

/** Schema of the body of `POST /auth/v1/authenticate`. Its other fields are ignored: the message alone counts. */
export const signInRequestSchema: z.ZodMiniType<SignInRequest> = z.object({
  message: text(16_384),
  // The longest: one of ERC-6492 with the code of an account.
  signature: text(131_072),
})

/** Schema of the body of `POST /auth/v1/otp`. */
export const otpRequestSchema: z.ZodMiniType<OtpRequest> = z.object({
  email: z.string().check(z.refine(isEmail, { error: 'must be an e-mail address' })),
  account: z.string().check(z.regex(/^[a-z0-9-]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/)),
})

/** Schema of the response of `POST /auth/v1/otp`. */
export const otpResponseSchema: z.ZodMiniType<OtpResponse> = z.object({ uuid: text(64) })

/** Schema of the body of `PUT /auth/v1/otp`. */
export const otpCodeSchema: z.ZodMiniType<{ readonly code: string }> = z.object({
  code: z.string().check(z.regex(/^\d{6}$/)),
})

/** Schema of the response of `PUT /auth/v1/otp`. */
export const otpVerifiedResponseSchema: z.ZodMiniType<{ readonly verified: boolean }> = z.object({
  verified: z.boolean(),
})

/** Schema of the tokens of a session. */
export const signInTokensResponseSchema: z.ZodMiniType<SignInTokensResponse> = z.object({
  token: text(8_192),
  refreshToken: text(256),
  expiresIn: z.number(),
})

/** Schema of the body of `POST /auth/v1/refresh`. */
export const refreshRequestSchema: z.ZodMiniType<{ readonly refreshToken: string }> = z.object({
  refreshToken: text(256),
})

/** Schema of `GET /auth/v1/me`. */
export const signInMeResponseSchema: z.ZodMiniType<SignInMeResponse> = z.object({
  aud: z.string(),
  iss: z.string(),
  exp: z.number(),
  sub: z.string(),
  address: z.string(),
  chainId: z.string(),
  chainNamespace: z.string(),
  caip2Network: z.string(),
  uri: z.string(),
  domain: z.string(),
  projectIdKey: z.string(),
  projectUuid: z.string(),
  profileUuid: z.string(),
  nonce: z.string(),
  email: z.optional(z.string()),
  appKitAccount: z.optional(z.object({ uuid: z.string(), metadata: z.nullable(metadata) })),
})

/** Schema of the body of `PUT /auth/v1/account-metadata`, and of its response. */
export const accountMetadataSchema: z.ZodMiniType<{ readonly metadata: AccountMetadata }> = z.object({
  metadata,
})

/** Schema of the response of `POST /auth/v1/sign-out`. */
export const signOutResponseSchema: z.ZodMiniType<{ readonly signedOut: boolean }> = z.object({
  signedOut: z.boolean(),
})

/**
 * Schema of `GET /auth/v1/jwks.json` (RFC 7517).
 *
 * @see https://www.rfc-editor.org/rfc/rfc7517
 */
export const jwksResponseSchema: z.ZodMiniType<{
  readonly keys: readonly Readonly<Record<string, unknown>>[]
}> = z.object({ keys: z.array(z.record(z.string(), z.unknown())) })
