import type { Policy } from '../../engine/types.js'

/** Loads the balance of the active account of each session, and clears it with the session. */
export const policy: Policy = (fact, _state, _config, now) => {
  if (fact.feature !== 'connection') return []
  const { namespace } = fact
  if (fact.type === 'disconnected') return [{ feature: 'balance', namespace, event: { type: 'reset' } }]
  if (fact.type !== 'connected' && fact.type !== 'sessionChanged') return []
  const { chainId, accounts } = fact.session
  const { address } = accounts[0]
  if (fact.type === 'sessionChanged') {
    const { previous } = fact
    if (chainId === previous.chainId && address === previous.accounts[0].address) return []
  }
  return [{ feature: 'balance', namespace, event: { type: 'load', of: { address, chainId }, at: now } }]
}
