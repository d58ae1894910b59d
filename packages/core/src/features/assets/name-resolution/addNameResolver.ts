import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { NameResolver } from '../../../ports/NameResolver.js'
import { nameResolutionFeature } from './feature.js'

/**
 * Adds a name service, such as SNS for names that end with `.sol`: `resolveName` and the recipient of a transfer accept its names. It
 * is asked before ENS. A later service replaces an earlier one of the same zone.
 *
 * @returns A function that removes it.
 * @throws `TypeError` if its zone is not one label in lower case.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { addNameResolver } from '@latchkit/core/actions'
 * import { solana } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [solana] })
 * const addresses = new Map([['alice.sol', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM']])
 * addNameResolver(kit, { zone: 'sol', resolve: async ({ name }) => addresses.get(name) })
 * ```
 */
export function addNameResolver(kit: Latchkit, resolver: NameResolver): () => void {
  checkParameters(kit, resolver, 'addNameResolver(kit, { zone, resolve })')
  const { internal } = kit
  if (!/^[a-z\d-]+$/.test(resolver.zone))
    throw new TypeError(`"zone" must be one label in lower case, such as "sol", got "${resolver.zone}"`)
  internal.install(nameResolutionFeature)
  internal.send({ feature: 'nameResolution', event: { type: 'add', resolver } })
  return () => internal.send({ feature: 'nameResolution', event: { type: 'remove', resolver } })
}
