import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Connector } from '../../../ports/Connector.js'

/** Returns the connector of the login frame: the connector of a namespace, else the connector of the active one, else the first one. */
export function findAuthConnector(
  { wallets, network }: Pick<KitState, 'wallets' | 'network'>,
  namespaces: readonly ChainNamespace[],
  requested?: ChainNamespace,
): Connector | undefined {
  for (const namespace of requested ? [requested] : [network.activeNamespace, ...namespaces]) {
    const found = wallets.connectors[namespace]?.find(({ type }) => type === 'auth')
    if (found) return found
  }
  return undefined
}
