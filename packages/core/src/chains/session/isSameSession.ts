import type { Session } from '../../ports/Adapter.js'

/**
 * Returns whether two sessions have the same wallet, metadata, accounts in order, chain and
 * approved chains.
 */
export function isSameSession(a: Session, b: Session): boolean {
  return serializeSession(a) === serializeSession(b)
}

function serializeSession({ connectorId, chainId, accounts, approvedChainIds, wallet }: Session): string {
  const own = accounts.map(({ address, type, publicKey, path }) => [address, type, publicKey, path])
  return JSON.stringify([connectorId, chainId, own, approvedChainIds, wallet?.name, wallet?.icon])
}
