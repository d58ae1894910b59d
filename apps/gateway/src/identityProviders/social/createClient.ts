import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  clockSkew,
  fetchProtectedResource,
  None,
  type ServerMetadata,
} from 'openid-client'
import { isLocalOrigin } from '../../server/http/isLocalOrigin.js'
import { SocialProviderError } from './SocialProviderError.js'
import { toProviderError } from './toProviderError.js'

/** Options of a client. */
export type ClientOptions = {
  readonly clientId: string
  readonly secret?: string | undefined
  /** How the secret is sent (RFC 6749 §2.3.1). Default: in the body. */
  readonly authentication?: 'body' | 'header'
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

/**
 * A client of a provider (RFC 6749). Errors are a `SocialProviderError`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749
 */
export type Client = {
  readonly getAuthorizationUrl: (parameters: {
    readonly redirectUri: string
    readonly scope: string
    readonly state: string
    readonly nonce: string
    readonly challenge: string
  }) => string
  /**
   * Redeems a code.
   *
   * @param parameters.nonce Expected nonce of the ID token. Without it, the response has none.
   * @param parameters.issuer Issuer that the authorization response states (RFC 9207).
   */
  readonly redeem: (parameters: {
    readonly code: string
    readonly redirectUri: string
    readonly verifier: string
    readonly nonce?: string
    readonly issuer?: string | undefined
  }) => Promise<{ readonly accessToken: string; readonly idToken: string | undefined }>
  /** Sends a request with an access token. Returns a response with the status 200. */
  readonly fetchUser: (url: string, accessToken: string) => Promise<Response>
}

const timeoutSeconds = 10

/** Creates a client. */
export function createClient(
  server: ServerMetadata,
  { clientId, secret, authentication, now }: ClientOptions,
): Client {
  const metadata = { [clockSkew]: Math.round((now() - Date.now()) / 1_000) }
  const config = new Configuration(server, clientId, metadata, getAuthentication(secret, authentication))
  config.timeout = timeoutSeconds
  if (isLocalOrigin(server.issuer)) allowInsecureRequests(config)

  return {
    getAuthorizationUrl: ({ redirectUri, scope, state, nonce, challenge }) =>
      buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        ...(scope !== '' && { scope }),
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).href,
    async redeem({ code, redirectUri, verifier, nonce, issuer: stated }) {
      // A provider that states its issuer in every response does so in this one too (RFC 9207 §2.4).
      const isRequired = server.authorization_response_iss_parameter_supported === true
      const issuer = stated ?? (isRequired ? undefined : server.issuer)
      if (issuer !== server.issuer) throw new SocialProviderError('refused', 'iss')
      const url = new URL(redirectUri)
      url.search = new URLSearchParams({ code, iss: issuer }).toString()
      try {
        const tokens = await authorizationCodeGrant(config, url, {
          pkceCodeVerifier: verifier,
          ...(nonce !== undefined && { expectedNonce: nonce }),
        })
        return { accessToken: tokens.access_token, idToken: tokens.id_token }
      } catch (error) {
        throw toProviderError(error)
      }
    },
    async fetchUser(url, accessToken) {
      try {
        const headers = new Headers({ accept: 'application/json' })
        const response = await fetchProtectedResource(
          config,
          accessToken,
          new URL(url),
          'GET',
          undefined,
          headers,
        )
        if (response.status === 200) return response
        throw new SocialProviderError(
          response.status >= 500 ? 'unavailable' : 'refused',
          `status_${response.status}`,
        )
      } catch (error) {
        throw toProviderError(error)
      }
    },
  }
}

function getAuthentication(
  secret: string | undefined,
  authentication: ClientOptions['authentication'],
): ClientAuth {
  if (secret === undefined) return None()
  return authentication === 'header' ? ClientSecretBasic(secret) : ClientSecretPost(secret)
}
