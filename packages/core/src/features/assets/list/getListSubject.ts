import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import type { BalanceSubject } from '../balance/types.js'

/**
 * Returns the connected account of a namespace and its chain. `unsupported`: the data API has no such list for the namespace, or
 * the chain is not configured and so has no name to show. `undefined`: no wallet is connected.
 *
 * @param namespaces The namespaces that have the list. Default: all.
 */
export function getListSubject(
  state: Pick<KitState, 'connection'>,
  config: Pick<Config, 'networkOf'>,
  namespace: ChainNamespace,
  namespaces: readonly ChainNamespace[] = [namespace],
): BalanceSubject | 'unsupported' | undefined {
  const session = sessionOf(state, namespace)
  if (!session) return undefined
  const { accounts, chainId } = session
  if (!namespaces.includes(namespace) || !config.networkOf(chainId)) return 'unsupported'
  return { address: accounts[0].address, chainId }
}

/** Whether the data API has the list for the namespace of a chain, and the chain is configured. */
export function hasList(
  chainId: CaipNetworkId,
  config: Pick<Config, 'networkOf'>,
  namespaces: readonly ChainNamespace[],
): boolean {
  return (
    config.networkOf(chainId) !== undefined &&
    namespaces.some((namespace) => chainId.startsWith(`${namespace}:`))
  )
}
