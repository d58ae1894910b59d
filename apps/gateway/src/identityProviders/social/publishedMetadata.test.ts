import { expect, test } from 'vitest'
import { createClient } from './createClient.js'
import { findAuthentication, idTokenAlgorithms } from './createOpenIdProvider.js'
import { providerDefinitions } from './providers/providerDefinitions.js'
import { publishedMetadata } from './publishedMetadata.fixtures.js'

const { google, apple, facebook, discord } = publishedMetadata
const parameters = {
  redirectUri: 'https://frame.example.com/callback',
  state: 's',
  nonce: 'n',
  challenge: 'c',
}

function getOpenId(id: string) {
  const definition = providerDefinitions[id]
  if (definition?.type !== 'openid') throw new Error(`${id} has no ID tokens`)
  return definition
}

/** The endpoint that a login opens with this metadata. */
function getLoginEndpoint(metadata: Parameters<typeof createClient>[0], scope: string): string {
  const client = createClient({ ...metadata }, { clientId: 'client', now: Date.now })
  const { origin, pathname } = new URL(client.getAuthorizationUrl({ scope, ...parameters }))
  return origin + pathname
}

test.each([
  ['google', google],
  ['apple', apple],
  ['facebook', facebook],
] as const)('behavior: %s signs ID tokens with an algorithm that is accepted', (_id, { metadata }) => {
  expect(idTokenAlgorithms).toEqual(
    expect.arrayContaining([...metadata.id_token_signing_alg_values_supported]),
  )
})

test('default: the published metadata of Google are enough for a login with a code and PKCE', () => {
  const { server, scope } = getOpenId('google')
  const { metadata } = google
  // It is discovered, so the issuer must be the URL.
  expect(server).toBe(metadata.issuer)
  expect(getLoginEndpoint(metadata, scope)).toBe(metadata.authorization_endpoint)
  expect(findAuthentication(metadata)).toBe('body')
  expect(metadata.code_challenge_methods_supported).toContain('S256')
  expect(metadata.scopes_supported).toEqual(expect.arrayContaining(scope.split(' ')))
})

test('behavior: Apple has the endpoints that it publishes, and reads the secret from the body', () => {
  const { server, scope } = getOpenId('apple')
  expect(apple.metadata).toMatchObject(server as object)
  expect(getLoginEndpoint(apple.metadata, scope)).toBe(apple.metadata.authorization_endpoint)
  expect(findAuthentication(apple.metadata)).toBe('body')
  expect(apple.metadata.scopes_supported).toContain(scope)
})

test('behavior: Facebook has the issuer and the keys that it publishes, and publishes no token endpoint', () => {
  const { server } = getOpenId('facebook')
  const { issuer, jwks_uri } = facebook.metadata
  expect(server).toMatchObject({ issuer, jwks_uri })
  expect(facebook.metadata).not.toHaveProperty('token_endpoint')
  expect(facebook.metadata.response_types_supported).not.toContain('code')
})

test('behavior: Discord has the token endpoint that it publishes, for codes', () => {
  const definition = providerDefinitions.discord
  expect(definition).toMatchObject({
    type: 'oauth',
    issuer: discord.metadata.issuer,
    endpoints: { token: discord.metadata.token_endpoint },
  })
  expect(discord.metadata.response_types_supported).toContain('code')
})
