import type { PageActivity } from '../../../browser/pageActivity.js'
import type { Feature } from '../../../engine/feature.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { identitiesMax, identityCacheMs } from '../../../foundation/limits.js'
import type { Identity } from '../../../ports/DataApi.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { createKeyedFeature, followKeyed, type KeyedDefinition } from '../list/keyed.js'
import { readIdentity } from './readIdentity.js'
import type { IdentityState, KnownIdentity } from './types.js'

const identities: KeyedDefinition<IdentityState, string, string, KnownIdentity, Identity> = {
  name: 'identity',
  select: ({ identity }) => identity,
  getEntries: ({ byAddress }) => byAddress,
  toState: (byAddress) => ({ byAddress }),
  getKey: (address) => address,
  getValue: ({ identity }) => identity,
  toEntry: (known, identity) => ({ ...known, identity }),
  freshMs: identityCacheMs,
  max: identitiesMax,
}

/** The names and avatars of addresses, which the actions that show them install. */
export const identityFeature: Feature = createKeyedFeature(
  identities,
  ({ dataApi, getState }, address, signal) => {
    const sender = sessionOf(getState(), 'eip155')?.accounts[0].address
    return readIdentity(dataApi, { address, sender, signal })
  },
)

/** Reads the identity of an address as long as it is watched. Returns the cleanup. */
export function followIdentity(
  kit: Latchkit,
  getAddress: () => string | undefined,
  page: PageActivity,
): () => void {
  const getAddresses = () => [getAddress() ?? []].flat()
  return followKeyed(
    kit,
    identities,
    getAddresses,
    (of, at) => kit.internal.send({ feature: 'identity', event: { type: 'load', of, at } }),
    page,
  )
}
