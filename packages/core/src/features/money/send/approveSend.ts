import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import { InvalidSendError } from '../../../foundation/errors/transaction.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { getTransferChain } from './getTransferChain.js'

/**
 * Sends the transfer under review: compares it with the current state of the network, asks the wallet to sign and send it, and
 * returns the id of the transaction: its hash, on Solana its signature. On EVM chains `waitForReceipt` returns the result. One approval asks the wallet at most once.
 *
 * @throws see `approveSend.ErrorType`. `ReviewChangedError` if the review shows new numbers, or the new address of a name; `NameReadError` if
 * the name is not resolved now; `UserRejectedError` when the
 * user declined: both leave the review open. `InvalidSendError` if nothing is under review that can be sent. `AbortedError` if
 * the review is closed: a wallet that was asked can still send it.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { approveSend } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const hash = await approveSend(kit)
 * ```
 */
export async function approveSend(kit: Latchkit, parameters: approveSend.Parameters = {}): Promise<string> {
  checkParameters(kit, parameters, 'approveSend(kit, {})')
  const state = kit.getState()
  const { namespace = getActiveNamespace(state) } = parameters
  const chain = getTransferChain(state, namespace)
  const review = chain?.getReview(state)
  if (!chain || review?.status !== 'ready') throw new InvalidSendError({ check: 'review' })
  return chain.approve(kit, review)
}

export declare namespace approveSend {
  /** Default: the active namespace. */
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  /** `LatchkitError`: `ReviewChangedError`, `AbortedError`, or an error of `sendTransaction`. */
  type ErrorType = NotConnectedError | InvalidSendError | LatchkitError
}
