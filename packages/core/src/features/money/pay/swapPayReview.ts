import type { Hex } from '../../../foundation/encoding/hex.js'
import { payPriceMs } from '../../../foundation/limits.js'
import { approveReview } from '../review/approveReview.js'
import { createReviewFeature } from '../review/createReviewFeature.js'
import type { ReviewKind } from '../review/ReviewKind.js'
import { startReview } from '../review/startReview.js'
import { toHash } from '../review/toHash.js'
import type { ReviewTypes } from '../review/types.js'
import { toPlan } from '../swap-review/rules.js'
import { swapReview } from '../swap-review/swapReview.js'
import type { SwapFacts, SwapIntent } from '../swap-review/types.js'
import type { PayChain, PayChainNumbers } from './PayChain.js'
import { toSent } from './payReviewRules.js'

/** A swap whose recipient is the one that is paid. `shown`: the numbers that stay while the price is read again. */
export type SwapPayIntent = SwapIntent & { readonly recipient: Hex; readonly shown?: SwapFacts | undefined }

/** The review of a payment with another token on an EVM chain. Each one signs one step, as the review of a swap does. */
const swapPayReview: ReviewKind<SwapPayIntent, SwapFacts, Hex> = {
  name: 'swapPayReview',
  namespace: 'eip155',
  view: 'pay-review',
  read: swapReview.read,
  toPlan: swapReview.toPlan,
  isStillTrue: swapReview.isStillTrue,
  compare: swapReview.compare,
  // The hash is looked for on the chain, and a batch has none: the steps are signed one after the other.
  toResult: toHash,
  onSent: ({ id, result }, { swapPayReview: review }) => {
    if (review?.status !== 'sent' || review.id !== id) return []
    if (review.facts.step === 'swap') return toSent({ id, result })
    // The price of now is reviewed, once the approval is confirmed.
    const { limit: _, shown: __, ...intent } = review.intent
    const nextId = `${id}+`
    return [
      { feature: 'pay', event: { type: 'nextReview', reviewId: id, nextId } },
      {
        feature: 'swapPayReview',
        event: { type: 'start', id: nextId, intent: { ...intent, after: result } },
      },
    ]
  },
}

/** Creates paying with another token. */
export function createSwapPayChain(intent: SwapPayIntent): PayChain {
  return {
    feature: createReviewFeature(swapPayReview),
    priceMs: payPriceMs,
    async isPriceOld({ dataApi, getState, signal }) {
      const review = getState().swapPayReview
      if (review?.status !== 'ready') return false
      const { chainId, from: account, sell, buy, mode, amount, source } = review.intent
      const swaps = await dataApi?.swaps?.()
      const quotes = await swaps?.getQuotes({
        ...{ chainId, from: sell.address, to: buy.address, mode, amount, account, signal },
      })
      const quote = quotes?.find((one) => one.source?.id === source?.id)
      return quote !== undefined && isOther(quote.fromAmount, review.facts.fromAmount)
    },
    getReview: (state) => state.swapPayReview,
    getNumbers({ swapPayReview: review }) {
      if (!review || review.status === 'idle') return undefined
      const facts = 'facts' in review ? review.facts : review.intent.shown
      return facts && toNumbers(review, facts)
    },
    isAfterApproval: ({ swapPayReview: review }) =>
      review?.status === 'preparing' && review.intent.after !== undefined && !review.intent.shown,
    start: (kit, { id }) => startReview(kit, swapPayReview, { id, intent }),
    approve: (kit, review) => approveReview(kit, swapPayReview, review),
  }
}

/** Whether two prices differ by more than a thousandth: what is paid at most is more than that above the price. */
const isOther = (one: bigint, other: bigint): boolean =>
  (one > other ? one - other : other - one) * 1_000n > other

function toNumbers(
  { id, intent, status }: { readonly id: string; readonly intent: SwapPayIntent; readonly status: string },
  facts: SwapFacts,
): PayChainNumbers {
  const { fee, paid: paidMax, problem } = toPlan(intent, facts, 'normal')
  const { name, symbol, decimals, icon } = intent.sell
  return {
    fee,
    isSponsored: facts.isSponsored,
    // The swap was simulated.
    isUnverified: false,
    ...(problem && { problem }),
    swap: {
      priceId: id,
      refreshMs: payPriceMs,
      step: facts.step === 'batch' ? 'swap' : facts.step,
      token: { name, symbol, decimals, ...(icon !== undefined && { icon }) },
      paid: facts.fromAmount,
      paidMax,
      router: intent.router,
      ...(intent.spender && { spender: intent.spender }),
      ...(intent.source && { source: intent.source.name }),
      isHigher: intent.shown !== undefined && facts.limit > intent.shown.limit,
      isUpdating: status === 'preparing',
    },
  }
}

declare module '../../../engine/types.js' {
  interface Features {
    swapPayReview: ReviewTypes<SwapPayIntent, SwapFacts, Hex>
  }
}
