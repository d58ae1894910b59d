import { providerDefinitions } from './providers/providerDefinitions.js'
import type { SocialProviderSettings } from './SocialProviderSettings.js'

/** Whether the settings of a provider have what the redemption of codes needs: a secret, or for Apple the key that signs it. */
export function canRedeem({ id, clientSecret, privateKey }: SocialProviderSettings): boolean {
  const definition = Object.hasOwn(providerDefinitions, id) ? providerDefinitions[id] : undefined
  if (clientSecret !== undefined) return true
  if (definition?.type !== 'openid') return false
  return (
    definition.allowsPublicClient === true ||
    (definition.getClientSecret !== undefined && privateKey !== undefined)
  )
}
