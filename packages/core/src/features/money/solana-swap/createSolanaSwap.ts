import type { KitState } from '../../../engine/types.js'
import type { ReviewKind } from '../review/ReviewKind.js'
import type { SwapChain } from '../swap-review/SwapChain.js'
import { readSolanaSwap } from './readSolanaSwap.js'
import { compareWrite, isStillTrue, toPlan } from './rules.js'
import type { KitTools, SolanaSwapFacts, SolanaSwapIntent, SwapTools } from './types.js'

const namespace = 'solana'

/** The amounts that are sold and paid depend on the results of these methods: one node that lies must not decide. */
const moneyMethods: readonly string[] = [
  'getBalance',
  'getTokenAccountsByOwner',
  'getFeeForMessage',
  'getMinimumBalanceForRentExemption',
]

/** Creates swapping on Solana: one transaction, which the server has built. */
export function createSolanaSwap(kitTools: KitTools): SwapChain {
  const { SimulationRevertedError, SwapPriceChangedError, TransactionMismatchError, ...kit } = kitTools
  const tools: SwapTools = {
    ...kit,
    createMismatch: (field, cause) => new TransactionMismatchError({ field, cause }),
    createReverted: (reason) => new SimulationRevertedError({ reason }),
    createPriceChanged: () => new SwapPriceChangedError(),
  }
  const kind: ReviewKind<SolanaSwapIntent, SolanaSwapFacts, string> = {
    name: 'solanaSwapReview',
    namespace,
    view: 'swap-review',
    async read({ intent }, context, reviewed) {
      const { clock, signal } = context
      const { network, adapter, source } = await kit.getSwapPorts(intent, context)
      const { requestNetwork } = adapter.solana ?? {}
      if (!requestNetwork) throw new kit.MethodNotSupportedError({ method: 'requestNetwork', namespace })
      const request = (method: string, params: readonly unknown[]) =>
        requestNetwork({ network, method, params, signal, needsMajority: moneyMethods.includes(method) })
      return readSolanaSwap(intent, { request, source, clock, signal }, tools, reviewed)
    },
    toPlan: (intent, facts) => toPlan(intent, facts, tools),
    isStillTrue: (review, reviewed, now) => isStillTrue(review, reviewed, now, tools),
    compare: (write, { intent }, facts) => compareWrite(write, intent, facts, tools),
    toResult: (result) => (typeof result === 'string' ? result : undefined),
    onSent: ({ id }, state) => kit.showResult({ id, namespace }, state),
  }
  const getReview = ({ solanaSwapReview }: KitState) => solanaSwapReview
  return {
    namespace,
    feature: kit.createReviewFeature(kind),
    reviewName: kind.name,
    getReview,
    getNumbers(state) {
      const review = getReview(state)
      return review && 'facts' in review ? toPlan(review.intent, review.facts, tools) : undefined
    },
    start: (latchkit, { id, order }) => kit.startReview(latchkit, kind, { id, intent: order }),
    approve: (latchkit, review) => kit.approveReview(latchkit, kind, review),
  }
}
