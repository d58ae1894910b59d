import type { Latchkit } from '../../../engine/latchkit.js'
import { WalletNotFoundError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Connector } from '../../../ports/Connector.js'
import { connectorsOf } from '../wallets/rules.js'

/**
 * Returns the connector with an id: the connector's own id, or any id of its wallet (rdns, wallet directory). Without a
 * namespace, the active one takes precedence.
 *
 * @throws `WalletNotFoundError` if no connector has that id.
 */
export function findConnector(
  kit: Pick<Latchkit, 'config' | 'getState' | 'internal'>,
  id: string,
  namespace: ChainNamespace | undefined,
): Connector {
  const { wallets, network } = kit.getState()
  const candidates = namespace ? [namespace] : [network.activeNamespace, ...kit.internal.namespaces]
  for (const candidate of candidates) {
    const own = wallets.connectors[candidate]?.find((connector) => connector.id === id)
    const found = own ?? connectorsOf(wallets, kit.config, id, candidate)[0]
    if (found) return found
  }
  throw new WalletNotFoundError({ connectorId: id })
}
