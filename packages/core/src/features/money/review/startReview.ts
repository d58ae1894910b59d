import type { Latchkit } from '../../../engine/latchkit.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ReviewKind } from './ReviewKind.js'
import { toCommand } from './toCommand.js'

/**
 * Begins a review, and waits until it is prepared.
 *
 * @throws what its `read` rejects with; `AbortedError` if it is closed, or another review of its kind begins
 */
export function startReview<Intent, Facts, Result>(
  { internal }: Latchkit,
  { name }: Pick<ReviewKind<Intent, Facts, Result>, 'name'>,
  { id, intent }: { readonly id: string; readonly intent: Intent },
): Promise<void> {
  return internal.request<void>(toCommand(name, { type: 'start', id, intent }), (fact) => {
    if (fact.feature !== name || fact.id !== id) return undefined
    if (fact.type === 'prepared') return { value: undefined }
    return { error: fact.type === 'prepareFailed' ? fact.error : new AbortedError() }
  })
}
