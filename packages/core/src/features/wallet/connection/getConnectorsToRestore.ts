import type { StoredState } from '../../../config/stored.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/**
 * Returns the connectors that a restore tries: the last connected one, then the other connectors of the same wallet. A
 * wallet that the user disconnected or replaced is never restored.
 */
export function getConnectorsToRestore(stored: StoredState, namespace: ChainNamespace): readonly string[] {
  const last = stored.connectors?.[namespace]
  if (last === undefined) return []
  // A namespace has one wallet at a time, so every other recent wallet was disconnected or replaced.
  const sameWallet = (stored.recentWallets ?? [])
    .filter((wallet) => wallet.namespaces.includes(namespace))
    .map(({ id, connectorIds = [id] }) => connectorIds)
    .filter((connectorIds) => connectorIds.includes(last))
  return [...new Set([last, ...sameWallet.flat()])]
}
