import { payBinding } from '@latchkit/core/bindings'
import { toPayModel, toPayProgressModel, toPayReviewModel } from '@latchkit/core/views/pay'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'
import { useWatch } from './useWatch.js'
import { withoutParameters } from './withoutParameters.js'

/**
 * Returns the payment of the app, and the actions that begin, review and make it. Also continues a payment at an exchange that was in
 * progress when the page was left. The modal is not needed, and shows the same payment.
 * @example
 * ```ts
 * import { useLatchkitPay } from '@latchkit/vue'
 *
 * const { open, progress } = useLatchkitPay()
 * await open({
 *   recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   amount: '0.05',
 *   asset: 'eip155:1/slip44:60',
 * })
 * if (progress.value.status === 'completed') console.log(progress.value.result.txHash)
 * ```
 */
export function useLatchkitPay(): useLatchkitPay.ReturnType {
  const none = withoutParameters()
  useWatch(payBinding.watch, none)
  return {
    choice: useModel(toPayModel),
    review: useModel(toPayReviewModel),
    progress: useModel(toPayProgressModel),
    ...useActions(payBinding.createActions, none),
  }
}

export declare namespace useLatchkitPay {
  type ReturnType = Refs<payBinding.State> & payBinding.Actions
}
