import type { CapabilityParts } from '../server/capabilities/CapabilityParts.js'
import { toStatus, unsupported } from '../server/capabilities/toCapability.js'
import { getProjectOrigins } from '../server/projects/getProjectOrigins.js'
import type { LoginConfig } from './service/readLogin.js'

/** Tells the ways to log in. */
export function createLoginCapability({
  frameOrigin,
  socials = [],
  farcaster,
}: Pick<LoginConfig, 'frameOrigin' | 'socials' | 'farcaster'>): Pick<CapabilityParts['server'], 'login'> {
  const available = toStatus(undefined)
  return {
    login: ({ project }) => ({
      ...available,
      frameOrigin,
      origins: getProjectOrigins(project),
      email: available,
      passkey: available,
      farcaster: farcaster ? available : unsupported,
      socials: Object.fromEntries(socials.map(({ id }) => [id, available])),
    }),
  }
}
