import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { InvalidTransactionError } from '../../../foundation/errors/parameters.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import { startReplacement } from './startReplacement.js'

/**
 * Begins the review of a cancellation: a transaction of nothing to the account itself with the same nonce, and prices that are at
 * least 12.5 % higher. Nothing is signed until `approveReplacement`. It cancels the pending transaction only if it is in a block
 * first. See `speedUpTransaction`.
 *
 * @param parameters `id`: the id of the tracked transaction.
 * @throws as `speedUpTransaction`
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { approveReplacement, cancelTransaction } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const [transaction] = kit.getState().transactions?.list ?? []
 * if (transaction) {
 *   await cancelTransaction(kit, { id: transaction.id })
 *   const hash = await approveReplacement(kit)
 * }
 * ```
 */
export function cancelTransaction(kit: Latchkit, parameters: cancelTransaction.Parameters): Promise<void> {
  checkParameters(kit, parameters, 'cancelTransaction(kit, { id })')
  return startReplacement(kit, { id: parameters.id, action: 'cancel' })
}

export declare namespace cancelTransaction {
  type Parameters = { readonly id: string }
  /** `LatchkitError`: `RpcRequestError` or `AbortedError`. */
  type ErrorType = InvalidTransactionError | NotConnectedError | LatchkitError
}
