import type { Feature } from '../../../engine/feature.js'
import type { Command } from '../../../engine/types.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import type { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import { walletCapabilitiesWaitMs } from '../../../foundation/limits.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { createReviewFeature } from '../review/createReviewFeature.js'
import type { ReviewContext, ReviewKind } from '../review/ReviewKind.js'
import { showResult } from '../review/showResult.js'
import { toHash } from '../review/toHash.js'
import type { Review } from '../review/types.js'
import { getSwapPorts } from './getSwapPorts.js'
import { readSwapFacts } from './readSwapFacts.js'
import { compareWrite, getPaid, isStillTrue, toPlan } from './rules.js'
import { swapFlow } from './swapViews.js'
import type { SwapFacts, SwapIntent, SwapResult, SwapReviewState } from './types.js'

/** The review of a swap on an EVM chain. Each one signs one step; the next step begins a review of its own. */
export const swapReview: ReviewKind<SwapIntent, SwapFacts, SwapResult> = {
  name: 'swapReview',
  namespace: 'eip155',
  view: 'swap-review',
  read: readSwapReview,
  toPlan,
  isStillTrue,
  compare: (write, { intent }, facts) => compareWrite(write, intent, facts),
  toResult: (result) =>
    typeof result === 'object' && 'callsId' in result ? { callsId: result.callsId } : toHash(result),
  onSent: ({ id, result }, state) => {
    const review = state.swapReview
    if (review?.status !== 'sent' || review.id !== id) return []
    if (typeof result !== 'string' || review.facts.step === 'swap')
      return showResult({ id, namespace: 'eip155' }, swapFlow, state)
    if (review.facts.permit) return signedPermit(review, result)
    // The price of now is reviewed, once the approval is confirmed.
    const { limit: _, ...intent } = review.intent
    const next = { ...intent, after: result }
    return [{ feature: 'swapReview', event: { type: 'start', id: `${id}+`, intent: next } }]
  },
  onNotSent: ({ id, error }, { swapReview: review }) => {
    if (review?.status !== 'ready' || review.id !== id || review.facts.step !== 'batch') return []
    const { rpcCode } = error as Partial<WalletRequestError>
    if (rpcCode === undefined || !refusedCodes.includes(rpcCode)) return []
    // Nothing was sent: the wallet is asked for one step after the other.
    const next = { ...review.intent, isBatchRefused: true }
    return [{ feature: 'swapReview', event: { type: 'start', id: `${id}-`, intent: next } }]
  },
}

/**
 * A wallet that reports the capability can refuse a batch: unsupported method (EIP-1193, JSON-RPC), capability or chain, a batch
 * that is too large, an upgrade of the account that the user does not want, and no atomic execution (EIP-5792).
 */
const refusedCodes: readonly number[] = [4200, -32_601, 5700, 5710, 5740, 5750, 5760]

/** Returns what follows a signed permit: the swap at the limit that was reviewed, for exactly the signed amount. */
function signedPermit(
  { id, intent, facts }: Pick<Extract<SwapReviewState, { status: 'sent' }>, 'id' | 'intent' | 'facts'>,
  signature: Hex,
): readonly Command[] {
  const { limit, deadline } = facts
  const permit = { amount: getPaid(intent, limit), nonce: facts.permit?.nonce ?? 0n, deadline, signature }
  const next = { ...intent, after: undefined, limit, permit }
  return [{ feature: 'swapReview', event: { type: 'start', id: `${id}+`, intent: next } }]
}

/** The feature of that review. */
export const swapReviewFeature: Feature = createReviewFeature(swapReview)

async function readSwapReview(
  { intent }: Review<SwapIntent>,
  context: ReviewContext,
  reviewed?: SwapFacts | undefined,
): Promise<SwapFacts> {
  const { clock, getState, signal } = context
  const { network, adapter, source } = await getSwapPorts(intent, context)
  const { evm } = adapter
  if (!evm) throw new AdapterNotFoundError({ namespace: 'eip155' })
  const isSmart = sessionOf(getState(), 'eip155')?.accounts[0].type === 'smartAccount'
  const isAsked = isSmart || (!reviewed && intent.sell.address)
  const support = isAsked
    ? await import('./getCallSupport.js').then(
        ({ getCallSupport }) => getCallSupport(intent, context, walletCapabilitiesWaitMs),
        // One step after the other, with the fees of each.
        () => undefined,
      )
    : undefined
  // What was reviewed is still asked for: the wallet itself refuses what it cannot do.
  const canBatch = reviewed ? reviewed.step === 'batch' : !!intent.sell.address && support?.canBatch === true
  const parameters = { network, intent, source, canBatch, clock, signal }
  const facts = await readSwapFacts(evm.requestNetwork, parameters, reviewed)
  return { ...facts, isSponsored: support?.isSponsored === true }
}
