import type { Latchkit } from '../../../engine/latchkit.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import type { ReviewKind } from './ReviewKind.js'
import { toCommand } from './toCommand.js'

/**
 * Approves the review with that id: it is compared with the current state of the network, then the wallet is asked once.
 * Returns the wallet's response.
 *
 * @throws `NotConnectedError`; `ActionIgnoredError` if it cannot be approved; `ReviewChangedError`; the errors of the request to
 * the wallet; `AbortedError` if it is closed: a wallet that was asked can still sign
 */
export async function approveReview<Intent, Facts, Result>(
  kit: Latchkit,
  { name, namespace }: Pick<ReviewKind<Intent, Facts, Result>, 'name' | 'namespace'>,
  { id }: { readonly id: string },
): Promise<Result> {
  const { internal } = kit
  const session = sessionOf(kit.getState(), namespace)
  if (!session) throw new NotConnectedError({ namespace })
  const write = { id: internal.newId(), connectorId: session.connectorId }
  return internal.request<Result>(toCommand(name, { type: 'approve', id, write }), (fact) => {
    if (fact.feature !== name || fact.id !== id) return undefined
    // The result of that kind, which its machine has emitted.
    if (fact.type === 'sent') return { value: fact.result as Result }
    if (fact.type === 'notSent') return { error: fact.error }
    return fact.type === 'closed' ? { error: new AbortedError() } : undefined
  })
}
