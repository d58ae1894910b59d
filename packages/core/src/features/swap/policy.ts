import type { Command, Policy } from '../../engine/types.js'

/** Empties the form when what it describes was sent, and when its account or chain is no longer the current one. */
export const policy: Policy = {
  swapReview: {
    sent: (_, { swapReview }) =>
      swapReview?.status === 'sent' && /^(?:swap|batch)$/.test(swapReview.facts.step) ? [reset] : [],
  },
  connection: {
    sessionChanged: ({ namespace, session, previous }) =>
      namespace !== 'eip155' ||
      (session.chainId === previous.chainId && session.accounts[0].address === previous.accounts[0].address)
        ? []
        : [reset],
    disconnected: ({ namespace }) => (namespace === 'eip155' ? [reset] : []),
  },
}

const reset: Command = { feature: 'swap', event: { type: 'reset' } }
