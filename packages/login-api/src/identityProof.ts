import * as z from 'zod/mini'

/**
 * What a provider has issued for a login: an ID token (OpenID Connect), whose nonce is that of `getIdentityNonce`, or the access token of a provider
 * without ID tokens (OAuth 2.0).
 */
export type IdentityProof = { readonly type: 'idToken' | 'accessToken'; readonly token: string }

/** Schema of a proof. */
export const identityProofSchema: z.ZodMiniType<IdentityProof> = z.object({
  type: z.enum(['idToken', 'accessToken']),
  // The characters of a bearer token (RFC 6750 §2.1): a provider could ignore others, so that one token had several forms.
  token: z.string().check(z.maxLength(8192), z.regex(/^[A-Za-z0-9._~+/-]+=*$/)),
})
