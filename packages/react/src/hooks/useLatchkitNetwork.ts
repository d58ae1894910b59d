'use client'
import type { Config, KitState, RegisteredKit } from '@latchkit/core'
import { getNetwork, switchNetwork } from '@latchkit/core/actions'
import { useCallback } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
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
    (state: KitState, config: Config) =>
      getNetwork({ getState: () => state, config: config as RegisteredKit['config'] }, { namespace }),
    [namespace],
  )
  const switchTo = useCallback(
    // The app states that its provider has the kit of `Register`.
    (network: Target) => switchNetwork(kit as RegisteredKit, { network }),
    [kit],
  )
  const { networks } = (kit as RegisteredKit).config
  return { ...useLatchkitState(select), networks, switchNetwork: switchTo }
}

export declare namespace useLatchkitNetwork {
  type ReturnType = getNetwork.ReturnType<RegisteredKit> & {
    /** All configured networks. */
    readonly networks: RegisteredKit['config']['networks']
    /** Rejects like the action `switchNetwork`, for example with `UserRejectedError` if the user declines. */
    readonly switchNetwork: (network: Target) => Promise<switchNetwork.ReturnType<RegisteredKit>>
  }
}

type Target = switchNetwork.Parameters<RegisteredKit>['network']
