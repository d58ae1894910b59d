import type { Policy } from '../../engine/types.js'

/** Stores a newly connected wallet as the most recent one. */
export const policy: Policy = (fact) => {
  if (fact.feature !== 'connection' || fact.type !== 'connected' || fact.via === 'reconnect') return []
  const { namespace, session } = fact
  const { connectorId } = session
  return [{ feature: 'wallets', event: { type: 'connected', namespace, connectorId } }]
}
