import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { PlainView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Exchange, ExchangeStatus } from '../../../ports/Exchanges.js'
import type { PayChain } from './PayChain.js'

/** Token to pay with: the native token, an ERC-20 token, or an SPL token. */
export type PayAsset = {
  /** CAIP-19 id, such as `eip155:1/slip44:60` or `eip155:1/erc20:0x…`. */
  readonly id: string
  readonly chainId: CaipNetworkId
  readonly namespace: 'eip155' | 'solana'
  /** The contract or mint of the token; absent for the native token. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A payment that the app asks for. The user cannot change it. */
export type Payment = {
  readonly id: string
  readonly asset: PayAsset
  /** In base units of the asset, more than 0. */
  readonly amount: bigint
  readonly recipient: string
  /** Whether the page of an exchange opens in a new tab. */
  readonly openInNewTab: boolean
  /** Whether the connected wallet can pay. */
  readonly payWithWallet: boolean
  /** Whether the modal shows it: leaving the modal leaves the payment. */
  readonly isInModal: boolean
  /** Key of Solana Pay, by which the payment is found on the chain. */
  readonly reference?: string | undefined
}

/** A payment that has succeeded. */
export type PayResult = {
  readonly paymentId: string
  readonly via: 'wallet' | 'exchange' | 'link'
  /** Hash or signature of the transaction; absent if the exchange reported none. */
  readonly txHash?: string | undefined
  /**
   * Whether the chain shows that the recipient got the amount. False: the exchange reports success, but the chain of the app
   * could not be read, or does not show it.
   */
  readonly isVerified: boolean
}

/** The exchanges that have the asset. `none`: the app has no data API with exchanges. */
export type ExchangeList =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'failed'; readonly error: LatchkitError }
  | { readonly status: 'ready'; readonly exchanges: readonly Exchange[] }

/** A payment at an exchange that has begun. */
export type ExchangeSession = {
  readonly exchange: Exchange
  readonly sessionId: string
  /** The page on which the user pays. */
  readonly url: string
  /** In ms since the epoch. */
  readonly startedAt: number
}

/** A transaction that is said to pay. `look`: how often the chain was asked. */
export type SentPayment = {
  readonly via: PayResult['via']
  readonly txHash: string
  readonly lookCount: number
}

type Opened = { readonly payment: Payment; readonly exchanges: ExchangeList }

/** The payment of the app. */
export type PayState =
  | { readonly status: 'idle' }
  /** The user chooses how to pay. `error`: why the last attempt ended. */
  | (Opened & { readonly status: 'choosing'; readonly error?: LatchkitError | undefined })
  /** The user reviews the transaction of the wallet, or the wallet was asked. `error`: why the wallet sent nothing. */
  | (Opened & {
      readonly status: 'reviewing'
      readonly reviewId: string
      /** The kind of review; absent while its code is loaded. */
      readonly chain?: PayChain | undefined
      readonly isAsking: boolean
      readonly error?: LatchkitError | undefined
    })
  /** An exchange is asked for its page. */
  | (Opened & { readonly status: 'requesting'; readonly exchange: Exchange })
  /** The user pays at an exchange. `isUnknown`: its status could not be read last time. */
  | (Opened & {
      readonly status: 'in-progress'
      readonly session: ExchangeSession
      readonly isUnknown: boolean
    })
  /** A transaction is said to pay, and the chain is asked. */
  | (Opened & {
      readonly status: 'confirming'
      readonly sent: SentPayment
      readonly session?: ExchangeSession | undefined
    })
  /** `at`: when that was found, in ms since the epoch. */
  | (Opened & { readonly status: 'completed'; readonly result: PayResult; readonly at: number })
  | (Opened & { readonly status: 'failed'; readonly error: LatchkitError })

/** Facts of a transaction on the chain. */
export type PayLook = 'pending' | 'paid' | 'reverted' | 'different' | 'unreachable'

/** A payment at an exchange that is kept over page loads. */
export type StoredPayment = { readonly payment: Payment; readonly session: ExchangeSession }

/** Events of the payment. */
export type PayEvent =
  | { readonly type: 'open'; readonly payment: Payment; readonly hasExchanges: boolean }
  /** Asks for the exchanges again. */
  | { readonly type: 'loadExchanges' }
  | { readonly type: 'listed'; readonly id: string; readonly exchanges: readonly Exchange[] }
  | { readonly type: 'listFailed'; readonly id: string; readonly error: LatchkitError }
  | { readonly type: 'chooseWallet'; readonly reviewId: string }
  | { readonly type: 'chainLoaded'; readonly reviewId: string; readonly chain: PayChain }
  | { readonly type: 'askWallet'; readonly reviewId: string }
  /** A step before the payment was signed, and the next one is reviewed; or the price is read again. */
  | { readonly type: 'nextReview'; readonly reviewId: string; readonly nextId: string }
  | { readonly type: 'refreshPrice'; readonly reviewId: string }
  | { readonly type: 'priceRead'; readonly reviewId: string; readonly isOld: boolean }
  /** The wallet has sent the transaction. */
  | { readonly type: 'walletSent'; readonly reviewId: string; readonly txHash: string }
  | { readonly type: 'walletFailed'; readonly reviewId: string; readonly error: LatchkitError }
  | { readonly type: 'chooseExchange'; readonly exchangeId: string }
  | { readonly type: 'started'; readonly id: string; readonly session: ExchangeSession }
  | { readonly type: 'startFailed'; readonly id: string; readonly error: LatchkitError }
  | { readonly type: 'poll' }
  /** `at`: in ms since the epoch. */
  | {
      readonly type: 'polled'
      readonly sessionId: string
      readonly answer: ExchangeStatus
      readonly at: number
    }
  | { readonly type: 'look' }
  | { readonly type: 'looked'; readonly txHash: string; readonly look: PayLook; readonly at: number }
  /** The link of Solana Pay is shown: the chain is asked for its reference from now on. */
  | { readonly type: 'findReference' }
  | { readonly type: 'leaveReference' }
  | { readonly type: 'referenceFound'; readonly id: string; readonly txHash?: string | undefined }
  /**
   * Back to the choice, unless the wallet was asked. A payment at an exchange that has begun stays stored; one that was continued
   * from the storage cannot be paid in another way, because the user may have paid it in the meantime.
   */
  | { readonly type: 'back' }
  /** Reads the stored payments. */
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly payments: readonly StoredPayment[] }
  /** Leaves the payment, unless it is in progress. `force`: also then; it stays stored. */
  | { readonly type: 'close'; readonly force?: boolean | undefined }
  | { readonly type: 'hide' }
  /** The user reads the result: it stays until it is closed. */
  | { readonly type: 'keep' }

/** Asks the gateway or the chain, or reads or writes the storage. Never asks the wallet. */
export type PayEffect =
  | (Effect & { readonly type: 'getExchanges'; readonly payment: Payment })
  | (Effect & { readonly type: 'getPayUrl'; readonly payment: Payment; readonly exchange: Exchange })
  | (Effect & { readonly type: 'getStatus'; readonly session: ExchangeSession })
  | (Effect & {
      readonly type: 'look'
      readonly payment: Payment
      readonly txHash: string
      readonly via: PayResult['via']
    })
  | (Effect & { readonly type: 'findReference'; readonly payment: Payment })
  | (Effect & { readonly type: 'readPrice'; readonly reviewId: string; readonly chain: PayChain })
  | (Effect & { readonly type: 'store'; readonly stored: StoredPayment })
  | (Effect & { readonly type: 'forget'; readonly sessionId: string })
  | (Effect & { readonly type: 'readStored' })
  | Timer<PayEvent>
  | Cancel

/** Facts of the payment. */
export type PayFact =
  /** The exchange has a page for the user. */
  | { readonly type: 'started'; readonly id: string; readonly session: ExchangeSession }
  | { readonly type: 'notStarted'; readonly id: string; readonly error: LatchkitError }
  /** The payment has succeeded. Once for each payment. */
  | { readonly type: 'completed'; readonly id: string; readonly result: PayResult }
  /** The payment has failed. Once for each payment. */
  | { readonly type: 'failed'; readonly id: string; readonly error: LatchkitError }
  /** The price of the review is old. */
  | { readonly type: 'priceDue'; readonly id: string; readonly reviewId: string }
  /** The user left a review that the wallet was not asked for. */
  | { readonly type: 'reviewLeft'; readonly id: string; readonly reviewId: string }
  /** The user left the payment before it was paid. */
  | { readonly type: 'closed'; readonly id: string }
  /** The result was shown for 3 s. */
  | { readonly type: 'shown'; readonly id: string }

/** Step of the payment; see `transition`. */
export type PayStep = Step<PayState, PayEffect, PayFact>

/** All inputs of the machine of the payment. */
export type PayInput = PayEvent | Failed<PayEffect>

declare module '../../../engine/types.js' {
  interface Features {
    pay: { state: PayState; event: PayEvent; fact: PayFact; isOptional: true }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** How to pay what the app asks for: see `openPay`. */
    pay: PlainView<object, 'pay'>
    /** The payment with the wallet, and its network fee. */
    'pay-review': PlainView<object, 'pay'>
    /** Progress of the payment. */
    'pay-progress': PlainView<object, 'pay'>
    /** The code of the payment for wallets that are not connected. */
    'pay-code': PlainView<object, 'pay'>
  }
}
