'use client'
import { networkBinding } from '@latchkit/core/bindings'
import { useMemo } from 'react'
import { none } from './none.js'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'

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
export function useLatchkitNetwork(
  parameters: networkBinding.Parameters = {},
): useLatchkitNetwork.ReturnType {
  const { namespace } = parameters
  const stable = useMemo(() => ({ namespace }), [namespace])
  return {
    ...useModel(networkBinding.toState, stable),
    ...useActions(networkBinding.createActions, none),
  }
}

export declare namespace useLatchkitNetwork {
  type ReturnType = networkBinding.State & networkBinding.Actions
}
