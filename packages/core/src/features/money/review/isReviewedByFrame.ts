import { loginConnectorId } from '../../../foundation/schema/loginConnectorId.js'
import type { Session } from '../../../ports/Adapter.js'

/**
 * Returns whether the approval of the login frame shows every fact of a review, so that the user reads them once. The frame shows the amount,
 * the recipient and the most that the network takes of a transfer on an EVM chain. It does not show the fee on Solana, names, or what the
 * kit has found out about a token or a recipient: those are reviewed here first.
 *
 * @param facts What the review would show, of which the frame knows nothing: each that is set keeps the review.
 */
export function isReviewedByFrame(
  { connectorId, chainId }: Pick<Session, 'connectorId' | 'chainId'>,
  facts: readonly unknown[],
): boolean {
  const isOfFrame = connectorId === loginConnectorId && chainId.startsWith('eip155:')
  return isOfFrame && facts.every((fact) => fact === undefined || fact === false)
}
