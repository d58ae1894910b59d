import type { OpenIdDefinition } from './ProviderDefinition.js'

/**
 * Facebook: the code flow with PKCE for manually built logins, which needs no secret. Its discovery document has no token endpoint, so the
 * metadata is here. Facebook does not state whether an address is verified.
 */
export const facebook: OpenIdDefinition = {
  type: 'openid',
  server: {
    issuer: 'https://www.facebook.com',
    authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
    token_endpoint: 'https://graph.facebook.com/oauth/access_token',
    jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  },
  scope: 'openid public_profile',
  allowsPublicClient: true,
}
