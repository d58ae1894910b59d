import { loginConnectorId } from '../../../foundation/schema/loginConnectorId.js'
import type { Session } from '../../../ports/Adapter.js'

/**
 * Returns whether the approval of the login frame shows every fact of a review, so that the user reads them once. The frame shows the amount,
 * the recipient, the most that the network takes, and on Solana what a new token account costs. It does not show names, or what the kit has
 * found out about a token or a recipient: those are reviewed here first.
 *
 * @param facts What the review would show, of which the frame knows nothing: each that is set keeps the review.
 */
export function isReviewedByFrame(
  { connectorId }: Pick<Session, 'connectorId'>,
  facts: readonly unknown[],
): boolean {
  return connectorId === loginConnectorId && facts.every((fact) => fact === undefined || fact === false)
}
