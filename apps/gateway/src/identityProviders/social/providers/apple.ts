import { importPKCS8, SignJWT } from 'jose'
import type { OpenIdDefinition } from './ProviderDefinition.js'

const issuer = 'https://appleid.apple.com'

/**
 * Apple. Its discovery document has stated another issuer than its tokens in the past, so the metadata is here. The scopes `name` and `email` need the response mode `form_post`, which a static callback page cannot receive, so only `openid` is
 * requested. The secret of the client is a JWT (ES256) that is signed with a key of the developer team.
 */
export const apple: OpenIdDefinition = {
  type: 'openid',
  server: {
    issuer,
    authorization_endpoint: `${issuer}/auth/authorize`,
    token_endpoint: `${issuer}/auth/token`,
    jwks_uri: `${issuer}/auth/keys`,
  },
  scope: 'openid',
  async getClientSecret({ clientId, clientSecret, teamId, keyId, privateKey }, now) {
    if (teamId === undefined || keyId === undefined || privateKey === undefined) return clientSecret
    const seconds = Math.floor(now / 1_000)
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .sign(await importPKCS8(privateKey, 'ES256'))
  },
}
