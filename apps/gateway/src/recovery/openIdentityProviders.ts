import { GatewayError } from '../foundation/GatewayError.js'
import { createFarcasterVerifier } from '../identityProviders/farcaster/createFarcasterVerifier.js'
import { createSocialProviders } from '../identityProviders/social/createSocialProviders.js'
import type { SocialProviderSettings } from '../identityProviders/social/SocialProviderSettings.js'
import type { IdentityProvider, RecoveryContext } from './RecoveryContext.js'
import type { RecoverySettings } from './RecoverySettings.js'
import { readIdentityProviders } from './readIdentityProviders.js'

type IdentitySettings = Pick<
  RecoverySettings,
  'identityProvidersFile' | 'frameOrigin' | 'farcasterRpcUrl' | 'farcasterIdRegistry'
> & { readonly identityProviders?: readonly SocialProviderSettings[] | undefined }

/**
 * Creates the providers whose accounts recover wallets, by id: the providers of the list, and Farcaster.
 *
 * @param now Returns the current time in ms since 1970.
 * @throws GatewayError if the settings are invalid.
 */
export function openIdentityProviders(
  settings: IdentitySettings,
  now: () => number,
): RecoveryContext['identityProviders'] {
  const { frameOrigin, farcasterRpcUrl: rpcUrl, farcasterIdRegistry: idRegistry } = settings
  const list = readIdentityProviders(settings.identityProviders ?? settings.identityProvidersFile)
  const providers: Map<string, IdentityProvider> = new Map(createSocialProviders(list, now))
  if (rpcUrl === undefined) return providers
  if (frameOrigin === undefined)
    throw new GatewayError('FRAME_ORIGIN must be the origin of the login frame, if FARCASTER_RPC_URL is set.')
  return providers.set('farcaster', createFarcasterVerifier({ rpcUrl, idRegistry, frameOrigin, now }))
}
