import { createOAuthProvider } from './createOAuthProvider.js'
import { createOpenIdProvider } from './createOpenIdProvider.js'
import { providerDefinitions } from './providers/providerDefinitions.js'
import type { SocialProvider } from './SocialProvider.js'
import type { SocialProviderSettings } from './SocialProviderSettings.js'

/**
 * Creates the providers of social logins, by id. Makes no request until a provider is used.
 *
 * @param now Returns the current time in ms since 1970.
 */
export function createSocialProviders(
  settings: readonly SocialProviderSettings[],
  now: () => number,
): ReadonlyMap<string, SocialProvider> {
  return new Map(settings.map((provider) => [provider.id, createProvider(provider, now)]))
}

function createProvider(settings: SocialProviderSettings, now: () => number): SocialProvider {
  const { id, issuer } = settings
  const definition = Object.hasOwn(providerDefinitions, id) ? providerDefinitions[id] : undefined
  if (definition?.type === 'oauth') return createOAuthProvider(definition, settings, now)
  if (definition)
    return createOpenIdProvider({ ...definition, ...(issuer && { server: issuer }) }, settings, now)
  if (issuer === undefined) throw new Error(`The provider must have an issuer, got ${id} without one.`)
  return createOpenIdProvider(
    { type: 'openid', server: issuer, scope: 'openid email profile' },
    settings,
    now,
  )
}
