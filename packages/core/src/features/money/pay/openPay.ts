import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { PayError } from '../../../foundation/errors/pay.js'
import type { PayParameters } from './parsePayment.js'
import { beginPayment } from './startPay.js'
import type { PayResult } from './types.js'
import { waitForPayment } from './waitForPayment.js'

/**
 * Opens the modal at a payment: the user pays with the connected wallet, from the balance at an exchange, or with any wallet that
 * scans a code. Resolves to the result, or to `undefined` if the user leaves before anything is paid. It settles once. While a
 * payment is in progress it stays pending, also if the modal is closed.
 *
 * @throws see `openPay.ErrorType`. `PayError`: a parameter is invalid, the option `features.pay` is off, or the payment failed
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { openPay } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { pay: true } })
 * const result = await openPay(kit, {
 *   recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   amount: '0.05',
 *   asset: 'eip155:1/slip44:60',
 * })
 * console.log(result?.txHash)
 * ```
 */
export async function openPay(kit: Latchkit, parameters: openPay.Parameters): Promise<openPay.ReturnType> {
  checkParameters(kit, parameters, 'openPay(kit, { recipient, amount, asset })')
  if (!kit.config.pay)
    throw new PayError({ code: 'pay-invalid-config', reason: 'Set the option `features.pay` to true.' })
  beginPayment(kit, parameters, true)
  const result = waitForPayment(kit)
  kit.internal.send({ feature: 'modal', event: { type: 'open', route: { view: 'pay' } } })
  return result
}

export declare namespace openPay {
  type Parameters = PayParameters
  type ReturnType = PayResult | undefined
  type ErrorType = PayError | LatchkitError
}
