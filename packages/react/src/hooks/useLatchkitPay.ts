'use client'
import type {
  ExchangeSession,
  PayModel,
  Payment,
  PayProgressModel,
  PayResult,
  PayReviewModel,
} from '@latchkit/core'
import {
  approvePayment,
  closePay,
  openPay,
  payWithExchange,
  payWithToken,
  payWithWallet,
  startPay,
  watchPayments,
} from '@latchkit/core/actions'
import { toPayModel, toPayProgressModel, toPayReviewModel } from '@latchkit/core/views/pay'
import { useEffect, useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

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
  const { kit } = useLatchkitContext()
  useEffect(() => watchPayments(kit), [kit])
  const actions = useMemo(
    () => ({
      open: (parameters: openPay.Parameters) => openPay(kit, parameters),
      start: (parameters: startPay.Parameters) => startPay(kit, parameters),
      startReview: () => payWithWallet(kit),
      startWithToken: (parameters: payWithToken.Parameters) => payWithToken(kit, parameters),
      approve: () => approvePayment(kit),
      startAtExchange: (parameters: payWithExchange.Parameters) => payWithExchange(kit, parameters),
      close: () => closePay(kit),
    }),
    [kit],
  )
  return {
    choice: useLatchkitState(toPayModel),
    review: useLatchkitState(toPayReviewModel),
    progress: useLatchkitState(toPayProgressModel),
    ...actions,
  }
}

export declare namespace useLatchkitPay {
  type ReturnType = {
    /** Payment, and the ways to pay it. */
    readonly choice: PayModel
    readonly review: PayReviewModel
    /** Progress of the payment. */
    readonly progress: PayProgressModel
    /** Opens the modal: see the action `openPay`. */
    readonly open: (parameters: openPay.Parameters) => Promise<PayResult | undefined>
    /** Begins a payment without the modal: see the action `startPay`. */
    readonly start: (parameters: startPay.Parameters) => Payment
    /** See the action `payWithWallet`. */
    readonly startReview: () => Promise<void>
    /** See the action `payWithToken`. */
    readonly startWithToken: (parameters: payWithToken.Parameters) => Promise<void>
    /** Asks the wallet: see the action `approvePayment`. */
    readonly approve: () => Promise<string>
    /** See the action `payWithExchange`. */
    readonly startAtExchange: (parameters: payWithExchange.Parameters) => Promise<ExchangeSession>
    /** See the action `closePay`. */
    readonly close: () => void
  }
}
