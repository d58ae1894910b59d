import type { Command, Policy } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/** Empties the form when what it describes was sent, and when its account or chain is no longer the current one. */
export const policy: Policy = {
  transferReview: { sent: () => reset('eip155') },
  solanaTransferReview: { sent: () => reset('solana') },
  bitcoinTransferReview: { sent: () => reset('bip122') },
  connection: {
    sessionChanged: ({ namespace, session, previous }) =>
      session.chainId === previous.chainId && session.accounts[0].address === previous.accounts[0].address
        ? []
        : reset(namespace),
    disconnected: ({ namespace }) => reset(namespace),
  },
}

const reset = (namespace: ChainNamespace): readonly Command[] => [
  { feature: 'send', namespace, event: { type: 'reset' } },
]
