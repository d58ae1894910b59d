import type { ServerMetadata } from 'openid-client'
import type { SocialIdentity } from '../SocialProvider.js'

/** The settings from which the secret of a client is made. */
export type ClientCredentials = {
  readonly clientId: string
  readonly clientSecret?: string | undefined
  readonly teamId?: string | undefined
  readonly keyId?: string | undefined
  readonly privateKey?: string | undefined
}

/** A provider with ID tokens (OpenID Connect). */
export type OpenIdDefinition = {
  readonly type: 'openid'
  /** Its issuer, whose metadata is discovered, or its metadata. */
  readonly server: string | ServerMetadata
  readonly scope: string
  /** Returns the secret of the client, if it is not the one of the settings. */
  readonly getClientSecret?: (credentials: ClientCredentials, now: number) => Promise<string | undefined>
  /** Whether codes can be redeemed with PKCE only. */
  readonly allowsPublicClient?: boolean
}

/** A provider without ID tokens (OAuth 2.0). */
export type OAuthDefinition = {
  readonly type: 'oauth'
  /** Issuer that it states as `iss` in its authorization responses (RFC 9207). */
  readonly issuer?: string
  readonly endpoints: { readonly authorization: string; readonly token: string; readonly userInfo: string }
  /** Empty: none. */
  readonly scope: string
  /** How the client authenticates to the token endpoint (RFC 6749 §2.3.1). */
  readonly clientAuthentication: 'body' | 'header'
  /**
   * Reads the response of the user info endpoint.
   *
   * @returns Undefined if the token was issued to another client, or the response is invalid.
   */
  readonly readIdentity: (body: unknown, headers: Headers, clientId: string) => SocialIdentity | undefined
}

/** Differences between providers. */
export type ProviderDefinition = OpenIdDefinition | OAuthDefinition
