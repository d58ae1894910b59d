'use client'
import { payBinding } from '@latchkit/core/bindings'
import { toPayModel, toPayProgressModel, toPayReviewModel } from '@latchkit/core/views/pay'
import { none } from './none.js'
import { useActions } from './useActions.js'
import { useLatchkitState } from './useLatchkitState.js'
import { useWatch } from './useWatch.js'

/**
 * Returns the payment of the app, and the actions that begin, review and make it. Also continues a payment at an exchange that was in
 * progress when the page was left. The modal is not needed, and shows the same payment.
 *
 * @example
 * ```tsx
 * import { useLatchkitPay } from '@latchkit/react'
 *
 * export function Checkout() {
 *   const { open, progress } = useLatchkitPay()
 *   const pay = () =>
 *     open({
 *       recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *       amount: '0.05',
 *       asset: 'eip155:1/slip44:60',
 *     })
 *   if (progress.status === 'completed') return <p>Paid: {progress.result.txHash}</p>
 *   return <button type="button" onClick={() => pay().catch(console.warn)}>Pay 0.05 ETH</button>
 * }
 * ```
 */
export function useLatchkitPay(): useLatchkitPay.ReturnType {
  useWatch(payBinding.watch, none)
  return {
    choice: useLatchkitState(toPayModel),
    review: useLatchkitState(toPayReviewModel),
    progress: useLatchkitState(toPayProgressModel),
    ...useActions(payBinding.createActions, none),
  }
}

export declare namespace useLatchkitPay {
  type ReturnType = payBinding.State & payBinding.Actions
}
