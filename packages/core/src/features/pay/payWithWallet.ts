import { isEvmAddress } from '../../chains/evm/evmAddress.js'
import type { Latchkit } from '../../engine/latchkit.js'
import type { LatchkitError } from '../../foundation/errors/base.js'
import { PayError } from '../../foundation/errors/pay.js'
import { NotConnectedError } from '../../foundation/errors/request.js'
import { sessionOf } from '../connection/rules.js'
import { startReview } from '../review/startReview.js'
import { payReview } from './payReview.js'

/**
 * Begins to pay with the connected wallet. On EVM chains the transaction is prepared, simulated and reviewed: `toPayReviewModel` returns
 * it. Nothing is signed until `approvePayment`.
 *
 * @throws see `payWithWallet.ErrorType`. `NotConnectedError`; `PayError` with the code `pay-not-initiated` if there is no payment to
 * begin, or the wallet is on another network; `SimulationRevertedError` if a contract would reject the transfer
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
  const { internal } = kit
  const { pay } = kit.getState()
  if (pay?.status !== 'choosing' || !pay.payment.payWithWallet)
    throw new PayError({ code: 'pay-not-initiated', reason: 'Call `startPay` or `openPay` first.' })
  const { payment } = pay
  const { namespace, chainId, address: token } = payment.asset
  const session = sessionOf(kit.getState(), namespace)
  if (!session) throw new NotConnectedError({ namespace })
  if (session.chainId !== chainId)
    throw new PayError({ code: 'pay-not-initiated', reason: `Switch the wallet to ${chainId} first.` })
  internal.send({ feature: 'pay', event: { type: 'chooseWallet' } })
  if (namespace === 'solana') return
  const from = session.accounts[0].address
  const { recipient: to, amount } = payment
  if (!isEvmAddress(from) || !isEvmAddress(to) || (token !== undefined && !isEvmAddress(token)))
    throw new PayError({ code: 'pay-invalid-recipient' })
  const intent = { chainId, from, to, amount, paymentId: payment.id, ...(token !== undefined && { token }) }
  await startReview(kit, payReview, { id: internal.newId(), intent })
}

export declare namespace payWithWallet {
  type ErrorType = NotConnectedError | PayError | LatchkitError
}
