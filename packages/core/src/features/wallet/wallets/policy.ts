import type { Policy } from '../../../engine/types.js'

/** Stores a newly connected wallet as the most recent one. */
export const policy: Policy = {
  connection: {
    connected: ({ namespace, session: { connectorId }, via }) =>
      via === 'reconnect'
        ? []
        : [{ feature: 'wallets', event: { type: 'connected', namespace, connectorId } }],
  },
}
