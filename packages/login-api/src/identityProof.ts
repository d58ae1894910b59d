import * as z from 'zod/mini'

/**
 * What a provider has issued for a login: an ID token (OpenID Connect), whose nonce is that of `getIdentityNonce`, or the access token of a provider
 * without ID tokens (OAuth 2.0).
 */
export type IdentityProof = { readonly type: 'idToken' | 'accessToken'; readonly token: string }

/** Schema of a proof. */
export const identityProofSchema: z.ZodMiniType<IdentityProof> = z.object({
  type: z.enum(['idToken', 'accessToken']),
  token: z.string().check(z.minLength(1), z.maxLength(8192)),
})
