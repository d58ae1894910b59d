import type { Config } from '../../../config/config.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { NetworkOf } from '../../../engine/Register.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import { networkOf } from './rules.js'

/**
 * Returns the network of a namespace: its wallet's, or the one chosen last if no wallet is connected.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getNetwork } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { network } = getNetwork(kit)
 * ```
 */
export function getNetwork<Networks extends Config['networks']>(
  kit: Pick<Latchkit<Networks>, 'getState'> & {
    readonly config: Pick<Config, 'networkOf'> & { readonly networks: Networks }
  },
  parameters: getNetwork.Parameters = {},
): getNetwork.ReturnType<Latchkit<Networks>> {
  checkParameters(kit, parameters, 'getNetwork(kit, {})')
  const state = kit.getState()
  const { namespace = state.network.activeNamespace } = parameters
  const chainId = networkOf(state, namespace)
  const network =
    chainId === undefined ? undefined : (kit.config.networkOf(chainId) as Networks[number] | undefined)
  return { namespace, chainId, network, isSupported: network !== undefined }
}

export declare namespace getNetwork {
  type Parameters = {
    /** Default the active one. */
    readonly namespace?: ChainNamespace | undefined
  }
  type ReturnType<Kit extends Latchkit = Latchkit> = {
    readonly namespace: ChainNamespace
    /** CAIP-2; absent if the namespace is not configured. */
    readonly chainId: CaipNetworkId | undefined
    /** Absent if the wallet is on a network that is not configured. */
    readonly network: NetworkOf<Kit> | undefined
    readonly isSupported: boolean
  }
}
