'use client'
import type { Config, KitState, Network } from '@latchkit/core'
import { getNetwork, switchNetwork } from '@latchkit/core/actions'
import { useCallback } from 'react'
import { useLatchkitContext } from '../LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns the network of a namespace, all configured networks, and a function that switches. `network` is undefined while the
 * wallet is on a network that is not configured.
 *
 * @param parameters `namespace`: default is the active one.
 * @example
 * ```tsx
 * import { useLatchkitNetwork } from '@latchkit/react'
 * import { base } from '@latchkit/react/networks'
 *
 * export function ToBase() {
 *   const { network, switchNetwork } = useLatchkitNetwork()
 *   const onClick = () => switchNetwork(base).catch((error) => console.log(error.shortMessage))
 *   return <button type="button" onClick={onClick}>{network?.name ?? 'Unsupported'} → Base</button>
 * }
 * ```
 */
export function useLatchkitNetwork(parameters: getNetwork.Parameters = {}): useLatchkitNetwork.ReturnType {
  const { kit } = useLatchkitContext()
  const { namespace } = parameters
  const select = useCallback(
    (state: KitState, config: Config) => getNetwork({ getState: () => state, config }, { namespace }),
    [namespace],
  )
  const switchTo = useCallback(
    (network: switchNetwork.Parameters['network']) => switchNetwork(kit, { network }),
    [kit],
  )
  return { ...useLatchkitState(select), networks: kit.config.networks, switchNetwork: switchTo }
}

export declare namespace useLatchkitNetwork {
  type ReturnType = getNetwork.ReturnType & {
    /** All configured networks. */
    readonly networks: readonly Network[]
    /** Rejects like the action `switchNetwork`, for example with `UserRejectedError` if the user declines. */
    readonly switchNetwork: (
      network: switchNetwork.Parameters['network'],
    ) => Promise<switchNetwork.ReturnType>
  }
}
