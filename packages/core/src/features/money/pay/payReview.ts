import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { ReviewKind } from '../review/ReviewKind.js'
import type { ReviewTypes } from '../review/types.js'
import { toPlan as toTransferPlan } from '../transfer/rules.js'
import { transferReview } from '../transfer/transferReview.js'
import type { TransferFacts, TransferIntent } from '../transfer/types.js'
import { createPayChain, type PayChain } from './PayChain.js'
import { toSent, withLessReceived } from './payReviewRules.js'

/** The review of a payment with the wallet on an EVM chain. */
export const payReview: ReviewKind<TransferIntent, TransferFacts, Hex> = {
  ...transferReview,
  name: 'payReview',
  view: 'pay-review',
  toPlan: (intent, facts, speed) =>
    withLessReceived(transferReview.toPlan(intent, facts, speed), intent, facts.received),
  onSent: toSent,
}

/** Paying on EVM chains. */
export const evmPayChain: PayChain = createPayChain(payReview, {
  getReview: (state) => state.payReview,
  toNumbers({ intent, facts, speed }) {
    const plan = toTransferPlan(intent, facts, speed)
    const { fee, problem } = withLessReceived(plan, intent, facts.received)
    return {
      fee,
      isSponsored: facts.isSponsored,
      isUnverified: intent.token !== undefined && facts.received === undefined,
      ...(facts.rounding !== undefined && { rounding: facts.rounding }),
      ...(problem && { problem }),
    }
  },
  toIntent({ asset: { chainId, address: token }, recipient: to, amount }, from) {
    if (!isEvmAddress(from) || !isEvmAddress(to)) return undefined
    if (token !== undefined && !isEvmAddress(token)) return undefined
    return { chainId, from, to, amount, ...(token !== undefined && { token }) }
  },
})

declare module '../../../engine/types.js' {
  interface Features {
    payReview: ReviewTypes<TransferIntent, TransferFacts, Hex>
  }
}
