import type { Command, KitState, Policy } from '../../../engine/types.js'
import { type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'

/** Empties the form when what it describes was sent, and when its account or chain is no longer the current one. */
export const policy: Policy = {
  swapReview: {
    sent: (_, state) => {
      const { swapReview } = state
      if (swapReview?.status !== 'sent') return []
      const { step } = swapReview.facts
      return step === 'swap' || step === 'batch' ? reset('eip155', state) : []
    },
  },
  solanaSwapReview: { sent: (_, state) => reset('solana', state) },
  connection: {
    sessionChanged: ({ namespace, session, previous }, state) =>
      session.chainId === previous.chainId && session.accounts[0].address === previous.accounts[0].address
        ? []
        : reset(namespace, state),
    disconnected: ({ namespace }, state) => reset(namespace, state),
  },
}

/** The form of another namespace stays. */
function reset(namespace: ChainNamespace, { swap }: Pick<KitState, 'swap'>): readonly Command[] {
  const { form } = swap ?? {}
  if (form && namespaceOf(form.of.chainId) !== namespace) return []
  return [{ feature: 'swap', event: { type: 'reset' } }]
}
