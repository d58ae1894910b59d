/** A provider of accounts that the devnet replaces. */
export type IdentityProviderDetails = {
  readonly id: string
  readonly name: string
  /** `openid`: issues ID tokens. Others issue access tokens only (OAuth 2.0), for this route. */
  readonly protocol: 'openid' | 'oauth'
  /** Route of the owner of an access token, below the path of the provider. */
  readonly userPath?: '/user' | '/2/users/me' | '/oauth2/@me'
}

/** All providers, as users know them. */
export const identityProviders: readonly IdentityProviderDetails[] = [
  { id: 'google', name: 'Google', protocol: 'openid' },
  { id: 'apple', name: 'Apple', protocol: 'openid' },
  { id: 'facebook', name: 'Facebook', protocol: 'openid' },
  { id: 'discord', name: 'Discord', protocol: 'oauth', userPath: '/oauth2/@me' },
  { id: 'github', name: 'GitHub', protocol: 'oauth', userPath: '/user' },
  { id: 'x', name: 'X', protocol: 'oauth', userPath: '/2/users/me' },
]
