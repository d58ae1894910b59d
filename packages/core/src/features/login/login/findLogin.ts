import type { KitContext } from '../../../engine/types.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { findAuthConnector } from './findAuthConnector.js'

/** Returns where a user of the login frame is connected: the first namespace, and its chain. */
export function findLogin({
  getState,
  namespaces,
}: Pick<KitContext, 'getState' | 'namespaces'>):
  | { readonly namespace: ChainNamespace; readonly chainId: CaipNetworkId }
  | undefined {
  const state = getState()
  for (const namespace of namespaces) {
    const connectorId = findAuthConnector(state, namespaces, namespace)?.id
    const session = sessionOf(state, namespace)
    if (session && session.connectorId === connectorId) return { namespace, chainId: session.chainId }
  }
  return undefined
}
