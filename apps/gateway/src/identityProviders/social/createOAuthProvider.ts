import type { IdentityProof } from '@latchkit/login-api'
import { toSafeText } from '../../foundation/toSafeText.js'
import { createClient } from './createClient.js'
import type { OAuthDefinition } from './providers/ProviderDefinition.js'
import type { SocialIdentity, SocialProvider } from './SocialProvider.js'
import { SocialProviderError } from './SocialProviderError.js'
import type { SocialProviderSettings } from './SocialProviderSettings.js'

/**
 * Creates a provider without ID tokens (OAuth 2.0): the proof is an access token, whose owner the provider states.
 *
 * @param now Returns the current time in ms since 1970.
 */
export function createOAuthProvider(
  { issuer: builtIn, endpoints: defaults, scope, clientAuthentication, readIdentity }: OAuthDefinition,
  {
    id,
    clientId,
    clientSecret,
    clientAuthentication: chosen,
    issuer: given,
    endpoints: own,
  }: SocialProviderSettings,
  now: () => number,
): SocialProvider {
  const endpoints = {
    authorization: own?.authorization ?? defaults.authorization,
    token: own?.token ?? defaults.token,
    userInfo: own?.userInfo ?? defaults.userInfo,
  }
  const knownIssuer = given ?? (own ? undefined : builtIn)
  const server = {
    issuer: knownIssuer ?? new URL(endpoints.token).origin,
    authorization_endpoint: endpoints.authorization,
    token_endpoint: endpoints.token,
  }
  const create = () =>
    createClient(server, {
      ...{ clientId, secret: clientSecret, authentication: chosen ?? clientAuthentication, now },
    })

  async function verify(proof: IdentityProof): Promise<SocialIdentity> {
    if (proof.type !== 'accessToken') throw new SocialProviderError('refused', 'proof_type')
    const { token } = proof
    const response = await create().fetchUser(endpoints.userInfo, token)
    const body: unknown = await response.json().catch(() => undefined)
    const identity = readIdentity(body, response.headers, clientId)
    if (!identity) throw new SocialProviderError('refused', 'user_info')
    return { ...identity, userName: identity.userName && toSafeText(identity.userName) }
  }

  return {
    id,
    proofType: 'accessToken',
    getAuthorizationUrl: async (parameters) => create().getAuthorizationUrl({ scope, ...parameters }),
    async redeem({ code, redirectUri, verifier, issuer }) {
      if (clientSecret === undefined)
        throw new Error(`The provider ${id} has no clientSecret: only the login service can redeem codes.`)
      const { accessToken } = await create().redeem({
        code,
        redirectUri,
        verifier,
        ...(knownIssuer !== undefined && { issuer }),
      })
      const proof = { type: 'accessToken', token: accessToken } as const
      return { proof, identity: await verify(proof) }
    },
    verify,
  }
}
