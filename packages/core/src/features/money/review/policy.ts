import type { Command, KitState, Policy } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { WriteResult } from '../../wallet/request/writes.js'
import type { ReviewKind } from './ReviewKind.js'
import { toCommand } from './toCommand.js'
import type { ReviewFact } from './types.js'

type Rules<Intent, Facts, Result> = Pick<
  ReviewKind<Intent, Facts, Result>,
  'name' | 'namespace' | 'view' | 'toResult' | 'onSent' | 'onNotSent'
>

/** Creates the policy of a kind: asks the wallet for what the user approved, and closes a review whose account or chain changes. */
export function createPolicy<Intent, Facts, Result>(kind: Rules<Intent, Facts, Result>): Policy {
  const { name, namespace, view, toResult, onSent, onNotSent } = kind
  const own = {
    approved: ({ write }) => [{ feature: 'request', namespace, event: { type: 'ask', write } }],
    // The next request does not wait for a wallet that never responds.
    closed: ({ writeId }) =>
      writeId === undefined
        ? []
        : [{ feature: 'request', namespace, event: { type: 'cancel', id: writeId } }],
    sent: onSent,
    ...(onNotSent && { notSent: onNotSent }),
  } satisfies FactPolicy<Result>

  function signed(writeId: string, response: WriteResult): readonly Command[] {
    const result = toResult(response)
    return result === undefined ? [] : [toCommand(name, { type: 'signed', writeId, result })]
  }

  const notSigned = (writeId: string, error: LatchkitError): readonly Command[] => [
    toCommand(name, { type: 'notSigned', writeId, error }),
  ]

  /** A request that the wallet has received is still followed: its response decides. */
  function close(state: KitState): readonly Command[] {
    const review = state[name]
    return review && review.status !== 'signing' ? [toCommand(name, { type: 'close' })] : []
  }

  return {
    // The name and the types belong to one kind; a computed key cannot express their relation.
    ...({ [name]: own } as unknown as Policy),
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
      closed: ({ from }, state) => (from.view === view ? close(state) : []),
      navigated: ({ from }, state) => (from?.view === view ? close(state) : []),
      // After a delay, in which the user can have begun another review.
      wentBack: ({ from }, state) => {
        const { modal } = state
        const isShown = modal.status === 'open' && modal.stack.at(-1)?.view === view
        return from.view !== view || isShown ? [] : close(state)
      },
    },
    connection: {
      sessionChanged: ({ namespace: changed, session, previous }, state) =>
        changed !== namespace ||
        (session.chainId === previous.chainId && session.accounts[0].address === previous.accounts[0].address)
          ? []
          : close(state),
      disconnected: ({ namespace: ended }, state) => (ended === namespace ? close(state) : []),
    },
  }
}

/** The part of the policy for the facts of the review itself. */
type FactPolicy<Result> = {
  readonly [T in ReviewFact<Result>['type']]?: (
    fact: Extract<ReviewFact<Result>, { readonly type: T }>,
    state: KitState,
  ) => readonly Command[]
}
