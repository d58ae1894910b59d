import type { IdentityProof, TokenProof } from '@latchkit/login-api'

/** Statement of a provider about a user. */
export type SocialIdentity = {
  /** The provider's id of the account: it never changes, unlike addresses and names. */
  readonly subject: string
  /** An e-mail address that the provider has verified. */
  readonly email?: string | undefined
  /** Name for the user's eyes only. */
  readonly userName?: string | undefined
}

/** A provider of accounts for social logins. Both services use it: the login service as a client, the recovery service to verify proofs. */
export type SocialProvider = {
  /** `google`, `github`, `apple`, `facebook`, `x`, `discord`, or the id of another OpenID provider. */
  readonly id: string
  readonly proofType: TokenProof['type']
  /** The address at the provider. `challenge`: PKCE S256. */
  readonly getAuthorizationUrl: (parameters: {
    readonly redirectUri: string
    readonly state: string
    readonly nonce: string
    readonly challenge: string
  }) => Promise<string>
  /** Redeems a code: needs the secret of the client, which only the login service has. */
  readonly redeem: (parameters: {
    readonly code: string
    readonly redirectUri: string
    readonly verifier: string
    readonly nonce: string
    /** The parameter `iss` of the authorization response, if there is one (RFC 9207). */
    readonly issuer?: string | undefined
  }) => Promise<{ readonly proof: TokenProof; readonly identity: SocialIdentity }>
  /** Verifies a proof with the provider: signature, issuer, audience, times and nonce of an ID token, or the owner of an access token. */
  readonly verify: (proof: IdentityProof, nonce: string) => Promise<SocialIdentity>
}
