import { createReference } from '../../../browser/createReference.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { PayError } from '../../../foundation/errors/pay.js'
import { installPay } from './installPay.js'
import { isWithWallet } from './machine.js'
import { type PayParameters, parsePayment } from './parsePayment.js'
import type { Payment } from './types.js'

/**
 * Begins a payment without the modal, and reads the exchanges that have the asset into `kit.getState().pay`. It replaces an earlier
 * payment, but not one that the wallet was asked for; one that is in progress at an exchange stays stored. Continue with `payWithWallet` or `payWithExchange`, and get its
 * result from `waitForPayment`.
 *
 * @param parameters `amount`: of whole tokens as decimal text. `asset`: CAIP-19 id on a configured network; `metadata`: the token, unless
 * the asset is the native token.
 * @throws `PayError` with the code of the invalid field; with `pay-not-initiated` while the wallet pays another payment
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { startPay } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { pay: true } })
 * const payment = startPay(kit, {
 *   recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   amount: '0.05',
 *   asset: 'eip155:1/slip44:60',
 * })
 * ```
 */
export function startPay(kit: Latchkit, parameters: startPay.Parameters): Payment {
  checkParameters(kit, parameters, 'startPay(kit, { recipient, amount, asset })')
  return beginPayment(kit, parameters, false)
}

/** Begins a payment. @throws `PayError` */
export function beginPayment(kit: Latchkit, parameters: PayParameters, isInModal: boolean): Payment {
  const { internal } = kit
  const parsed = parsePayment(parameters, kit.config)
  const { pay } = kit.getState()
  if (pay && isWithWallet(pay))
    throw new PayError({ code: 'pay-not-initiated', reason: 'The wallet has not finished another payment.' })
  installPay(kit)
  const payment: Payment = {
    ...parsed,
    id: internal.newId(),
    isInModal,
    ...(parsed.asset.namespace === 'solana' && { reference: createReference() }),
  }
  const hasExchanges = internal.dataApi?.exchanges !== undefined
  internal.send({ feature: 'pay', event: { type: 'open', payment, hasExchanges } })
  return payment
}

export declare namespace startPay {
  type Parameters = PayParameters
  type ErrorType = PayError
}
