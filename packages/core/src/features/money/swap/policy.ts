import type { Command, KitState, Policy } from '../../../engine/types.js'
import { type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import type { CallsFact } from '../../wallet/calls/types.js'
import type { SwapResult } from '../swap-review/types.js'

/** Empties the form when what it describes was sent, and when its account or chain is no longer the current one. Tells the review the hash of a batch. */
export const policy: Policy = {
  swapReview: {
    sent: (_, state) => {
      const { swapReview } = state
      if (swapReview?.status !== 'sent') return []
      const { step } = swapReview.facts
      return step === 'swap' || step === 'batch' ? reset('eip155', state) : []
    },
  },
  // A batch of calls has a hash only when the wallet has told it.
  calls: {
    sent: ({ write, result }: Extract<CallsFact, { type: 'sent' }>, state) =>
      identify(write.id, result, state),
    failed: ({ id }, state) => identify(id, { callsId: id, isDropped: true }, state),
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

/** Tells the review what became of the batch of calls that it has sent. */
function identify(callsId: string, result: SwapResult, { swapReview }: KitState): readonly Command[] {
  if (swapReview?.status !== 'sent') return []
  const { id, result: sent } = swapReview
  return typeof sent !== 'string' && sent.callsId === callsId
    ? [{ feature: 'swapReview', event: { type: 'signed', writeId: id, result } }]
    : []
}

/** The form of another namespace stays. */
function reset(namespace: ChainNamespace, { swap }: Pick<KitState, 'swap'>): readonly Command[] {
  const { form } = swap ?? {}
  if (form && namespaceOf(form.of.chainId) !== namespace) return []
  return [{ feature: 'swap', event: { type: 'reset' } }]
}
