import type { Feature } from '../../../engine/feature.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { KitContext, KitState } from '../../../engine/types.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { PayError } from '../../../foundation/errors/pay.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { SwapToken } from '../../../ports/SwapSource.js'
import { approveReview } from '../review/approveReview.js'
import { createReviewFeature } from '../review/createReviewFeature.js'
import type { ReviewKind } from '../review/ReviewKind.js'
import { startReview } from '../review/startReview.js'
import type { ReviewIntent, ReviewState } from '../review/types.js'
import type { SwapStep } from '../swap-review/types.js'
import type { TransferNumbers } from '../transfer/TransferChain.js'

/** The numbers of a payment under review. */
export type PayChainNumbers = Pick<
  TransferNumbers,
  'fee' | 'isSponsored' | 'accountRent' | 'isFeeEstimate' | 'isUnverified' | 'rounding'
> & {
  readonly problem?: TransferNumbers['problem'] | 'less-received' | undefined
  /** Absent: the asset itself is paid. */
  readonly swap?: PaySwap | undefined
}

/** A payment with another token, which is swapped to the asset. The recipient gets exactly the price. */
export type PaySwap = {
  /** Request that is signed now: see `SwapStep`. */
  readonly step: Exclude<SwapStep, 'batch'>
  readonly token: Pick<SwapToken, 'name' | 'symbol' | 'decimals' | 'icon'>
  /** Amount that the account pays at the current price, and at most, in base units of the token. */
  readonly paid: bigint
  readonly paidMax: bigint
  readonly router: Hex
  /** The contract that takes the token; absent for the native token. */
  readonly spender?: Hex | undefined
  /** Who makes the price. */
  readonly source?: string | undefined
  /** After which time the price is read again. */
  readonly refreshMs: number
  /** Changes with each price. */
  readonly priceId: string
  /** Whether the account would pay more than at the price that was shown before. */
  readonly isHigher: boolean
  /** Whether the price is read again; the numbers belong to the earlier price. */
  readonly isUpdating: boolean
}

/** Amount, token and recipient. */
export type PayTerms = {
  readonly asset: { readonly chainId: CaipNetworkId; readonly address?: string | undefined }
  /** In base units. */
  readonly amount: bigint
  readonly recipient: string
}

/** The kind of review with which a payment is signed. The review of Solana is loaded with its first payment. */
export type PayChain = {
  /** The review, which the action installs. */
  readonly feature: Feature
  /** After which time the price is read again; absent without one. */
  readonly priceMs?: number | undefined
  /** Asks the server whether the price that is shown is an old one. */
  readonly isPriceOld?:
    | ((
        context: Pick<KitContext, 'dataApi' | 'getState'> & { readonly signal: AbortSignal },
      ) => Promise<boolean>)
    | undefined
  readonly getReview: (state: KitState) => ReviewState<ReviewIntent, unknown, string> | undefined
  /** Returns the numbers of the current review; `undefined` before it is prepared. */
  readonly getNumbers: (state: KitState) => PayChainNumbers | undefined
  /** Whether the current review waits for the approval of a token. */
  readonly isAfterApproval?: ((state: KitState) => boolean) | undefined
  /** Begins the review, and waits until it is prepared. */
  readonly start: (
    kit: Latchkit,
    review: { readonly id: string; readonly payment: PayTerms; readonly from: string },
  ) => Promise<void>
  /** Approves the review. Returns the id of the transaction. */
  readonly approve: (kit: Latchkit, review: { readonly id: string }) => Promise<string>
}

/** Creates what paying knows about a kind of review. */
export function createPayChain<Intent extends ReviewIntent, Facts, Result extends string>(
  kind: ReviewKind<Intent, Facts, Result>,
  parts: {
    readonly getReview: (state: KitState) => ReviewState<Intent, Facts, Result> | undefined
    readonly toNumbers: (review: ReviewWithFacts<Intent, Facts, Result>) => PayChainNumbers
    /** Returns what is reviewed; `undefined` if the addresses do not belong to the chain. */
    readonly toIntent: (payment: PayTerms, from: string) => Intent | undefined
  },
): PayChain {
  const { getReview, toNumbers, toIntent } = parts
  return {
    feature: createReviewFeature(kind),
    getReview,
    getNumbers(state) {
      const review = getReview(state)
      return review && 'facts' in review ? toNumbers(review) : undefined
    },
    async start(kit, { id, payment, from }) {
      const intent = toIntent(payment, from)
      if (!intent) throw new PayError({ code: 'pay-invalid-recipient' })
      await startReview(kit, kind, { id, intent })
    },
    approve: (kit, review) => approveReview(kit, kind, review),
  }
}

/** A review that is prepared. */
type ReviewWithFacts<Intent, Facts, Result> = Extract<
  ReviewState<Intent, Facts, Result>,
  { readonly facts: Facts }
>
