import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { PayError } from '../../../foundation/errors/pay.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { beginReview } from './beginReview.js'
import { loadPayChain } from './loadPayChain.js'

/**
 * Begins to pay with the connected wallet: the transaction is prepared, simulated and reviewed. `toPayReviewModel` returns it. Nothing
 * is signed until `approvePayment`.
 *
 * @throws see `payWithWallet.ErrorType`. `NotConnectedError`; `PayError` with the code `pay-not-initiated` if there is no payment to
 * begin, or the wallet is on another network; `SimulationRevertedError` if a contract would reject the transfer; `AbortedError` if
 * the review is left
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { approvePayment, payWithWallet } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { pay: true } })
 * await payWithWallet(kit)
 * const hash = await approvePayment(kit)
 * ```
 */
export async function payWithWallet(kit: Latchkit): Promise<void> {
  const { pay } = kit.getState()
  if (pay?.status !== 'choosing' || !pay.payment.payWithWallet)
    throw new PayError({ code: 'pay-not-initiated', reason: 'Call `startPay` or `openPay` first.' })
  const { payment } = pay
  const { namespace } = payment.asset
  const session = sessionOf(kit.getState(), namespace)
  if (!session) throw new NotConnectedError({ namespace })
  await beginReview(kit, payment, session, () => loadPayChain(payment.asset))
}

export declare namespace payWithWallet {
  type ErrorType = NotConnectedError | PayError | LatchkitError
}
