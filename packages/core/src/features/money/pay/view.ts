import type { PayErrorCode } from '../../../foundation/errors/pay.js'
import type { Failure } from '../../../foundation/errors/toFailure.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Exchange } from '../../../ports/Exchanges.js'
import type { PayChainNumbers } from './PayChain.js'
import type { PayAsset, PayResult } from './types.js'

/** Why a payment failed, as a view shows it. */
export type PayFailure =
  | { readonly kind: 'pay'; readonly code: PayErrorCode }
  | { readonly kind: 'other'; readonly failure: Failure }

/** Amount, token and recipient. */
export type PaySummary = {
  /** The app. `host`: of its address in the configuration; absent for an invalid one. */
  readonly merchant: {
    readonly name: string
    readonly host?: string | undefined
    readonly icon?: string | undefined
  }
  /** The value of the amount in units of 10^-18 US dollars; absent without a price. */
  readonly value?: bigint | undefined
  readonly asset: Pick<PayAsset, 'symbol' | 'name' | 'decimals'>
  /** In base units. */
  readonly amount: bigint
  readonly recipient: string
  readonly network: {
    readonly id: CaipNetworkId
    readonly name: string
    readonly image?: string | undefined
  }
}

/** Whether and how the wallet can pay. */
export type PayWallet =
  /** The app does not allow it. */
  | { readonly status: 'none' }
  | { readonly status: 'disconnected' }
  /** The wallet is on another network. */
  | { readonly status: 'other-network'; readonly name: string; readonly icon?: string | undefined }
  | {
      readonly status: 'ready'
      readonly name: string
      readonly icon?: string | undefined
      readonly address: string
    }

/** The model of the Pay view. */
export type PayModel =
  | { readonly status: 'none' }
  | ({
      readonly status: 'ready'
      readonly wallet: PayWallet
      readonly exchanges:
        | { readonly status: 'none' | 'loading' | 'failed' }
        | { readonly status: 'ready'; readonly list: readonly Exchange[] }
      /** The exchange whose page is requested. */
      readonly requested?: string | undefined
      /** Link of EIP-681 or Solana Pay, for wallets that are not connected. */
      readonly link: string
      /** Whether a payment with the link is found on the chain. */
      readonly isLinkFollowed: boolean
      readonly isDeclined: boolean
      readonly failure?: PayFailure | undefined
    } & PaySummary)

/** The model of the PayReview view. */
export type PayReviewModel =
  | { readonly status: 'none' }
  /** `isAfterApproval`: the approval of the token is not confirmed yet. */
  | ({ readonly status: 'preparing'; readonly isAfterApproval: boolean } & PayReviewSummary)
  | ({ readonly status: 'failed'; readonly failure: PayFailure } & PayReviewSummary)
  | ({
      readonly status: 'ready'
      readonly isDeclined: boolean
      readonly failure?: PayFailure | undefined
      /** Other tokens of the account that can be swapped, if it has too little of the asset. */
      readonly tokens: readonly PayTokenRow[]
      /** The approval of the login frame shows all of it: the user interface can ask for that at once. */
      readonly isReviewedByFrame: boolean
    } & PayReviewSummary &
      PayNumbers)
  /** It was approved: it is compared with the network's state, and then in the wallet. */
  | ({ readonly status: 'signing' } & PayReviewSummary & PayNumbers)

/** Amount that the wallet pays. */
export type PayReviewSummary = PaySummary & {
  readonly from: string
  readonly wallet: { readonly name: string; readonly icon?: string | undefined }
}

/** Another token of the account. */
export type PayTokenRow = {
  /** For `payWithToken`. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly icon?: string | undefined
  /** In base units. */
  readonly balance: bigint
}

/** The numbers of a payment with the wallet. */
export type PayNumbers = Pick<
  PayChainNumbers,
  'accountRent' | 'isUnverified' | 'rounding' | 'problem' | 'swap'
> & {
  /** The most that the network takes, in base units; `value` in units of 10^-18 US dollars, absent without a price. */
  readonly fee: {
    readonly amount: bigint
    readonly value?: bigint | undefined
    readonly symbol: string
    readonly decimals: number
  }
  /** The name of the app, if it pays the network fee of the smart account: `fee` is 0 then. Empty if it has no name. */
  readonly sponsor?: string | undefined
}

/** The model of the PayProgress view. */
export type PayProgressModel =
  | { readonly status: 'none' }
  /** The user pays at an exchange. `isUnknown`: its status could not be read last time. */
  | ({
      readonly status: 'exchange'
      readonly exchange: Exchange
      readonly url: string
      readonly openInNewTab: boolean
      /** Whether it can still be paid in another way. */
      readonly canChooseAgain: boolean
      readonly isUnknown: boolean
    } & PaySummary)
  /** The transaction was sent, and is not verified yet. */
  | ({ readonly status: 'confirming' } & PaySummary)
  | ({
      readonly status: 'completed'
      readonly result: PayResult
      /** When it was found to be paid, in ms since the epoch. */
      readonly at: number
      /** Page of its transaction in the block explorer of its chain, `https:` only. */
      readonly explorerUrl?: string | undefined
    } & PaySummary)
  | ({ readonly status: 'failed'; readonly failure: PayFailure } & PaySummary)
