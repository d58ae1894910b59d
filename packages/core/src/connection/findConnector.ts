import { WalletNotFoundError } from '../errors/wallet.js'
import type { Latchkit } from '../kit/latchkit.js'
import type { Connector } from '../ports/Connector.js'
import type { ChainNamespace } from '../schema/caip.js'
import { connectorsOf } from '../wallets/rules.js'

/**
 * The connector that an id stands for: a connector's own id, or any id its wallet goes by (rdns, catalogue). Without
 * a namespace the one on view goes before the others.
 *
 * @throws `WalletNotFoundError` where nothing answers to it.
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
