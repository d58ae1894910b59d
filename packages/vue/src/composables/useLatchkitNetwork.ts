import { networkBinding } from '@latchkit/core/bindings'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { type Input, useParameters } from './useParameters.js'
import { useState } from './useState.js'
import { withoutParameters } from './withoutParameters.js'

/**
 * Returns the network of a namespace, all configured networks, and a function that switches. `network` is undefined while the wallet is on
 * a network that is not configured.
 *
 * @param parameters `namespace`: default is the active one.
 * @example
 * ```ts
 * import { useLatchkitNetwork } from '@latchkit/vue'
 * import { base } from '@latchkit/vue/networks'
 *
 * const { network, switchNetwork } = useLatchkitNetwork()
 * if (network.value?.name !== base.name) await switchNetwork(base)
 * ```
 */
export function useLatchkitNetwork(
  parameters: Input<networkBinding.Parameters> = {},
): useLatchkitNetwork.ReturnType {
  const current = useParameters(parameters)
  return {
    ...useState(networkBinding.toState, current, {
      namespace: true,
      chainId: true,
      network: true,
      isSupported: true,
      networks: true,
    }),
    ...useActions(networkBinding.createActions, withoutParameters()),
  }
}

export declare namespace useLatchkitNetwork {
  type ReturnType = Refs<networkBinding.State> & networkBinding.Actions
}
