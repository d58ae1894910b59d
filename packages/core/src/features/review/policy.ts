import type { Command, KitState, Policy } from '../../engine/types.js'
import type { LatchkitError } from '../../foundation/errors/base.js'
import { AbortedError } from '../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import type { SnackbarCode } from '../snackbar/machine.js'

/** Asks the wallet for what the user approved, and closes a review whose account or chain is no longer the current one. */
export const policy: Policy = {
  review: {
    approved: ({ write }) => [{ feature: 'request', namespace: 'eip155', event: { type: 'ask', write } }],
    // The next request does not wait for a wallet that never responds.
    closed: ({ writeId }) =>
      writeId === undefined
        ? []
        : [{ feature: 'request', namespace: 'eip155', event: { type: 'cancel', id: writeId } }],
    sent: ({ id }, { modal }) => [
      showSnackbar(id, 'transaction-started'),
      // The account shows what became of it.
      ...(modal.status === 'open' && modal.stack.at(-1)?.view.startsWith('send')
        ? [{ feature: 'modal', event: { type: 'reset', route: account } } as const]
        : []),
    ],
  },
  request: {
    done: ({ id, result }) => signed(id, result),
    declined: ({ id, error }) => notSigned(id, error),
    failed: ({ id, error }) => notSigned(id, error),
    // A wallet that was asked already can still send it.
    cancelled: ({ id, error, namespace }, { request }) => {
      const { cancelled = [] } = request?.[namespace] ?? {}
      return cancelled.some((write) => write.id === id) ? [] : notSigned(id, error)
    },
    lateResponse: ({ id, result, error }) =>
      result === undefined ? notSigned(id, error ?? new AbortedError()) : signed(id, result),
  },
  modal: {
    closed: ({ from }, state) => (from.view === 'send-review' ? close('eip155', state) : []),
    navigated: ({ from }, state) => (from?.view === 'send-review' ? close('eip155', state) : []),
    // After a delay, in which the user can have begun another review.
    wentBack: ({ from }, state) => {
      const { modal } = state
      const isShown = modal.status === 'open' && modal.stack.at(-1)?.view === 'send-review'
      return from.view !== 'send-review' || isShown ? [] : close('eip155', state)
    },
  },
  connection: {
    sessionChanged: ({ namespace, session, previous }, state) =>
      session.chainId === previous.chainId && session.accounts[0].address === previous.accounts[0].address
        ? []
        : close(namespace, state),
    disconnected: ({ namespace }, state) => close(namespace, state),
  },
}

const account = { view: 'account', namespace: 'eip155', tab: 'activity' } as const

function showSnackbar(id: string, code: SnackbarCode): Command {
  return { feature: 'snackbar', event: { type: 'show', snackbar: { id, variant: 'success', code } } }
}

function signed(writeId: string, result: unknown): readonly Command[] {
  if (typeof result !== 'string') return []
  // The adapter has validated the hash.
  const hash = result as `0x${string}`
  return [{ feature: 'review', event: { type: 'signed', writeId, hash } }]
}

function notSigned(writeId: string, error: LatchkitError): readonly Command[] {
  return [{ feature: 'review', event: { type: 'notSigned', writeId, error } }]
}

/** What the wallet was asked for is still followed: its response decides. */
function close(namespace: ChainNamespace, { review }: KitState): readonly Command[] {
  return namespace === 'eip155' && review && review.status !== 'signing'
    ? [{ feature: 'review', event: { type: 'close' } }]
    : []
}
