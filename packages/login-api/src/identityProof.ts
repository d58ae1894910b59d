import * as z from 'zod/mini'
// By name: `z.union` reads like a method of sets, which not every supported browser has.
import { union } from 'zod/mini'

/**
 * The proof that a provider has issued for a login: an ID token (OpenID Connect), whose nonce is the result of `getIdentityNonce`, or the access token of a provider
 * without ID tokens (OAuth 2.0).
 */
export type TokenProof = { readonly type: 'idToken' | 'accessToken'; readonly token: string }

/** A Sign In With Farcaster message, whose nonce is the result of `getFarcasterNonce`, and its signature by the custody account of the user. */
export type FarcasterProof = {
  readonly type: 'farcaster'
  readonly message: string
  readonly signature: `0x${string}`
}

/** Proof of a login with an account of a provider. */
export type IdentityProof = TokenProof | FarcasterProof

/** Schema of the proof of a provider with tokens. */
export const tokenProofSchema: z.ZodMiniType<TokenProof> = z.object({
  type: z.enum(['idToken', 'accessToken']),
  // The characters of a bearer token (RFC 6750 §2.1): a provider could ignore others, so that one token had several forms.
  token: z.string().check(z.maxLength(8192), z.regex(/^[A-Za-z0-9._~+/-]+=*$/)),
})

/** Schema of the proof of a Farcaster account. A contract account can have a signature of any length. */
export const farcasterProofSchema: z.ZodMiniType<FarcasterProof> = z.object({
  type: z.literal('farcaster'),
  message: z.string().check(z.minLength(1), z.maxLength(4096)),
  signature: z
    .templateLiteral(['0x', z.string().check(z.regex(/^(?:[0-9a-f]{2})+$/))])
    .check(z.refine((value) => value.length <= 8194)),
})

/** Schema of a proof. */
export const identityProofSchema: z.ZodMiniType<IdentityProof> = union([
  tokenProofSchema,
  farcasterProofSchema,
])
