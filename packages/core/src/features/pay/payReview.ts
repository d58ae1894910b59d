import { isEvmAddress } from '../../chains/evm/evmAddress.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import type { ReviewKind } from '../review/ReviewKind.js'
import type { ReviewTypes } from '../review/types.js'
import { toPlan as toTransferPlan } from '../transfer/rules.js'
import { transferReview } from '../transfer/transferReview.js'
import type { TransferFacts, TransferIntent } from '../transfer/types.js'
import { createPayChain, type PayChain } from './PayChain.js'
import { isLess, toSent } from './payReviewRules.js'

/** The review of a payment with the wallet on an EVM chain. */
export const payReview: ReviewKind<TransferIntent, TransferFacts, Hex> = {
  ...transferReview,
  name: 'payReview',
  view: 'pay-review',
  toPlan(intent, facts, speed) {
    const plan = transferReview.toPlan(intent, facts, speed)
    return isLess(intent, facts.received) ? { ...plan, problem: plan.problem ?? 'less-received' } : plan
  },
  onSent: toSent,
}

/** Paying on EVM chains. */
export const evmPayChain: PayChain = createPayChain(payReview, {
  getReview: (state) => state.payReview,
  toNumbers({ intent, facts, speed }) {
    const { fee, problem } = toTransferPlan(intent, facts, speed)
    return {
      fee,
      isUnverified: intent.token !== undefined && facts.received === undefined,
      ...(isLess(intent, facts.received) && { problem: 'less-received' }),
      ...(problem && { problem }),
    }
  },
  toIntent({ asset: { chainId, address: token }, recipient: to, amount }, from) {
    if (!isEvmAddress(from) || !isEvmAddress(to)) return undefined
    if (token !== undefined && !isEvmAddress(token)) return undefined
    return { chainId, from, to, amount, ...(token !== undefined && { token }) }
  },
})

declare module '../../engine/types.js' {
  interface Features {
    payReview: ReviewTypes<TransferIntent, TransferFacts, Hex>
  }
}
