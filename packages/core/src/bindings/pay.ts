import { approvePayment } from '../features/money/pay/approvePayment.js'
import { closePay } from '../features/money/pay/closePay.js'
import { openPay } from '../features/money/pay/openPay.js'
import { payWithExchange } from '../features/money/pay/payWithExchange.js'
import { payWithToken } from '../features/money/pay/payWithToken.js'
import { payWithWallet } from '../features/money/pay/payWithWallet.js'
import { startPay } from '../features/money/pay/startPay.js'
import type { ExchangeSession, Payment, PayResult } from '../features/money/pay/types.js'
import type { PayModel, PayProgressModel, PayReviewModel } from '../features/money/pay/view.js'
import { watchPayments } from '../features/money/pay/watchPayments.js'
import type { CreateActions, None, Watch } from './Binding.js'

/** The payment of the app: the hook `useLatchkitPay`. */
export const payBinding: {
  readonly watch: Watch<None>
  readonly createActions: CreateActions<None, payBinding.Actions>
} = {
  watch: (kit) => watchPayments(kit),
  createActions: (kit) => ({
    open: (parameters) => openPay(kit, parameters),
    start: (parameters) => startPay(kit, parameters),
    startReview: () => payWithWallet(kit),
    startWithToken: (parameters) => payWithToken(kit, parameters),
    approve: () => approvePayment(kit),
    startAtExchange: (parameters) => payWithExchange(kit, parameters),
    close: () => closePay(kit),
  }),
}

export declare namespace payBinding {
  type State = {
    /** Payment, and the ways to pay it. */
    readonly choice: PayModel
    readonly review: PayReviewModel
    /** Progress of the payment. */
    readonly progress: PayProgressModel
  }
  type Actions = {
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
