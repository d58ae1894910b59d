import type { IdentityProof } from '@latchkit/login-api'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { allowInsecureRequests, discovery, type ServerMetadata } from 'openid-client'
import * as z from 'zod/mini'
import { createCache } from '../../foundation/createCache.js'
import { toSafeText } from '../../foundation/toSafeText.js'
import { isLocalOrigin } from '../../server/http/isLocalOrigin.js'
import { createClient } from './createClient.js'
import type { OpenIdDefinition } from './providers/ProviderDefinition.js'
import type { SocialIdentity, SocialProvider } from './SocialProvider.js'
import { SocialProviderError } from './SocialProviderError.js'
import type { SocialProviderSettings } from './SocialProviderSettings.js'
import { toProviderError } from './toProviderError.js'

type Server = { readonly metadata: ServerMetadata; readonly getKey: ReturnType<typeof createRemoteJWKSet> }

const timeoutSeconds = 5
const metadataAgeMs = 3_600_000
/** Time between two requests of the keys: a provider may replace them at once, and logins fail until they are requested again. */
const keysPauseMs = 1_000
/** A proof is verified during the login in which it was issued. */
const maxAgeSeconds = 600
/** Accepted difference between the clocks. */
const skewSeconds = 30
/** Only signatures with a public key: neither `none` nor HMAC. */
export const idTokenAlgorithms: string[] = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
]

const optionalText = z.catch(z.optional(z.string()), undefined)
const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  azp: z.optional(z.string()),
  nonce: z.string(),
  email: z.catch(z.optional(z.email()), undefined),
  // Apple writes booleans as text.
  email_verified: z.catch(z.optional(z.union([z.boolean(), z.string()])), undefined),
  name: optionalText,
  preferred_username: optionalText,
  nickname: optionalText,
})

/**
 * Creates a provider with ID tokens (OpenID Connect Core 1.0).
 *
 * @param now Returns the current time in ms since 1970.
 */
export function createOpenIdProvider(
  definition: OpenIdDefinition,
  settings: SocialProviderSettings,
  now: () => number,
): SocialProvider {
  const { scope, getClientSecret, allowsPublicClient = false } = definition
  const { id, clientId, clientSecret, clientAuthentication } = settings
  const servers = createCache<Server>({ maxAgeMs: metadataAgeMs, maxKeys: 1, now })

  async function loadServer(): Promise<Server> {
    const { server } = definition
    const metadata = typeof server === 'string' ? await discover(server, clientId) : server
    const { jwks_uri: keysUrl, issuer } = metadata
    if (keysUrl === undefined || !(keysUrl.startsWith('https://') || isLocalOrigin(issuer)))
      throw new SocialProviderError('unavailable', 'jwks_uri')
    return {
      metadata,
      getKey: createRemoteJWKSet(new URL(keysUrl), {
        timeoutDuration: timeoutSeconds * 1_000,
        cooldownDuration: keysPauseMs,
      }),
    }
  }

  const getServer = () =>
    servers.get('', loadServer).catch((error: unknown) => {
      throw error instanceof SocialProviderError
        ? error
        : new SocialProviderError('unavailable', toProviderError(error).code, { cause: error })
    })

  async function verify(proof: IdentityProof, nonce: string): Promise<SocialIdentity> {
    if (proof.type !== 'idToken') throw new SocialProviderError('refused', 'proof_type')
    const { token } = proof
    const { metadata, getKey } = await getServer()
    try {
      const { payload } = await jwtVerify(token, getKey, {
        algorithms: idTokenAlgorithms,
        issuer: metadata.issuer,
        audience: clientId,
        currentDate: new Date(now()),
        maxTokenAge: maxAgeSeconds,
        clockTolerance: skewSeconds,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      })
      const claims = claimsSchema.parse(payload)
      if (claims.nonce !== nonce) throw new SocialProviderError('refused', 'nonce')
      // Tokens for several clients name the one that requested them (OpenID Connect Core 1.0 §3.1.3.7).
      const isShared = Array.isArray(payload.aud) && payload.aud.length > 1
      if ((isShared || claims.azp !== undefined) && claims.azp !== clientId)
        throw new SocialProviderError('refused', 'azp')
      const isEmailVerified = claims.email_verified === true || claims.email_verified === 'true'
      const name = claims.name ?? claims.preferred_username ?? claims.nickname
      return {
        subject: claims.sub,
        email: isEmailVerified ? claims.email : undefined,
        userName: name && toSafeText(name),
      }
    } catch (error) {
      throw toProviderError(error)
    }
  }

  return {
    id,
    proofType: 'idToken',
    async getAuthorizationUrl(parameters) {
      const { metadata } = await getServer()
      return createClient(metadata, { clientId, now }).getAuthorizationUrl({ scope, ...parameters })
    },
    async redeem({ nonce, ...parameters }) {
      const secret = getClientSecret ? await getClientSecret(settings, now()) : clientSecret
      if (secret === undefined && !allowsPublicClient)
        throw new Error(`The provider ${id} has no clientSecret: only the login service can redeem codes.`)
      const { metadata } = await getServer()
      const authentication = clientAuthentication ?? findAuthentication(metadata)
      const { idToken } = await createClient(metadata, { clientId, secret, authentication, now }).redeem({
        nonce,
        ...parameters,
      })
      if (idToken === undefined) throw new SocialProviderError('refused', 'no_id_token')
      const proof = { type: 'idToken', token: idToken } as const
      return { proof, identity: await verify(proof, nonce) }
    },
    verify,
  }
}

/** Returns how a provider accepts secrets: in the body, unless its metadata list only the header. */
export function findAuthentication({
  token_endpoint_auth_methods_supported: methods,
}: ServerMetadata): 'header' | 'body' {
  const isHeaderOnly = methods?.includes('client_secret_basic') && !methods.includes('client_secret_post')
  return isHeaderOnly ? 'header' : 'body'
}

async function discover(issuer: string, clientId: string): Promise<ServerMetadata> {
  const execute = isLocalOrigin(issuer) ? [allowInsecureRequests] : []
  const config = await discovery(new URL(issuer), clientId, undefined, undefined, {
    timeout: timeoutSeconds,
    execute,
  })
  // Only data: the helper functions of the metadata cannot be copied.
  return JSON.parse(JSON.stringify(config.serverMetadata())) as ServerMetadata
}
