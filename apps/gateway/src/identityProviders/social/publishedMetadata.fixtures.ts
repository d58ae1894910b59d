import type { ServerMetadata } from 'openid-client'

/** A discovery document of a provider, and the day on which it was read. */
export type PublishedMetadata = { readonly readOn: string; readonly metadata: ServerMetadata }

/**
 * What providers publish at `/.well-known/openid-configuration`, without the fields that no login reads. GitHub and X are not in the
 * archive. The tests have no network, so the days are those of the archive.
 *
 * @see https://github.com/panva/wellknown
 */
export const publishedMetadata = {
  google: {
    readOn: '2024-06-09',
    metadata: {
      issuer: 'https://accounts.google.com',
      authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
      token_endpoint: 'https://oauth2.googleapis.com/token',
      jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
      response_types_supported: [
        ...['code', 'token', 'id_token', 'code token', 'code id_token', 'token id_token'],
        ...['code token id_token', 'none'],
      ],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      code_challenge_methods_supported: ['plain', 'S256'],
    },
  },
  apple: {
    readOn: '2024-06-30',
    metadata: {
      issuer: 'https://appleid.apple.com',
      authorization_endpoint: 'https://appleid.apple.com/auth/authorize',
      token_endpoint: 'https://appleid.apple.com/auth/token',
      jwks_uri: 'https://appleid.apple.com/auth/keys',
      response_types_supported: ['code'],
      response_modes_supported: ['query', 'fragment', 'form_post'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'name'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    },
  },
  facebook: {
    readOn: '2024-07-02',
    metadata: {
      issuer: 'https://www.facebook.com',
      authorization_endpoint: 'https://facebook.com/dialog/oauth/',
      jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
      response_types_supported: ['id_token', 'token id_token'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
    },
  },
  discord: {
    readOn: '2024-05-05',
    metadata: {
      issuer: 'https://discord.com',
      authorization_endpoint: 'https://discord.com/api/oauth2/authorize',
      token_endpoint: 'https://discord.com/api/oauth2/token',
      jwks_uri: 'https://discord.com/api/oauth2/keys',
      response_types_supported: ['code', 'token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    },
  },
} as const satisfies Readonly<Record<string, PublishedMetadata>>
