import type { Command, Policy } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'

/** Loads the balance of the active account of each session, and clears it with the session. */
export const policy: Policy = {
  connection: {
    connected: ({ namespace, session }, _state, _config, now) => [createLoad(namespace, session, now)],
    sessionChanged: ({ namespace, session, previous }, _state, _config, now) =>
      session.chainId === previous.chainId && session.accounts[0].address === previous.accounts[0].address
        ? []
        : [createLoad(namespace, session, now)],
    disconnected: ({ namespace }) => [{ feature: 'balance', namespace, event: { type: 'reset' } }],
  },
}

function createLoad(namespace: ChainNamespace, { accounts, chainId }: Session, at: number): Command {
  const of = { address: accounts[0].address, chainId }
  return { feature: 'balance', namespace, event: { type: 'load', of, at } }
}
