import { loginConnectorId } from '../../../foundation/schema/loginConnectorId.js'
import type { Session } from '../../../ports/Adapter.js'

/**
 * Returns whether the approval of the login frame shows every fact of a review, so that the user reads them once. The frame shows the amount,
 * the recipient and the most that the network takes of a transfer on an EVM chain, and of SOL. It does not show to whom tokens on Solana go,
 * which are sent to an account of their own, names, or what the kit has found out about a token or a recipient: those are reviewed here first.
 *
 * @param facts What the review would show, of which the frame knows nothing: each that is set keeps the review.
 * @param token The address of the token that is sent. Absent: the native one.
 */
export function isReviewedByFrame(
  { connectorId, chainId }: Pick<Session, 'connectorId' | 'chainId'>,
  facts: readonly unknown[],
  token: string | undefined,
): boolean {
  const isDescribed = chainId.startsWith('eip155:') || token === undefined
  const isOfFrame = connectorId === loginConnectorId && isDescribed
  return isOfFrame && facts.every((fact) => fact === undefined || fact === false)
}
