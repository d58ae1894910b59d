import type { Latchkit } from '../../../engine/latchkit.js'
import { InvalidTransactionError } from '../../../foundation/errors/parameters.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { startReview } from '../../money/review/startReview.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { requestFeature } from '../../wallet/request/feature.js'
import { findReplaceable } from './findReplaceable.js'
import { replacementReview, replacementReviewFeature } from './replacementReview.js'
import type { ReplacementAction } from './types.js'

/** Begins the review of a replacement: see the actions. */
export async function startReplacement(
  kit: Latchkit,
  { id, action }: { readonly id: string; readonly action: ReplacementAction },
): Promise<void> {
  const state = kit.getState()
  if (!sessionOf(state, 'eip155')) throw new NotConnectedError({ namespace: 'eip155' })
  const transaction = findReplaceable(state, id, action)
  if (!transaction)
    throw new InvalidTransactionError({
      field: 'id',
      reason:
        'it must be a pending transaction of `watchTransactions`, sent by the connected account on its chain',
    })
  const { internal } = kit
  for (const feature of [requestFeature, replacementReviewFeature]) internal.install(feature)
  const { chainId, from, hash, to, value = 0n, data } = transaction
  const original = {
    ...(to !== undefined && { to }),
    value,
    ...(data !== undefined && data !== '0x' && { data }),
  }
  const intent = { action, chainId, from, hash, original }
  return startReview(kit, replacementReview, { id: internal.newId(), intent })
}
