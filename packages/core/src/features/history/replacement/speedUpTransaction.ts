import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { InvalidTransactionError } from '../../../foundation/errors/parameters.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import { startReplacement } from './startReplacement.js'

/**
 * Begins the review of a speed-up: the same transaction with the same nonce, and prices that are at least 12.5 % higher. Nothing
 * is signed until `approveReplacement`. `toReplacementModel` returns the review. Only for a pending transaction of
 * `watchTransactions` that the connected account has sent on its chain of `eip155`.
 *
 * Some wallets ignore the nonce of an app: they send a second transaction then, and both can be confirmed. `watchTransactions`
 * tracks both.
 *
 * @param parameters `id`: the id of the tracked transaction.
 * @throws `InvalidTransactionError` if it cannot be replaced; `NotConnectedError`; `RpcRequestError` if the network does not
 * answer; `AbortedError` if the review is closed, or another one begins.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { approveReplacement, speedUpTransaction } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const [transaction] = kit.getState().transactions?.list ?? []
 * if (transaction) {
 *   await speedUpTransaction(kit, { id: transaction.id })
 *   const hash = await approveReplacement(kit)
 * }
 * ```
 */
export function speedUpTransaction(kit: Latchkit, parameters: speedUpTransaction.Parameters): Promise<void> {
  checkParameters(kit, parameters, 'speedUpTransaction(kit, { id })')
  return startReplacement(kit, { id: parameters.id, action: 'speed-up' })
}

export declare namespace speedUpTransaction {
  type Parameters = { readonly id: string }
  /** `LatchkitError`: `RpcRequestError` or `AbortedError`. */
  type ErrorType = InvalidTransactionError | NotConnectedError | LatchkitError
}
