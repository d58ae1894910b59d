import type { Feature } from '../../engine/feature.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import { AdapterNotFoundError } from '../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../foundation/errors/network.js'
import { SwapNetworkError, TransactionMismatchError } from '../../foundation/errors/transaction.js'
import { createReviewFeature } from '../review/createReviewFeature.js'
import type { ReviewContext, ReviewKind } from '../review/ReviewKind.js'
import { showSent } from '../review/showSent.js'
import { toHash } from '../review/toHash.js'
import type { Review } from '../review/types.js'
import { readSwapFacts } from './readSwapFacts.js'
import { compareSwap, isStillTrue, toPlan } from './rules.js'
import type { SwapFacts, SwapIntent } from './types.js'

/** The review of a swap on an EVM chain. Each one signs one step; the next step begins a review of its own. */
export const swapReview: ReviewKind<SwapIntent, SwapFacts, Hex> = {
  name: 'swapReview',
  namespace: 'eip155',
  view: 'swap-review',
  read,
  toPlan: (intent, facts, speed) => {
    const { problem, transaction } = toPlan(intent, facts, speed)
    return { problem, write: { kind: 'sendTransaction', transaction } }
  },
  isStillTrue,
  compare: (write, { intent }, facts) => {
    if (write.kind !== 'sendTransaction') throw new TransactionMismatchError({ field: 'method' })
    compareSwap(write.transaction, intent, facts)
  },
  toResult: toHash,
  onSent: ({ id, result }, state) => {
    const review = state.swapReview
    if (review?.status !== 'sent' || review.id !== id) return []
    if (review.facts.step === 'swap')
      return showSent({ id, namespace: 'eip155' }, (view) => view.startsWith('swap'), state)
    // The price of now is reviewed, once the approval is confirmed.
    const { limit: _, ...intent } = review.intent
    const next = { ...intent, after: result }
    return [{ feature: 'swapReview', event: { type: 'start', id: `${id}+`, intent: next } }]
  },
}

/** The feature of that review. */
export const swapReviewFeature: Feature = createReviewFeature(swapReview)

async function read(
  { intent }: Review<SwapIntent>,
  { config, adapterOf, dataApi, clock, signal }: ReviewContext,
  reviewed?: SwapFacts | undefined,
): Promise<SwapFacts> {
  const network = config.networkOf(intent.chainId)
  if (!network) throw new NetworkNotFoundError({ chainId: intent.chainId })
  const evm = adapterOf('eip155')?.evm
  if (!evm) throw new AdapterNotFoundError({ namespace: 'eip155' })
  const source = await dataApi?.swaps?.()
  if (!source) throw new SwapNetworkError()
  return readSwapFacts(evm.requestNetwork, { network, intent, source, clock, signal }, reviewed)
}
