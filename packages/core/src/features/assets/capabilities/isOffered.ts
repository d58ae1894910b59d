import type { KitState } from '../../../engine/types.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { getChainAvailability, getServerAvailability } from './rules.js'

/**
 * Returns whether an action of the account can work with the app's server: not if the server has told that it does not have it. What
 * has failed for now is offered, and says so itself.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { isOffered } from '@latchkit/core/views/capabilities'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const canSwap = isOffered(kit.getState(), 'swaps', 'eip155:1')
 * ```
 */
export function isOffered(
  state: Pick<KitState, 'capabilities'>,
  action: 'swaps' | 'onramp' | 'names',
  chainId: CaipNetworkId,
): boolean {
  const availability =
    action === 'swaps' ? getChainAvailability(state, chainId, action) : getServerAvailability(state, action)
  return availability !== 'absent'
}
