import type { KitState } from '../../../engine/types.js'
import { balanceRetryBlockMs, capabilitiesCacheMs } from '../../../foundation/limits.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Capability, ChainCapabilities } from '../../../ports/Capabilities.js'
import type { CapabilitiesState } from './types.js'

/**
 * Whether the app's server has something.
 *
 * - `unknown`: the server was not asked, did not answer, or is of an older version. Nothing is hidden because of it.
 * - `available`: an empty list means that there is nothing.
 * - `failing`: it has failed for now. It is worth another try.
 * - `absent`: the server does not have it. A list says so, and never that it is empty.
 */
export type Availability = 'unknown' | 'available' | 'failing' | 'absent'

type State = Pick<KitState, 'capabilities'>

/** Returns whether the server has something on a chain. It has nothing on a chain that its answer does not name. */
export function getChainAvailability(
  { capabilities }: State,
  chainId: CaipNetworkId,
  name: keyof ChainCapabilities,
): Availability {
  const chains = capabilities?.capabilities?.chains
  if (!chains) return 'unknown'
  // Not `chains[chainId]`: the ids come from the server.
  return Object.hasOwn(chains, chainId) ? toAvailability(chains[chainId]?.[name]) : 'absent'
}

/** Returns whether the server has something that is not of one chain. */
export function getServerAvailability({ capabilities }: State, name: 'onramp' | 'names'): Availability {
  return toAvailability(capabilities?.capabilities?.[name])
}

/** Returns whether the login frame of the kit has a way to log in: `email`, `passkey`, or a provider of accounts. */
export function getLoginAvailability({ capabilities }: State, name: string): Availability {
  const login = capabilities?.capabilities?.login
  if (name === 'email' || name === 'passkey' || name === 'farcaster') return toAvailability(login?.[name])
  const socials = login?.socials
  if (!socials) return 'unknown'
  // Not `socials[name]`: the ids come from the server.
  return Object.hasOwn(socials, name) ? toAvailability(socials[name]) : 'absent'
}

function toAvailability(capability: Capability | undefined): Availability {
  switch (capability?.status) {
    case 'available':
    case 'absent':
      return capability.status
    case 'degraded':
      return 'failing'
    default:
      return 'unknown'
  }
}

/**
 * Returns the time from which the server is asked again, in ms since the epoch. One that cannot tell what it has is of an older version,
 * and is never asked again.
 */
export function getDueAt({ status, at, capabilities }: CapabilitiesState): number {
  if (status === 'idle') return 0
  const isUntold = status === 'ready' && Object.keys(capabilities ?? {}).length === 0
  if (isUntold) return Number.POSITIVE_INFINITY
  return at + (status === 'failed' ? balanceRetryBlockMs : capabilitiesCacheMs)
}
