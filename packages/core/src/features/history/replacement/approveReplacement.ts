import type { Latchkit } from '../../../engine/latchkit.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import { approveReview } from '../../money/review/approveReview.js'
import { replacementReview } from './replacementReview.js'

/**
 * Sends the speed-up or the cancellation under review: compares it with the current state of the network, asks the wallet to sign
 * and send it, and returns its hash. One approval asks the wallet at most once.
 *
 * @throws see `approveReplacement.ErrorType`. `ReviewChangedError` if the review shows new numbers; `InvalidTransactionError` if
 * the pending transaction is in a block now; `UserRejectedError` when the user declined: all leave the review open.
 * `ActionIgnoredError` if nothing is under review. `AbortedError` if the review is closed: a wallet that was asked can still send.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { approveReplacement } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const hash = await approveReplacement(kit)
 * ```
 */
export async function approveReplacement(kit: Latchkit): Promise<Hex> {
  const { replacementReview: review } = kit.getState()
  if (review?.status !== 'ready')
    throw new ActionIgnoredError({ feature: 'replacementReview', event: 'approve' })
  return approveReview(kit, replacementReview, review)
}

export declare namespace approveReplacement {
  /** `LatchkitError`: `ReviewChangedError`, `AbortedError`, or an error of `sendTransaction`. */
  type ErrorType = NotConnectedError | LatchkitError
}
