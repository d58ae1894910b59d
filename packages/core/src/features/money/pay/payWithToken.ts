import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { PayError } from '../../../foundation/errors/pay.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { beginReview } from './beginReview.js'
import { createSwapPayChain } from './swapPayReview.js'
import { toSwapPayIntent } from './toSwapPayIntent.js'

/**
 * Begins to pay with another token of the connected account on an EVM chain: it is swapped, and the recipient gets exactly the price.
 * The swap is decoded, simulated and reviewed: `toPayReviewModel` returns it. Nothing is signed until `approvePayment`, which signs one
 * step: a token that needs an approval first is approved for exactly what is paid at most, and the swap is reviewed after it.
 *
 * @param parameters `token`: the address of the token of `toPayReviewModel`; `native` for the native token.
 * @throws see `payWithToken.ErrorType`. `PayError` with the code `pay-asset-not-supported` if no source swaps it, `pay-not-initiated`
 * if there is no payment to begin; `SwapPriceChangedError`; `TransactionMismatchError` if the transaction of the server does something
 * else; `SimulationRevertedError`; `SimulationUnavailableError`; `AbortedError` if the review is left
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { approvePayment, payWithToken } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { pay: true } })
 * await payWithToken(kit, { token: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' })
 * const hash = await approvePayment(kit)
 * ```
 */
export async function payWithToken(kit: Latchkit, parameters: payWithToken.Parameters): Promise<void> {
  checkParameters(kit, parameters, 'payWithToken(kit, { token })')
  const { token } = parameters
  const { pay } = kit.getState()
  const isOpen = pay?.status === 'choosing' || (pay?.status === 'reviewing' && !pay.isAsking)
  if (!isOpen || !pay.payment.payWithWallet || pay.payment.asset.namespace !== 'eip155')
    throw new PayError({ code: 'pay-not-initiated', reason: 'Call `startPay` or `openPay` first.' })
  const { payment } = pay
  const session = sessionOf(kit.getState(), 'eip155')
  if (!session) throw new NotConnectedError({ namespace: 'eip155' })
  await beginReview(kit, payment, session, async () => {
    const from = session.accounts[0].address
    return createSwapPayChain(
      await untilDestroyed(kit, (signal) => toSwapPayIntent(kit, { payment, token, from, signal })),
    )
  })
}

export declare namespace payWithToken {
  type Parameters = { readonly token: string }
  type ErrorType = NotConnectedError | PayError | LatchkitError
}
